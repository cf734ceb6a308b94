import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AccountStep, StepContext } from '../use-next';

interface StepLinkProps {
  step: AccountStep;
  to: string;
  className?: string;
  children: ReactNode;
}

/** Leads to another page, or to another step of the sheet around it. */
export function StepLink({ step, to, className, children }: StepLinkProps) {
  const goTo = useContext(StepContext);
  if (!goTo)
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  return (
    <button type="button" className="link-button" onClick={() => goTo(step)}>
      {children}
    </button>
  );
}
