import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoader } from '../components/PageLoader';
import { AboutPage } from '../pages/AboutPage';
import { ContactPage } from '../pages/ContactPage';
import { HomePage } from '../pages/HomePage';
import { JobPage } from '../pages/JobPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Layout } from './layout/Layout';

const PrivacyPage = lazy(() => import('../pages/PrivacyPage'));
const TermsPage = lazy(() => import('../pages/TermsPage'));
const ApplicationsPage = lazy(() => import('../pages/ApplicationsPage'));
const RemoteApplicationsPage = lazy(() => import('../pages/RemoteApplicationsPage'));
const ResetPasswordPage = lazy(() => import('../pages/ResetPasswordPage'));
const LoginPage = lazy(() => import('../pages/LoginPage'));
const SignInPage = lazy(() => import('../pages/SignInPage'));
const SignUpPage = lazy(() => import('../pages/SignUpPage'));
const NewsletterPage = lazy(() => import('../pages/NewsletterPage'));

const later = (page: ReactNode) => <Suspense fallback={<PageLoader />}>{page}</Suspense>;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="contact" element={<ContactPage />} />
        <Route path="privacy-policy" element={later(<PrivacyPage />)} />
        <Route path="terms-of-service" element={later(<TermsPage />)} />
        <Route path="apply-job/:id" element={<JobPage kind="job" />} />
        <Route path="remoteapply-job/:id" element={<JobPage kind="remote" />} />
        <Route path="applications" element={later(<ApplicationsPage />)} />
        <Route path="remote-applications" element={later(<RemoteApplicationsPage />)} />
        <Route path="reset-password" element={later(<ResetPasswordPage />)} />
        <Route path="login" element={later(<LoginPage />)} />
        <Route path="sign-in" element={later(<SignInPage />)} />
        <Route path="sign-up" element={later(<SignUpPage />)} />
        <Route path="newsletter/confirm" element={later(<NewsletterPage action="confirm" />)} />
        <Route path="newsletter/unsubscribe" element={later(<NewsletterPage action="unsubscribe" />)} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
