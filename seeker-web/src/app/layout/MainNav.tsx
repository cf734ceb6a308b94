import { Link } from 'react-router-dom';
import { Menu } from '../../ui/Menu';
import { ABOUT_LINKS, SUPPORT_LINKS } from './nav-links';

export function MainNav() {
  return (
    <ul className="header__nav">
      <li>
        <Link className="menu__item" to="/">
          Home
        </Link>
      </li>
      <li>
        <Menu label="About">
          {ABOUT_LINKS.map(({ to, name }) => (
            <li key={to}>
              <Link className="menu__item" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </Menu>
      </li>
      <li>
        <Menu label="Support">
          {SUPPORT_LINKS.map(({ to, name }) => (
            <li key={to}>
              <Link className="menu__item" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </Menu>
      </li>
    </ul>
  );
}
