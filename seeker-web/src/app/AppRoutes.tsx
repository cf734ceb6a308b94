import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { JOB_ROUTES, PAGES } from '@skybil/shared';
import { PageLoader } from '../ui/PageLoader';
import { AboutPage } from '../pages/AboutPage';
import { ContactPage } from '../pages/ContactPage';
import { HomePage } from '../pages/HomePage';
import { JobPage } from '../pages/JobPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Layout } from './layout/Layout';

const PrivacyPage = lazy(() => import('../pages/PrivacyPage'));
const TermsPage = lazy(() => import('../pages/TermsPage'));
const AccountPage = lazy(() => import('../pages/AccountPage'));
const ApplicationsPage = lazy(() => import('../pages/ApplicationsPage'));
const RemoteApplicationsPage = lazy(() => import('../pages/RemoteApplicationsPage'));
const ResetPasswordPage = lazy(() => import('../pages/ResetPasswordPage'));
const LoginPage = lazy(() => import('../pages/LoginPage'));
const SignInPage = lazy(() => import('../pages/SignInPage'));
const SignUpPage = lazy(() => import('../pages/SignUpPage'));
const VerifyEmailPage = lazy(() => import('../pages/VerifyEmailPage'));
const NewsletterPage = lazy(() => import('../pages/NewsletterPage'));

const later = (page: ReactNode) => <Suspense fallback={<PageLoader />}>{page}</Suspense>;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path={PAGES.about.path} element={<AboutPage />} />
        <Route path={PAGES.contact.path} element={<ContactPage />} />
        <Route path={PAGES.privacy.path} element={later(<PrivacyPage />)} />
        <Route path={PAGES.terms.path} element={later(<TermsPage />)} />
        <Route path={`${JOB_ROUTES.job}/:id`} element={<JobPage kind="job" />} />
        <Route path={`${JOB_ROUTES.remote}/:id`} element={<JobPage kind="remote" />} />
        <Route path={PAGES.applications.path} element={later(<ApplicationsPage />)} />
        <Route path={PAGES.remoteApplications.path} element={later(<RemoteApplicationsPage />)} />
        <Route path={PAGES.account.path} element={later(<AccountPage />)} />
        <Route path={PAGES.resetPassword.path} element={later(<ResetPasswordPage />)} />
        <Route path={PAGES.login.path} element={later(<LoginPage />)} />
        <Route path={PAGES.signIn.path} element={later(<SignInPage />)} />
        <Route path={PAGES.signUp.path} element={later(<SignUpPage />)} />
        <Route path={PAGES.verifyEmail.path} element={later(<VerifyEmailPage />)} />
        <Route path={PAGES.newsletterConfirm.path} element={later(<NewsletterPage action="confirm" />)} />
        <Route
          path={PAGES.newsletterUnsubscribe.path}
          element={later(<NewsletterPage action="unsubscribe" />)}
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
