import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { LINK_GROUPS } from './nav-links';
import { LoginLink } from '../../lib/auth/LoginLink';
import { RecruiterEntry } from './RecruiterEntry';
import { useAccount } from './use-account';

const SEEKER_LINKS = [
  { to: '/applications', name: 'Applied Jobs' },
  { to: '/remote-applications', name: 'Remote applications' },
  { to: PAGES.account.path, name: 'Your account' },
];

export default function MobileMenu() {
  const account = useAccount();
  const { auth, greeting } = account;
  const signedIn = auth.status === 'signed-in';
  return (
    <nav className="mobile-menu container" aria-label="Menu">
      {greeting && <p className="mobile-menu__greeting">{greeting}</p>}
      <Link className="menu__item" to="/">
        Home
      </Link>
      <Link className="menu__item" to={PAGES.saved.path}>
        {PAGES.saved.title}
      </Link>
      {signedIn &&
        SEEKER_LINKS.map(({ to, name }) => (
          <Link key={to} className="menu__item" to={to}>
            {name}
          </Link>
        ))}
      {LINK_GROUPS.map((group) => (
        <div key={group.name}>
          <p className="mobile-menu__group">{group.name}</p>
          {group.links.map(({ to, name }) => (
            <Link key={to} className="menu__item" to={to}>
              {name}
            </Link>
          ))}
        </div>
      ))}
      <div className="mobile-menu__account">
        {signedIn ? (
          <>
            {auth.manageAccount && (
              <button type="button" className="button button--plain" onClick={auth.manageAccount}>
                Manage account
              </button>
            )}
            <button type="button" className="button button--plain" onClick={account.signOut}>
              Sign out
            </button>
          </>
        ) : (
          <>
            <RecruiterEntry account={account} className="button button--plain" />
            <LoginLink className="button" next={account.here}>
              Login
            </LoginLink>
          </>
        )}
      </div>
    </nav>
  );
}
