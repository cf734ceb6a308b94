import { later } from './later';

/** Pages that not everybody needs. */
export const PrivacyPage = later(() => import('../pages/PrivacyPage'));
export const TermsPage = later(() => import('../pages/TermsPage'));
export const SubscribePage = later(() => import('../pages/SubscribePage'));
export const NewsletterPage = later(() => import('../pages/NewsletterPage'));
export const SavedPage = later(() => import('../pages/SavedPage'));
export const AccountPage = later(() => import('../pages/AccountPage'));
export const ApplicationsPage = later(() => import('../pages/ApplicationsPage'));
export const RemoteApplicationsPage = later(() => import('../pages/RemoteApplicationsPage'));
export const ResetPasswordPage = later(() => import('../pages/ResetPasswordPage'));
export const LoginPage = later(() => import('../pages/LoginPage'));
export const SignInPage = later(() => import('../pages/SignInPage'));
export const SignUpPage = later(() => import('../pages/SignUpPage'));
export const VerifyEmailPage = later(() => import('../pages/VerifyEmailPage'));
