import { SITE_NAME } from '@skybil/shared';
import { Link } from 'react-router-dom';
import { useBoardConfig } from '../../lib/board-config';
import { FOOTER, LINK_GROUPS } from './nav-links';
import { LowDataSwitch } from './LowDataSwitch';
import { SocialIcon } from './SocialIcon';
import './footer.css';

export default function Footer() {
  const { socialLinks } = useBoardConfig();
  return (
    <footer id={FOOTER} className="footer">
      <div className="container footer__row">
        <p className="quiet">© 2025 {SITE_NAME}. All rights reserved.</p>
        <ul className="footer__links">
          {LINK_GROUPS.flatMap(({ links }) => links).map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
        <LowDataSwitch />
        <ul className="footer__social">
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a className="icon-button" href={url} target="_blank" rel="noopener">
                <SocialIcon name={name} />
                <span className="visually-hidden">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
