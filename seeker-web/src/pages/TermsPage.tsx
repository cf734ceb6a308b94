import { Link } from 'react-router-dom';
import { mailLink, PAGES } from '@skybil/shared';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function TermsPage() {
  const { supportEmail } = useBoardConfig();
  useTitle(PAGES.terms.title);
  return (
    <div className="container page page--text">
      <article className="prose">
        <h1>Terms of Service</h1>
        <p className="quiet">April 28, 2025</p>
        <p>By using Skybil you agree to these terms. If you do not agree, please do not use the board.</p>
        <h2>What Skybil is</h2>
        <p>
          A board where companies post jobs and people apply to them. We are not an employer or an agent, and
          no party to what a company and an applicant agree on.
        </p>
        <h2>Your account</h2>
        <p>
          Tell the truth about yourself, keep your password to yourself, and tell us when somebody else used
          it.
        </p>
        <h2>Job seekers</h2>
        <ul>
          <li>Send only papers that are yours and true.</li>
          <li>Never pay for a job or an interview. Tell us about anybody who asks for money.</li>
        </ul>
        <h2>Companies</h2>
        <ul>
          <li>Post only real jobs that you may fill, and describe them honestly.</li>
          <li>Posting is free and has no limit. We may hide adverts that mislead or break the law.</li>
          <li>Use what applicants send you only to decide on that job.</li>
        </ul>
        <h2>Adverts from elsewhere</h2>
        <p>Some adverts come from other sites and say so. You apply at the source, under its terms.</p>
        <h2>What we answer for</h2>
        <p>
          We run the board with care but cannot promise that it is always up, that an advert is right, or that
          you find work or staff. As far as the law allows, we do not answer for losses that follow from using
          it.
        </p>
        <h2>Law</h2>
        <p>These terms are governed by the laws of the Federal Republic of Nigeria.</p>
        <h2>Privacy and contact</h2>
        <p>
          How we treat your data is in the <Link to="/privacy-policy">Privacy Policy</Link>. Questions:{' '}
          <a href={mailLink(supportEmail)}>{supportEmail}</a>.
        </p>
      </article>
    </div>
  );
}
