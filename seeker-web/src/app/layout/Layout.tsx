import { Outlet } from 'react-router-dom';
import { SITE_ID } from '../../ui/site-id';
import { Footer } from './Footer';
import { Header } from './Header';
import { RecruiterEntrance } from './RecruiterEntrance';

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
