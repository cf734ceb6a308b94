import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { Menu } from '../../ui/Menu';
import { ABOUT_LINKS, SUPPORT_LINKS } from './nav-links';

const MENUS = [
  { label: 'About', without: PAGES.about.path, links: ABOUT_LINKS },
  { label: 'Support', without: PAGES.contact.path, links: SUPPORT_LINKS },
];

export function MainNav() {
  return (
    <ul className="header__nav">
      <li>
        <Link className="menu__item" to="/">
          Home
        </Link>
      </li>
      <li>
        <Link className="menu__item" to={PAGES.saved.path}>
          {PAGES.saved.title}
        </Link>
      </li>
      {MENUS.map(({ label, without, links }) => (
        <li key={label}>
          <Menu label={label} without={without}>
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link className="menu__item" to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </Menu>
        </li>
      ))}
    </ul>
  );
}
