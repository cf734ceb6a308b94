import { type JobKind, NATIONWIDE, WORLDWIDE } from '@skybil/shared';
import type { TestBoard } from './board.js';
import { storeJobs } from './stored-jobs.js';

export interface SearchAdvert {
  title: string;
  companyName: string;
  location: string;
  category: string;
  kind: JobKind;
  place?: string;
  employmentType?: string;
  nysc?: string;
  openTo?: string[];
}

type More = Partial<Omit<SearchAdvert, 'title' | 'companyName' | 'location' | 'category'>>;

function advert(
  title: string,
  companyName: string,
  location: SearchAdvert['location'],
  category: string,
  more: More = {},
): SearchAdvert {
  return { title, companyName, location, category, kind: 'job', ...more };
}

const MONEY = 'Accounting and Finance';
const LOGISTICS = 'Logistics and Operations';
const HOTELS = 'Hospitality and Retail';
const TRADES = 'Skilled Trades';
const INTERNSHIP = { employmentType: 'Internship' };
const AT_HOME: More = { kind: 'remote', openTo: [WORLDWIDE] };

/** Invented adverts that look like Nigerian ones, the oldest first. */
export const SEARCH_ADVERTS: readonly SearchAdvert[] = [
  advert('Accountant', 'Palmgrove Foods', 'Lagos', MONEY, { place: 'Ikeja' }),
  advert('Senior Accountant', 'Bluecrest Hotels', 'Lagos', MONEY),
  advert('Accountant/Account Officer', 'Winnow Catering', 'Lagos', MONEY),
  advert('Junior Accountant', 'Kobo Microfinance Bank', 'Lagos', MONEY, { place: 'Yaba', nysc: 'Required' }),
  advert('Financial Accountant', 'Stanfield Logistics', 'Lagos', MONEY),
  advert('Accountant', 'Redrock Quarry', 'Abuja', MONEY),
  advert('Account Officer', 'Harvest Poultry', 'Oyo', MONEY, { place: 'Ibadan' }),
  advert('Accounts Officer', 'Stargate Microfinance', 'Lagos', MONEY),
  advert('Internal Auditor', 'Grandtower Properties', 'Lagos', MONEY),
  advert('Tax Manager', 'Okoro & Sons', 'Enugu', MONEY),
  advert('Cashier', 'Burger Republic', 'Lagos', HOTELS, { place: 'Surulere' }),
  advert('Private Banker', 'Kobo Microfinance Bank', 'Abuja', MONEY),
  advert('Driver', 'Star Movers', 'Rivers', LOGISTICS, { place: 'Port Harcourt' }),
  advert('Company Driver', 'Creekside Oil Services', 'Rivers', LOGISTICS, { place: 'Trans Amadi' }),
  advert('Driver', 'Sunrise Schools', 'Abuja', LOGISTICS),
  advert('Experienced Driver', 'Motorway Mobility', 'Lagos', LOGISTICS),
  advert('Dispatch Rider', 'Swiftbox Delivery', 'Lagos', LOGISTICS, { place: 'Surulere' }),
  advert('Truck Driver', 'Savannah Cement', 'Kano', LOGISTICS),
  advert('Storekeeper', 'Savannah Cement', 'Kano', LOGISTICS),
  advert('Procurement Officer', 'Afrik Rail', NATIONWIDE, LOGISTICS),
  advert('Logistics Assistant', 'Stanfield Logistics', 'Rivers', LOGISTICS, { place: 'Onne' }),
  advert('Registered Nurse', 'Garden Hospital', 'Abuja', 'Healthcare', { place: 'Garki' }),
  advert('Staff Nurse', 'Cedar Clinic', 'Abuja', 'Healthcare'),
  advert('Nurse / Midwife', 'Saint Monica Hospital', 'Enugu', 'Healthcare'),
  advert('Auxiliary Nurse', 'Olive Care Home', 'Lagos', 'Healthcare'),
  advert('Pharmacist', 'Garden Hospital', 'Abuja', 'Healthcare'),
  advert('Medical Laboratory Scientist', 'Unity Diagnostics', 'Abuja', 'Healthcare'),
  advert('Medical Officer', 'Cedar Clinic', 'Kaduna', 'Healthcare', { place: 'Zaria' }),
  advert('Cleaner', 'Garden Hospital', 'Abuja', 'Other'),
  advert('Radiographer', 'Unity Diagnostics', 'Abuja', 'Healthcare', { place: 'Gwagwalada' }),
  advert('Frontend Developer', 'Flutterwave', 'Lagos', 'Programming'),
  advert('Front End Engineer', 'Paddy Software', 'Abuja', 'Programming'),
  advert('Front-End Developer (React)', 'Codelift', 'Lagos', 'Programming', AT_HOME),
  advert('Backend Engineer', 'Flutterwave', 'Lagos', 'Programming'),
  advert('Full-Stack Developer', 'Naira Ledger', 'Oyo', 'Programming', { place: 'Ibadan' }),
  advert('DevOps Engineer', 'Codelift', 'Lagos', 'Programming', AT_HOME),
  advert('Data Analyst', 'Kobo Microfinance Bank', 'Lagos', 'Data Science'),
  advert('Data Analyst', 'Insight Works', 'Lagos', 'Data Science', { kind: 'remote', openTo: ['NG', 'GH'] }),
  advert('Senior Data Analyst', 'Northwind Analytics', 'Lagos', 'Data Science', AT_HOME),
  advert('Data Analyst', 'Plains Health', 'Lagos', 'Data Science', { kind: 'remote', openTo: ['US'] }),
  advert('Remote Product Designer', 'Copperbelt Studio', 'Oyo', 'Designing', AT_HOME),
  advert('Data Entry Clerk', 'Census Support', 'Kaduna', 'Administration'),
  advert('Graduate Trainee', 'Union Cement', 'Ogun', 'Engineering'),
  advert('Graduate Trainee (Power)', 'Lowland Power', 'Delta', 'Engineering', { place: 'Warri' }),
  advert('Graduate Sales Representative', 'Crown Beverages', 'Imo', 'Sales', { place: 'Owerri' }),
  advert('Management Trainee', 'Crown Beverages', 'Lagos', 'Management'),
  advert('Marketing Intern', 'Brandhouse', 'Lagos', 'Marketing', INTERNSHIP),
  advert('Software Engineering Intern', 'Codelift', 'Lagos', 'Programming', { ...AT_HOME, ...INTERNSHIP }),
  advert('Digital Content Presenter (NYSC)', 'Seedbed Hub', 'Abuja', 'Media and Writing', {
    employmentType: 'NYSC',
  }),
  advert('Corper, Mathematics Teacher', 'Hilltop College', 'Osun', 'Education', { place: 'Osogbo' }),
  advert('Administrative Assistant (Youth Corps)', 'Riverbank Consulting', 'Rivers', 'Administration'),
  advert('HR Officer', 'Nimbus Consulting', 'Lagos', 'Human Resources'),
  advert('Human Resource Lead', 'Brainbridge', 'Abuja', 'Human Resources'),
  advert('Talent Acquisition Specialist', 'Northgate', 'Lagos', 'Human Resources'),
  advert('Civil Engineer', 'Rockwell Construction', 'Oyo', 'Engineering', { place: 'Ibadan' }),
  advert('Site Manager', 'Rockwell Construction', 'Oyo', 'Engineering', { place: 'Ogbomoso' }),
  advert('Mechanical Engineer', 'Union Cement', 'Ogun', 'Engineering'),
  advert('Electrical Engineer', 'Lowland Power', 'Delta', 'Engineering'),
  advert('Sales Girl', 'Ify Wears', 'Lagos', 'Sales', { place: 'Lekki' }),
  advert('Sales Executive', 'Shoreline Estates', 'Lagos', 'Sales', { place: 'Lekki' }),
  advert('Receptionist', 'Bluecrest Hotels', 'Lagos', 'Administration', { place: 'Victoria Island' }),
  advert('Chef', 'Bluecrest Hotels', 'Cross River', HOTELS, { place: 'Calabar' }),
  advert('Secretary', 'Adeyemi and Partners', 'Lagos', 'Administration'),
  advert('Legal Officer', 'Adeyemi and Partners', 'Lagos', 'Legal'),
  advert('Biology Teacher', 'Emerald Schools', 'Anambra', 'Education', { place: 'Onitsha' }),
  advert('Farm Supervisor', 'Harvest Poultry', 'Oyo', 'Agriculture'),
  advert('Customer Service Representative', 'Swiftbox Delivery', 'Lagos', 'Customer Service'),
  advert('IT Support Officer', 'Quickline Telecoms', 'Abuja', 'Networking'),
  advert('Security Guard', 'Falcon Guards', 'Edo', 'Other', { place: 'Benin City' }),
  advert('Graphic Designer', 'Brandhouse', 'Lagos', 'Designing', { employmentType: 'Part-time' }),
  advert('Welder', 'Creekside Oil Services', 'Rivers', TRADES, { place: 'Bonny' }),
  advert('Tailor', 'Kente Couture', 'Ondo', TRADES, { place: 'Akure' }),
  advert('Nail Technician', 'Velvet Spa', 'Lagos', TRADES, { place: 'Ajah' }),
  advert('Solar Installer', 'Sunbeam Energy', 'Niger', TRADES, { place: 'Minna' }),
  advert('Social Media Manager', 'Kente Couture', 'Lagos', 'Marketing', AT_HOME),
];

/** Stores them, each a day after the one before it. @returns them by id */
export async function storeSearchAdverts(board: TestBoard): Promise<Map<string, SearchAdvert>> {
  const rows = SEARCH_ADVERTS.map((one) => ({
    ...one,
    openTo: one.openTo ? [...one.openTo] : undefined,
    states: one.location === NATIONWIDE ? [] : [one.location],
  }));
  const ids = await storeJobs(board, rows);
  return new Map(ids.map((id, at) => [id, SEARCH_ADVERTS[at] as SearchAdvert]));
}
