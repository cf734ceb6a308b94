import { lazyPage } from './lazy-page';

export const HomePage = lazyPage(() => import('../pages/HomePage'));
export const JobPage = lazyPage(() => import('../pages/JobPage'));
export const CompanyPage = lazyPage(() => import('../pages/CompanyPage'));
export const ApplyPage = lazyPage(() => import('../pages/ApplyPage'));
export const ReportPage = lazyPage(() => import('../pages/ReportPage'));
export const JobsPage = lazyPage(() => import('../pages/JobsPage'));
export const ContactPage = lazyPage(() => import('../pages/ContactPage'));
export const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage'));
export const TextPage = lazyPage(() => import('../pages/TextPage'));
export const SubscribePage = lazyPage(() => import('../pages/SubscribePage'));
export const NewsletterPage = lazyPage(() => import('../pages/NewsletterPage'));
export const SaveAsPdfPage = lazyPage(() => import('../pages/SaveAsPdfPage'));
export const SavedPage = lazyPage(() => import('../pages/SavedPage'));
export const AccountPage = lazyPage(() => import('../pages/AccountPage'));
export const ApplicationsPage = lazyPage(() => import('../pages/ApplicationsPage'));
export const OfflinePage = lazyPage(() => import('../pages/OfflinePage'));
export const ResetPasswordPage = lazyPage(() => import('../pages/ResetPasswordPage'));
export const LoginPage = lazyPage(() => import('../pages/LoginPage'));
export const SignInPage = lazyPage(() => import('../pages/SignInPage'));
export const SignUpPage = lazyPage(() => import('../pages/SignUpPage'));
export const VerifyEmailPage = lazyPage(() => import('../pages/VerifyEmailPage'));

/** Server-rendered pages by name. The server puts the name into the page data. */
export const PUBLIC_FILES = {
  ApplyPage,
  CompanyPage,
  ContactPage,
  HomePage,
  JobPage,
  JobsPage,
  NewsletterPage,
  NotFoundPage,
  ReportPage,
  SaveAsPdfPage,
  SubscribePage,
  TextPage,
};
export type PublicFile = keyof typeof PUBLIC_FILES;

export async function preloadPage(file: string): Promise<void> {
  await Object.entries(PUBLIC_FILES)
    .find(([name]) => name === file)?.[1]
    .preload();
}
