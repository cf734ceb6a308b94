/** Fixed option lists (JOB-2), in the order in which they are shown. */
export const JOB_CATEGORIES = [
  'Programming',
  'Data Science',
  'Designing',
  'Networking',
  'Management',
  'Marketing',
  'Cybersecurity',
  'Sales',
  'Accounting and Finance',
  'Customer Service',
  'Administration',
  'Human Resources',
  'Engineering',
  'Skilled Trades',
  'Healthcare',
  'Education',
  'Logistics and Operations',
  'Hospitality and Retail',
  'Legal',
  'Media and Writing',
  'Agriculture',
  'Other',
] as const;
/** Number of categories that are offered even if they have no job. */
export const FIRST_CATEGORIES = 7;
/** The 36 states and Abuja (FCT). The first ten are offered first. */
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
  'Abia',
  'Adamawa',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Enugu',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Nasarawa',
  'Niger',
  'Ondo',
  'Osun',
  'Plateau',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const;
/** Number of locations that are offered before "More places". */
export const FIRST_LOCATIONS = 10;
/** Location of a job in every state. */
export const NATIONWIDE = 'Nigeria';
/** Location of an imported on-site job whose source names none. */
export const PLACE_NOT_STATED = 'Nigeria (place not stated)';
export const JOB_LEVELS = ['Beginner level', 'Intermediate level', 'Senior level'] as const;
export const JOB_NATURES = ['Remote'] as const;
export const CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const;
export const EMPLOYMENT_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Internship',
  'NYSC',
  'Temporary',
] as const;
export const WORK_MODES = ['On-site', 'Hybrid', 'Remote'] as const;
export const REQUIREMENTS = ['Required', 'Not required'] as const;
export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export const PAY_BASES = ['gross', 'net'] as const;
/** `openTo` of a remote job without a limit to countries. */
export const WORLDWIDE = 'Worldwide';
/** Days of the filter "Posted within". */
export const POSTED_WITHIN_DAYS = ['1', '7', '30'] as const;
export const NEWSLETTER_USER_TYPES = ['jobseeker', 'recruiter'] as const;

export type JobCategory = (typeof JOB_CATEGORIES)[number];
export type JobLocation = (typeof JOB_LOCATIONS)[number];
export type JobLevel = (typeof JOB_LEVELS)[number];
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type WorkMode = (typeof WORK_MODES)[number];
export type PayPeriod = (typeof PAY_PERIODS)[number];
export type PayBasis = (typeof PAY_BASES)[number];
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
