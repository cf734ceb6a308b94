import { boardFile, type EmploymentType, type JobKind } from '@skybil/shared';

const { nationalService } = boardFile().country;
/** Of the country's service after a degree. */
export const SERVICE_WORDS: readonly string[] = nationalService
  ? [nationalService.name, ...nationalService.otherNames]
  : [];

/** Words for a trade as a whole, which find its category. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  Programming:
    'programming, coding, software, software development, web development, tech, it, ict, information technology',
  'Data Science':
    'data science, data, data analytics, analytics, machine learning, artificial intelligence, ai, statistics',
  Designing: 'designing, design, graphics, creative, ui, ux, user experience',
  Networking: 'networking, network, telecoms, telecommunication, it, ict, information technology',
  Management: 'management, leadership',
  Marketing: 'marketing, digital marketing, advertising, branding, marketer',
  Cybersecurity: 'cybersecurity, cyber security, information security, it, information technology',
  Sales: 'sales, selling, business development, telesales',
  'Accounting and Finance':
    'accounting and finance, accounting, accounts, finance, banking, bank, audit, auditing, tax, bookkeeping, insurance, fintech',
  'Customer Service':
    'customer service, customer care, customer support, customer experience, call centre, call center, contact centre, help desk',
  Administration: 'administration, administrative, admin, office, clerical, secretarial',
  'Human Resources':
    'hr, human resources, human capital, people operations, recruitment officer, talent acquisition',
  Engineering:
    'engineering, civil engineering, electrical engineering, mechanical engineering, oil and gas, construction',
  'Skilled Trades':
    'skilled trades, trade, artisan, artisans, handwork, vocational, technician, factory, construction',
  Healthcare:
    'healthcare, health care, health, hospital, clinic, medical, medicine, nursing, pharmacy, public health',
  Education: 'education, teaching, school, schools, academic, university, tutoring',
  'Logistics and Operations':
    'logistics and operations, logistics, operations, supply chain, transport, transportation, haulage, warehouse, warehousing, delivery, procurement, shipping',
  'Hospitality and Retail':
    'hospitality and retail, hospitality, retail, hotel, hotels, restaurant, catering, tourism, supermarket, kitchen, housekeeping',
  Legal: 'legal, law, law firm, compliance',
  'Media and Writing':
    'media and writing, media, writing, journalism, content, copywriting, broadcasting, communications, editing',
  Agriculture: 'agriculture, agric, agro, agribusiness, farming, farm, livestock, poultry, fishery',
};

export const EMPLOYMENT_WORDS: Readonly<Record<EmploymentType, string>> = {
  'Full-time': 'full time, fulltime, permanent',
  'Part-time': 'part time, parttime, weekend, evening',
  Contract: 'contract, contractor, freelance, freelancer, consultancy',
  Internship:
    'intern, interns, internship, internships, industrial training, industrial attachment, siwes, it student, student placement, trainee',
  NYSC: SERVICE_WORDS.join(', '),
  Temporary: 'temporary, temp, casual, seasonal, relief',
};

export const KIND_WORDS: Readonly<Record<JobKind, string>> = {
  job: 'on site, onsite',
  remote:
    'remote, remotely, work from home, working from home, wfh, home based, telecommute, fully remote, remote work',
};
