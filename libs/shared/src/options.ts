/** Fixed option lists (JOB-2), in the order in which they are shown. */
export const JOB_CATEGORIES = [
  'Programming',
  'Data Science',
  'Designing',
  'Networking',
  'Management',
  'Marketing',
  'Cybersecurity',
] as const;
export const JOB_LOCATIONS = [
  'Lagos',
  'Abuja',
  'Oyo',
  'Ogun',
  'Edo',
  'Kaduna',
  'Akwa Ibom',
  'Anambra',
  'Rivers',
  'Ekiti',
] as const;
export const JOB_LEVELS = ['Beginner level', 'Intermediate level', 'Senior level'] as const;
export const JOB_NATURES = ['Remote'] as const;
export const CURRENCIES = ['NGN', 'USD'] as const;
export const NEWSLETTER_USER_TYPES = ['jobseeker', 'recruiter'] as const;

export type JobCategory = (typeof JOB_CATEGORIES)[number];
export type JobLocation = (typeof JOB_LOCATIONS)[number];
export type JobLevel = (typeof JOB_LEVELS)[number];
export type Currency = (typeof CURRENCIES)[number];
export type NewsletterUserType = (typeof NEWSLETTER_USER_TYPES)[number];

export const NEW_JOB_DEFAULTS = {
  kind: 'job',
  location: 'Lagos',
  category: 'Programming',
  level: 'Beginner level',
  nature: 'Remote',
  currency: 'NGN',
  salary: '0',
} as const;

export const PAY_NOT_DISCLOSED = 'Not disclosed';
