import './logo-step.css';

/** Reads like the other buttons of the site. */
export const RecruiterLabel = ({ children }: { children: string }) => (
  <span className="recruiter-label">{children}</span>
);
