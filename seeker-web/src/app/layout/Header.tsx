import { lazy, Suspense, useState } from 'react';
import { SITE_NAME } from '@skybil/shared';
import { Link, useLocation } from 'react-router-dom';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { ScriptButton } from '../../ui/ScriptButton';
import { AccountNav } from './AccountNav';
import { FOOTER } from './nav-links';
import { MainNav } from './MainNav';
import './header.css';

const MobileMenu = lazy(() => import('./MobileMenu'));

export function Header() {
  const { key } = useLocation();
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === key;
  return (
    <header className="header">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <div className="container header__row">
        <Link to="/" className="header__home" aria-label={`${SITE_NAME}, home`}>
          <span className="wordmark">{SITE_NAME}</span>
        </Link>
        <nav className="header__wide" aria-label="Main">
          <MainNav />
        </nav>
        <div className="header__wide header__account">
          <AccountNav />
        </div>
        <ScriptButton
          withoutScript={`#${FOOTER}`}
          className="icon-button header__toggle"
          aria-label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          onClick={() => setMenuAt(menuOpen ? undefined : key)}
        >
          {menuOpen ? <CloseIcon /> : <MenuIcon />}
        </ScriptButton>
      </div>
      {menuOpen && (
        <Suspense fallback={null}>
          <MobileMenu />
        </Suspense>
      )}
    </header>
  );
}
