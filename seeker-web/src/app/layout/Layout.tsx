import { Outlet } from 'react-router-dom';
import { belowFold } from '../../lib/below-fold';
import { SITE_ID } from '../../ui/site-id';
import { Header } from './Header';
import { RecruiterEntrance } from './RecruiterEntrance';

export const Footer = belowFold(() => import('./Footer'));

export function Layout() {
  return (
    <>
      <div id={SITE_ID}>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <RecruiterEntrance />
    </>
  );
}
