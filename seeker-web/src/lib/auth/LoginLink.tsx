import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safePath } from '../safe-path';
import { useAuth } from './auth-port';
import { signInPath } from './sign-in-path';

interface LoginLinkProps {
  /** Where the person is afterwards. */
  next: string;
  className?: string;
  children: ReactNode;
}

/** Opens the sign-in; a plain link to its page until the provider is there. */
export function LoginLink({ next, className, children }: LoginLinkProps) {
  const { status, signIn } = useAuth();
  // The address of this page may itself read like another site ('//evil.example').
  const back = safePath(next, '/');
  return (
    <Link
      className={className}
      to={signInPath(back)}
      onClick={(event) => {
        if (status === 'loading') return;
        event.preventDefault();
        signIn(back);
      }}
    >
      {children}
    </Link>
  );
}
