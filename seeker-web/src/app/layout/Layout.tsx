import { Outlet } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import { RecruiterEntrance } from './RecruiterEntrance';

export function Layout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RecruiterEntrance />
    </>
  );
}
