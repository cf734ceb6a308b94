import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';

/** For the first application. */
export function ScamHint() {
  return (
    <p>
      An employer never asks you to pay for a job: <Link to={PAGES.scams.path}>{PAGES.scams.title}</Link>.
    </p>
  );
}
