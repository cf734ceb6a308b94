interface Page {
  path: string;
  title: string;
  /** Hidden from search engines: it belongs to one person or to one mailed link. */
  isPrivate: boolean;
}

const open = (path: string, title: string): Page => ({ path, title, isPrivate: false });
const own = (path: string, title: string): Page => ({ path, title, isPrivate: true });

/** All pages with a fixed address, except home. */
export const PAGES = {
  jobs: open('/jobs', 'Jobs by place and category'),
  about: open('/about', 'About'),
  contact: open('/contact', 'Contact'),
  privacy: open('/privacy-policy', 'Privacy policy'),
  terms: open('/terms-of-service', 'Terms of service'),
  scams: open('/job-scams', 'How to spot a job scam'),
  saveAsPdf: open('/save-as-pdf', 'Save your CV as a PDF'),
  applications: own('/applications', 'Your applications'),
  remoteApplications: own('/remote-applications', 'Your remote applications'),
  saved: own('/saved', 'Saved jobs'),
  account: own('/account', 'Your account'),
  signIn: own('/sign-in', 'Sign in'),
  signUp: own('/sign-up', 'Sign up'),
  offline: own('/offline', 'No connection'),
  login: own('/login', 'Login'),
  resetPassword: own('/reset-password', 'Reset password'),
  verifyEmail: own('/verify-email', 'Is this e-mail yours?'),
  newsletter: open('/newsletter', 'Newsletter'),
  newsletterConfirm: own('/newsletter/confirm', 'Confirm your e-mail'),
  newsletterUnsubscribe: own('/newsletter/unsubscribe', 'Unsubscribe'),
} as const satisfies Record<string, Page>;

export const FORM_ROUTES = {
  subscribe: '/forms/newsletter',
  confirm: '/forms/newsletter/confirm',
  unsubscribe: '/forms/newsletter/unsubscribe',
  apply: '/forms/apply',
  report: '/forms/report',
  closing: '/forms/closing',
  mailSwitch: '/forms/mails',
  interview: '/forms/interviews',
} as const;

/** The moderators' console, which a board has with `STAFF=on`. */
export const STAFF_PAGE = '/staff';

export const PAGE_NOT_FOUND = 'Page not found';
