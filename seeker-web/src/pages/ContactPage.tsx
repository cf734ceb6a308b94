import { mailLink, PAGES } from '@skybil/shared';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import './page.css';

export default function ContactPage() {
  const { supportEmail } = useBoardConfig();
  useTitle(PAGES.contact.title);
  return (
    <div className="container page page--text">
      <article className="prose">
        <h1>Contact</h1>
        <p>
          For anything about the board, your account or an advert, write to us. One address for everything:
        </p>
        <p>
          <a className="button" href={mailLink(supportEmail)}>
            {supportEmail}
          </a>
        </p>
        <p className="quiet">
          When an advert looks wrong, send its address along. What a company says to an application stands
          under Applied Jobs.
        </p>
      </article>
    </div>
  );
}
