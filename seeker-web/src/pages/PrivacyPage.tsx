import { Link } from 'react-router-dom';
import { LIMITS, mailLink, PAGES, RETENTION_LINES } from '@skybil/shared';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

const PERIODS = Object.values(RETENTION_LINES).filter((line) => line !== undefined);

export default function PrivacyPage() {
  const { supportEmail } = useBoardConfig();
  useTitle(PAGES.privacy.title);
  return (
    <div className="container page page--text">
      <article className="prose">
        <h1>Privacy Policy</h1>
        <p className="quiet">April 28, 2025</p>
        <p>
          This policy says what Skybil keeps about you, why, who sees it and how you get it back or have it
          erased. It follows the Nigeria Data Protection Act 2023.
        </p>
        <h2>What we keep</h2>
        <ul>
          <li>
            Job seekers: name, e-mail, phone number if you give one, picture, resume, the certificates you
            send, your applications and the jobs you save.
          </li>
          <li>
            Companies: name, e-mail, logo, description, website, a scrambled form of the password, and the
            jobs you post.
          </li>
          <li>Newsletter: your e-mail and whether you look for work or hire.</li>
          <li>Technical records of requests, without passwords, codes, links to files or e-mails.</li>
          <li>
            A log of sign-ins, erasures and views of documents, in which fingerprints stand for people,
            addresses and devices.
          </li>
        </ul>
        <h2>Why</h2>
        <p>
          To show jobs, to bring applications to the company you chose, to answer you, and to keep the board
          safe. We sell nothing and show no advertising.
        </p>
        <h2>Who sees it</h2>
        <p>
          A company you apply to sees your name, your picture, and the resume and certificate as they were
          when you sent them. It sees your e-mail only after it accepts you, and your phone number only if you
          say so in your account. Other companies and visitors see none of it.
        </p>
        <h2>How long we keep it</h2>
        <ul>
          {PERIODS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>Your rights</h2>
        <p>
          You can download a copy of your data and erase your account on the page{' '}
          <Link to={PAGES.account.path}>{PAGES.account.title}</Link>, and companies close theirs in their
          profile; both give a receipt of what went and what stays for how long. Your applications show when a
          company first opened what you sent. To have something corrected, or for anything else, write to{' '}
          <a href={mailLink(supportEmail)}>{supportEmail}</a>. You may also complain to the Nigeria Data
          Protection Commission.
        </p>
        <h2>What your browser stores</h2>
        <p>
          Your sign-in, so that you need not repeat it, and for {LIMITS.knownDeviceDays} days a cookie by
          which the board knows a device again that you signed in on, so that others cannot lock you out. The
          jobs you save, with their text, until you take the star away or sign out. For when there is no line:
          the last pages you read, your applications, and those that could not be sent yet, until you sign
          out. Whether you want pages with few data, once you have chosen, also in a cookie. There are no
          tracking cookies.
        </p>
        <h2>Children</h2>
        <p>The service is not for children under 16. We erase what we learn to be theirs.</p>
        <h2>Changes</h2>
        <p>When this policy changes, its new date stands at the top.</p>
      </article>
    </div>
  );
}
