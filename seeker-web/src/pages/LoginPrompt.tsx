import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth/auth-port';
import { LoginLink } from '../lib/auth/LoginLink';

interface LoginPromptProps {
  children?: ReactNode;
}

export function LoginPrompt({
  children = 'Login to see your resume and your applications.',
}: LoginPromptProps) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (status !== 'signed-out') return null;
  return (
    <div className="card row no-print">
      <p>{children}</p>
      <LoginLink className="button" next={pathname}>
        Login
      </LoginLink>
    </div>
  );
}
