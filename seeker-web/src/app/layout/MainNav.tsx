import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { Menu } from '../../ui/Menu';
import { LINK_GROUPS } from './nav-links';

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
      {LINK_GROUPS.map(({ name, links, withoutScript }) => (
        <li key={name}>
          <Menu label={name} withoutScript={withoutScript}>
            {links.map((link) => (
              <li key={link.to}>
                <Link className="menu__item" to={link.to}>
                  {link.name}
                </Link>
              </li>
            ))}
          </Menu>
        </li>
      ))}
    </ul>
  );
}
