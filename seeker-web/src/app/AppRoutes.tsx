import { Route, Routes } from 'react-router-dom';
import {
  APPLY_PAGES,
  BOARD_TEXTS,
  COMPANY_PAGES,
  FORM_ROUTES,
  JOB_KINDS,
  JOB_ROUTES,
  LANDING_PAGES,
  PAGES,
  REPORT_PAGES,
} from '@skybil/shared';
import { Layout } from './layout/Layout';
import {
  AccountPage,
  ApplicationsPage,
  ApplyPage,
  CompanyPage,
  ContactPage,
  HomePage,
  JobPage,
  JobsPage,
  LoginPage,
  NewsletterPage,
  NotFoundPage,
  OfflinePage,
  ReportPage,
  ResetPasswordPage,
  SaveAsPdfPage,
  SavedPage,
  SignInPage,
  SignUpPage,
  SubscribePage,
  TextPage,
  VerifyEmailPage,
} from './pages';

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        {Object.values(LANDING_PAGES)
          .flat()
          .map((landing) => (
            <Route
              key={landing.path}
              caseSensitive
              path={landing.path}
              element={<HomePage landing={landing} />}
            />
          ))}
        <Route caseSensitive path={PAGES.jobs.path} element={<JobsPage />} />
        <Route caseSensitive path={PAGES.contact.path} element={<ContactPage />} />
        {BOARD_TEXTS.map((name) => (
          <Route key={name} caseSensitive path={PAGES[name].path} element={<TextPage name={name} />} />
        ))}
        <Route caseSensitive path={PAGES.saveAsPdf.path} element={<SaveAsPdfPage />} />
        <Route caseSensitive path={`${JOB_ROUTES.job}/:id`} element={<JobPage kind="job" />} />
        <Route caseSensitive path={`${JOB_ROUTES.remote}/:id`} element={<JobPage kind="remote" />} />
        <Route caseSensitive path={`${COMPANY_PAGES}/:id`} element={<CompanyPage />} />
        {[APPLY_PAGES, FORM_ROUTES.apply].flatMap((start) =>
          JOB_KINDS.map((kind) => (
            <Route
              key={`${start}/${kind}`}
              caseSensitive
              path={`${start}/${kind}/:id`}
              element={<ApplyPage kind={kind} />}
            />
          )),
        )}
        {[REPORT_PAGES, FORM_ROUTES.report].flatMap((start) =>
          JOB_KINDS.map((kind) => (
            <Route
              key={`${start}/${kind}`}
              caseSensitive
              path={`${start}/${kind}/:id`}
              element={<ReportPage kind={kind} />}
            />
          )),
        )}
        <Route caseSensitive path={PAGES.applications.path} element={<ApplicationsPage />} />
        <Route caseSensitive path={PAGES.remoteApplications.path} element={<ApplicationsPage isRemote />} />
        <Route caseSensitive path={PAGES.saved.path} element={<SavedPage />} />
        <Route caseSensitive path={PAGES.account.path} element={<AccountPage />} />
        <Route caseSensitive path={PAGES.resetPassword.path} element={<ResetPasswordPage />} />
        <Route caseSensitive path={PAGES.login.path} element={<LoginPage />} />
        <Route caseSensitive path={PAGES.signIn.path} element={<SignInPage />} />
        <Route caseSensitive path={PAGES.signUp.path} element={<SignUpPage />} />
        <Route caseSensitive path={PAGES.verifyEmail.path} element={<VerifyEmailPage />} />
        <Route caseSensitive path={PAGES.newsletter.path} element={<SubscribePage />} />
        <Route
          caseSensitive
          path={PAGES.newsletterConfirm.path}
          element={<NewsletterPage action="confirm" />}
        />
        <Route
          caseSensitive
          path={PAGES.newsletterUnsubscribe.path}
          element={<NewsletterPage action="unsubscribe" />}
        />
        <Route caseSensitive path={PAGES.offline.path} element={<OfflinePage />} />
        <Route caseSensitive path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
