import { describe, expect, it } from 'vitest';
import { suggestCategory, suggestEmploymentType, suggestLevel } from './label-rules.js';
import { JOB_CATEGORIES, type JobLevel } from './options.js';

/** Labelled by hand. */
const TITLES: Record<string, string[]> = {
  Programming: [
    'Junior PHP Developer',
    'Senior Mobile Engineer (Flutter)',
    'Software Engineering Intern',
    'Backend Engineer, Payments',
    'React Native Developer',
    'Manual QA Tester',
  ],
  'Data Science': [
    'Data Analyst Intern',
    'Senior Data Engineer',
    'Monitoring & Evaluation Officer',
    'Business Intelligence Manager',
    'Machine Learning Engineer',
  ],
  Designing: [
    'UI/UX Intern',
    'Senior Product Designer',
    'Graphics Designer / Corel Draw',
    'Interior Designer',
    'Fashion Designer',
  ],
  Networking: [
    'Network Administrator',
    'IT Support Officer',
    'NOC Engineer',
    'Fibre Optic Technician',
    'Head of IT Infrastructure',
  ],
  Management: [
    'Branch Manager',
    'Managing Director',
    'Project Coordinator, WASH',
    'Chief of Staff',
    'Country Manager, Nigeria',
  ],
  Marketing: [
    'Digital Marketing Intern',
    'Brand Manager',
    'SEO Specialist',
    'Head, Corporate Communications',
    'Social Media Handler',
    'Brand Promoter',
  ],
  Cybersecurity: [
    'Information Security Analyst',
    'SOC Analyst (Entry Level)',
    'Head, Cyber Security',
    'Penetration Tester',
    'Information Security & Compliance Officer',
  ],
  Sales: [
    'Territory Sales Manager',
    'Corporate Sales Executive',
    'Pharmaceutical Sales Representative',
    'Realtor',
    'Key Account Manager',
    'Business Developer',
  ],
  'Accounting and Finance': [
    'Assistant Accountant',
    'Financial Controller',
    'Head, Treasury',
    'Loan Officer',
    'Audit Trainee',
    'Tax Associate',
    'Credit Risk Analyst',
  ],
  'Customer Service': [
    'Call Centre Agent',
    'Customer Success Manager',
    'Customer Experience Associate',
    'Client Service Officer',
    'Chat Agent (Night Shift)',
  ],
  Administration: [
    'Personal Assistant to the MD',
    'Office Secretary',
    'Admin Executive',
    'Front Desk Officer',
    'Data Entry Clerk',
  ],
  'Human Resources': [
    'HR Generalist',
    'Recruitment Intern',
    'Head, Human Capital',
    'Learning and Development Specialist',
    'HR Business Partner',
  ],
  Engineering: [
    'Site Engineer',
    'Graduate Civil Engineer',
    'Graduate Trainee Engineer (Electrical)',
    'Quantity Surveyor',
    'Maintenance Manager (Factory)',
    'HSE Supervisor',
    'Senior Drilling Engineer',
  ],
  'Skilled Trades': [
    'Welder',
    'Generator Technician',
    'CNC Machine Operator',
    'Auto Mechanic',
    'Tailor',
    'Makeup Artist',
  ],
  Healthcare: [
    'Registered Nurse',
    'Senior Medical Officer',
    'Intern Pharmacist',
    'Physiotherapist',
    'Medical Director',
    'Dental Therapist',
    'Consultant Obstetrician & Gynaecologist',
  ],
  Education: [
    'Mathematics Teacher',
    'Head Teacher',
    'School Administrator',
    'Nursery Class Assistant Teacher',
    'Lecturer II, Computer Science',
  ],
  'Logistics and Operations': [
    'Truck Driver',
    'Dispatch Rider (Motorbike)',
    'Warehouse Supervisor',
    'Head of Procurement',
    'Store Keeper',
    'Fleet Manager',
  ],
  'Hospitality and Retail': [
    'Sous Chef',
    'Waitress',
    'Supermarket Manager',
    'Hotel Receptionist',
    'Pump Attendant',
    'Hotel Front Desk Officer',
  ],
  Legal: ['Legal Officer', 'Company Secretary / Legal Adviser', 'Litigation Associate', 'Head, Compliance'],
  'Media and Writing': [
    'Content Writer',
    'Video Editor',
    'Radio Presenter',
    'Photographer',
    'Copywriter Intern',
  ],
  Agriculture: ['Poultry Farm Manager', 'Agronomist', 'Fish Farm Attendant', 'Agricultural Extension Worker'],
  Other: ['Security Guard', 'Executive Protection Agent', 'Cleaner', 'Live-in Nanny'],
};

const LEVELS: Record<JobLevel, string[]> = {
  'Beginner level': [
    'Junior PHP Developer',
    'Software Engineering Intern',
    'Graduate Trainee',
    'NYSC Corper - Accounts',
    'Cashier',
    'Truck Driver',
    'Waitress',
    'Office Assistant',
    'Data Entry Clerk',
    'Audit Trainee',
    'Hospital Volunteer',
    'SOC Analyst Level 1',
  ],
  'Intermediate level': [
    'Accountant',
    'Mid-Level Backend Engineer',
    'HR Officer',
    'Registered Nurse',
    'Electrician',
    'Legal Officer',
    'Product Designer',
    'Site Engineer',
    'Quantity Surveyor',
    'Carpenter',
  ],
  'Senior level': [
    'Senior Data Engineer',
    'Head of Procurement',
    'Managing Director',
    'Chief Financial Officer',
    'Principal Architect',
    'Lead Frontend Engineer',
    'Sr. Process Engineer',
    'General Manager',
  ],
};

const rows = <Label extends string>(table: Record<Label, string[]>) =>
  (Object.entries(table) as [Label, string[]][]).flatMap(([label, titles]) =>
    titles.map((title) => [title, label] as const),
  );

describe('suggestCategory', () => {
  it.each(rows(TITLES))('reads %s as %s [JOB-51]', (title, category) => {
    expect(suggestCategory(title)).toBe(category);
  });

  it.each([
    ['Sales Engineer', 'Sales'],
    ['Executive Assistant to the CEO', 'Administration'],
    ['Medical Sales Representative', 'Sales'],
    ['Cloud Security Architect', 'Cybersecurity'],
    ['School Administrator', 'Education'],
    ['ACCOUNTANT', 'Accounting and Finance'],
  ])('lets the occupation decide, not a word in it: %s is %s', (title, category) => {
    expect(suggestCategory(title)).toBe(category);
  });

  it('asks the text if the title names no field', () => {
    expect(suggestCategory('Officer', '<p>You prepare tax returns and keep our accounting books.</p>')).toBe(
      'Accounting and Finance',
    );
    expect(suggestCategory('Accountant', 'Our hospital has nurses and a pharmacy.')).toBe(
      'Accounting and Finance',
    );
  });

  it('is Other if nothing names a field', () => {
    expect(suggestCategory('Sir Awesome')).toBe('Other');
    expect(suggestCategory('')).toBe('Other');
  });

  it('offers every category', () => {
    expect(Object.keys(TITLES)).toEqual([...JOB_CATEGORIES]);
  });
});

describe('suggestLevel', () => {
  it.each(rows(LEVELS))('reads %s as %s [JOB-51]', (title, level) => {
    expect(suggestLevel(title)).toBe(level);
  });

  it.each([
    ['Driver', 'At least 5 years of driving experience', 'Senior level'],
    ['Accountant', 'Minimum of 3 (three) years post-qualification experience', 'Intermediate level'],
    ['Accountant', '<li>0 - 1 year working experience</li>', 'Beginner level'],
    ['Junior Accountant', '5+ years experience', 'Beginner level'],
    ['Accountant', 'We have 20 years of experience. You: 2-4 years of experience.', 'Intermediate level'],
    ['Accountant', 'Founded 10 years ago.', 'Intermediate level'],
    ['Legal Officer', 'LLB, BL, 6 years post call.', 'Senior level'],
    ['Architect', 'BSc, 1 year.', 'Beginner level'],
    ['Brand Manager', '6-8 years in FMCG marketing', 'Senior level'],
    ['Executive Assistant', 'Keep the diary. 5-8 years supporting directors.', 'Senior level'],
    ['Accountant', 'Age: 25 - 35 years. A contract of at least 1 year.', 'Intermediate level'],
    ['Accountant', 'Fresh graduates may apply.', 'Beginner level'],
    ['Accountant', 'No experience needed.', 'Beginner level'],
    ['Accountant', 'Fresh graduates with 2 years of experience', 'Intermediate level'],
  ])('reads %s with the text %j as %s', (title, text, level) => {
    expect(suggestLevel(title, text)).toBe(level);
  });

  it.each([
    ['HR Business Partner', 'Intermediate level'],
    ['Secretary to the General Manager', 'Beginner level'],
    ['Lead Generation Officer', 'Intermediate level'],
    ['Internal Auditor', 'Intermediate level'],
  ])('is not misled by a word in %s: %s', (title, level) => {
    expect(suggestLevel(title)).toBe(level);
  });

  it('is unknown if nothing tells it', () => {
    expect(suggestLevel('Maintenance')).toBe('');
  });
});

describe('suggestEmploymentType', () => {
  it.each([
    ['Full Time', 'Full-time'],
    ['Part Time', 'Part-time'],
    ['Contract Data Architect', 'Contract'],
    ['Contracts Manager', undefined],
    ['Creative Intern', 'Internship'],
    ['Internal Auditor', undefined],
    ['Digital Content Presenter (NYSC)', 'NYSC'],
    ['National Service Personnel', 'NYSC'],
    ['Temp Nurse', 'Temporary'],
  ])('reads %s as %s [JOB-51]', (text, type) => {
    expect(suggestEmploymentType(text)).toBe(type);
  });

  it.each([
    ['Job Type: Contract', 'Contract'],
    ['This is a full-time position in Lagos', 'Full-time'],
    ['You negotiate contracts with interns and full-time staff', undefined],
  ])('reads a text with %j as %s', (sentence, type) => {
    expect(suggestEmploymentType('Cook', `<p>About us.</p><p>${sentence}</p>`)).toBe(type);
  });
});
