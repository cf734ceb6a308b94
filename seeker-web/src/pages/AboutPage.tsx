import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function AboutPage() {
  useTitle(PAGES.about.title);
  return (
    <div className="container page page--text">
      <article className="prose">
        <h1>About Skybil</h1>
        <p>
          Skybil was founded in 2025 to make one thing simple: finding honest work from anywhere in Nigeria,
          on site or remote.
        </p>
        <h2>For people who look for work</h2>
        <p>
          Every advert is open to read, with the pay in plain words where the company tells it. You keep one
          resume here, apply with one press, and see what became of each application.
        </p>
        <h2>For companies</h2>
        <p>
          Posting a job is free and there is no limit. Applications arrive in one list, with the papers beside
          the decision.
        </p>
        <h2>What we hold on to</h2>
        <ul>
          <li>The advert comes first. Nothing on a page stands in its way.</li>
          <li>A cheap phone on a slow network gets the same board as everybody else.</li>
          <li>A company sees your e-mail only after it accepts you.</li>
        </ul>
        <p>
          Questions? <Link to="/contact">Write to us</Link>.
        </p>
      </article>
    </div>
  );
}
