import { later } from './later';

/** Each in a file of its own: a page brings its own code, and no other's. */
export const HomePage = later(async () => ({ default: (await import('../pages/HomePage')).HomePage }));
export const JobPage = later(async () => ({ default: (await import('../pages/JobPage')).JobPage }));
export const AboutPage = later(async () => ({ default: (await import('../pages/AboutPage')).AboutPage }));
export const ContactPage = later(async () => ({
  default: (await import('../pages/ContactPage')).ContactPage,
}));
export const NotFoundPage = later(async () => ({
  default: (await import('../pages/NotFoundPage')).NotFoundPage,
}));
export const PrivacyPage = later(() => import('../pages/PrivacyPage'));
export const TermsPage = later(() => import('../pages/TermsPage'));
export const SubscribePage = later(() => import('../pages/SubscribePage'));
export const NewsletterPage = later(() => import('../pages/NewsletterPage'));
export const SavedPage = later(() => import('../pages/SavedPage'));
export const AccountPage = later(() => import('../pages/AccountPage'));
export const ApplicationsPage = later(() => import('../pages/ApplicationsPage'));
export const RemoteApplicationsPage = later(() => import('../pages/RemoteApplicationsPage'));
export const OfflinePage = later(() => import('../pages/OfflinePage'));
export const ResetPasswordPage = later(() => import('../pages/ResetPasswordPage'));
export const LoginPage = later(() => import('../pages/LoginPage'));
export const SignInPage = later(() => import('../pages/SignInPage'));
export const SignUpPage = later(() => import('../pages/SignUpPage'));
export const VerifyEmailPage = later(() => import('../pages/VerifyEmailPage'));

/** Those that are the same for everybody, by the names of their files in `pages`. */
export const PUBLIC_FILES = {
  AboutPage,
  ContactPage,
  HomePage,
  JobPage,
  NewsletterPage,
  NotFoundPage,
  PrivacyPage,
  SubscribePage,
  TermsPage,
};
export type PublicFile = keyof typeof PUBLIC_FILES;

/** Loads a page that the server rendered, as far as it is known here. */
export async function bringPage(file: string): Promise<void> {
  await Object.entries(PUBLIC_FILES)
    .find(([name]) => name === file)?.[1]
    .bring();
}
