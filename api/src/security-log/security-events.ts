/** All that the security log tells of, and what each means to whoever reads it (docs/security.md says what to do). */
export const SECURITY_EVENTS = {
  'account-made': 'somebody signed up or registered',
  'signed-in': 'a right password',
  'sign-in-failed': 'a wrong password, an unknown e-mail, or an account that waits',
  'account-locked': 'failures made the account wait',
  'reset-asked': 'somebody asked for a new password',
  'reset-failed': 'a wrong or old code for a new password',
  'reset-redeemed': 'a right code set a new password',
  'password-changed': 'who is signed in set a new password by the old one',
  'password-change-failed': 'who is signed in gave a wrong old password',
  'second-factor-on': 'an authenticator app was added to the sign-in',
  'second-factor-off': 'the authenticator app was taken from the sign-in, with password and code',
  'second-factor-failed':
    'a right password with a wrong code of the app, or who is signed in gave a wrong password to change this, or a wrong code',
  'recovery-code-used': 'a recovery code stood in for the authenticator app',
  'session-ended': 'one session was signed out',
  'sessions-ended': 'all sessions of the account were ended, or all but one',
  'email-changed': 'an account has another e-mail',
  'email-proven': 'somebody showed to read mail at the e-mail of the account',
  'account-disowned': 'whoever reads mail at its e-mail did not make the account: it was erased',
  'owner-changed': 'an operator handed a company over',
  'data-downloaded': 'a seeker took a copy of all own data',
  'account-erased': 'a seeker was erased; the id of the event is the number of the receipt',
  'account-closed': 'a company closed its account; the id of the event is the number of the receipt',
  'resume-viewed': 'a company opened a resume that was sent to it',
  'certificate-viewed': 'a company opened a certificate that was sent to it',
} as const;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;
