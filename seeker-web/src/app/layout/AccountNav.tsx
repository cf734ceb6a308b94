import { Link } from 'react-router-dom';
import { PAGES } from '@skybil/shared';
import { Logo } from '../../ui/Logo';
import { Menu } from '../../ui/Menu';
import { LoginLink } from '../../lib/auth/LoginLink';
import { RecruiterEntry } from './RecruiterEntry';
import { useAccount } from './use-account';

export function AccountNav() {
  const account = useAccount();
  const { auth, user, greeting } = account;
  if (auth.status !== 'signed-in') {
    return (
      <div className={`row ${auth.status === 'loading' ? 'account-unknown' : ''}`}>
        <RecruiterEntry account={account} className="button button--bare" />{' '}
        <LoginLink className="button" next={account.here}>
          Login
        </LoginLink>
      </div>
    );
  }
  return (
    <div className="row">
      <Link className="menu__item" to="/applications">
        Applied Jobs
      </Link>
      <Menu
        label={
          <>
            <Logo name={user?.name ?? ''} image={user?.image} size={28} />
            <span className="menu__name">{greeting ?? 'Account'}</span>
          </>
        }
      >
        <li>
          <Link className="menu__item" to="/remote-applications">
            Remote applications
          </Link>
        </li>
        <li>
          <Link className="menu__item" to={PAGES.account.path}>
            Your account
          </Link>
        </li>
        {auth.manageAccount && (
          <li>
            <button type="button" className="menu__item" onClick={auth.manageAccount}>
              Manage account
            </button>
          </li>
        )}
        <li>
          <button type="button" className="menu__item" onClick={account.signOut}>
            Sign out
          </button>
        </li>
      </Menu>
    </div>
  );
}
