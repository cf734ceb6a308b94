import { Link } from 'react-router-dom';
import { PAGES, SITE_NAME } from '@skybil/shared';

/** What comes next. */
export function ReportSent({ mailed }: { mailed: boolean }) {
  return (
    <>
      <p role="status">
        Your report is now with the people who run {SITE_NAME}. They decide whether the advert stays
        {mailed ? ', and we mail you what they decided.' : '.'}
      </p>
      <p>
        Did you pay, or give away your details? <Link to={PAGES.scams.path}>{PAGES.scams.title}</Link> says
        what to do now.
      </p>
    </>
  );
}
