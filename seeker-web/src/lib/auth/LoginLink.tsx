import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safePath } from '../safe-path';
import { useAuth } from './auth-port';
import { signInPath } from './sign-in-path';

interface LoginLinkProps {
  next: string;
  className?: string;
  children: ReactNode;
}

/** Opens the sign-in. Until the provider is ready it is a link to the sign-in page. */
export function LoginLink({ next, className, children }: LoginLinkProps) {
  const { status, signIn } = useAuth();
  // the current path may look like another site ('//evil.example')
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
