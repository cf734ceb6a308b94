import { SAMPLE_ACCOUNTS } from '@skybil/shared';
import type { SampleApplication, SampleSeeker } from './sample.js';

/** The sample seeker comes first. */
export const SAMPLE_SEEKERS: readonly SampleSeeker[] = [
  {
    key: 'ada',
    firstName: 'Ada',
    lastName: 'Obi',
    email: SAMPLE_ACCOUNTS.seeker,
    headline: 'Backend developer',
    town: 'Yaba, Lagos',
    summary:
      'Four years of building payment and delivery services in TypeScript and Go. I like small services, clear logs and tests that people read.',
    work: [
      '2023 to today: Backend developer, Palm Street Labs, Lagos',
      '2021 to 2023: Junior developer, Tidewater Software, Lagos',
    ],
    study: ['2020: BSc Computer Science, second class upper'],
    skills: 'TypeScript, Go, MongoDB, PostgreSQL, Docker, CI',
  },
  {
    key: 'musa',
    firstName: 'Musa',
    lastName: 'Danjuma',
    email: 'musa.danjuma@demo.example',
    headline: 'Data analyst',
    town: 'Barnawa, Kaduna',
    summary:
      'I turn delivery and sales records into questions that a manager can answer. Strong in SQL, honest about what the numbers cannot say.',
    work: [
      '2022 to today: Data analyst, Savannah Grains, Kaduna',
      '2020 to 2022: Operations clerk, Northgate Depot, Kaduna',
    ],
    study: ['2019: HND Statistics, upper credit'],
    skills: 'SQL, Python, spreadsheets, dashboards, report writing',
  },
  {
    key: 'ibim',
    firstName: 'Ibim',
    lastName: 'Briggs',
    email: 'ibim.briggs@demo.example',
    headline: 'Fleet and operations supervisor',
    town: 'Rumuola, Port Harcourt',
    summary: 'Nine years on the road side of haulage: dispatch, drivers, maintenance plans and night calls.',
    work: [
      '2019 to today: Fleet supervisor, Delta Star Transport, Port Harcourt',
      '2016 to 2019: Dispatch officer, Creek Road Logistics',
    ],
    study: ['2015: OND Transport Management'],
    skills: 'Fleet planning, driver training, fuel control, incident reports',
  },
  {
    key: 'tope',
    firstName: 'Temitope',
    lastName: 'Alade',
    email: 'temitope.alade@demo.example',
    headline: 'Product designer',
    town: 'Bodija, Ibadan',
    summary:
      'I design for people who use one thumb and a slow network. Research first, then the smallest screen that works.',
    work: [
      '2021 to today: Product designer, freelance',
      '2019 to 2021: Graphic designer, Oke Ado Press, Ibadan',
    ],
    study: ['2018: BA Fine Art'],
    skills: 'User research, prototypes, design systems, accessibility',
  },
  {
    key: 'emeka',
    firstName: 'Emeka',
    lastName: 'Nwosu',
    email: 'emeka.nwosu@demo.example',
    headline: 'Graduate software developer',
    town: 'Awka, Anambra',
    summary:
      'Recent graduate with two finished side projects: a bus fare tracker and a stock book for a corner shop.',
    work: ['2025 to 2026: Industrial training, Niger Bend Trading, Onitsha'],
    study: ['2026: BEng Computer Engineering'],
    skills: 'JavaScript, React, Node, HTML, CSS, Git',
  },
  {
    key: 'uduak',
    firstName: 'Uduak',
    lastName: 'Essien',
    email: 'uduak.essien@demo.example',
    headline: 'Security analyst',
    town: 'Uyo, Akwa Ibom',
    summary: 'I watch logs for a living and write runbooks that people follow at three in the morning.',
    work: [
      '2022 to today: SOC analyst, Lantern Systems, Lagos (remote)',
      '2020 to 2022: IT support officer, Uyo',
    ],
    study: ['2019: BSc Information Technology'],
    skills: 'Log analysis, incident response, Linux, networks, Python',
  },
];

export const SAMPLE_APPLICATIONS: readonly SampleApplication[] = [
  { seeker: 'ada', job: 'Backend Engineer, Dispatch', status: 'Accepted', daysAgo: 3 },
  { seeker: 'ada', job: 'Data Analyst, Routes and Fuel', status: 'Pending', daysAgo: 1 },
  { seeker: 'ada', job: 'Fleet Operations Manager', status: 'Rejected', daysAgo: 9 },
  { seeker: 'ada', job: 'Remote Frontend Developer', status: 'Pending', daysAgo: 2 },
  { seeker: 'ada', job: 'Remote Site Reliability Engineer', status: 'Accepted', daysAgo: 6 },
  { seeker: 'musa', job: 'Data Analyst, Routes and Fuel', status: 'Accepted', daysAgo: 2 },
  { seeker: 'musa', job: 'Junior Web Developer', status: 'Pending', daysAgo: 1 },
  { seeker: 'ibim', job: 'Fleet Operations Manager', status: 'Accepted', daysAgo: 8 },
  { seeker: 'ibim', job: 'Network Support Officer', status: 'Rejected', daysAgo: 5 },
  { seeker: 'tope', job: 'Remote Product Designer', status: 'Pending', daysAgo: 1 },
  { seeker: 'tope', job: 'Junior Web Developer', status: 'Rejected', daysAgo: 2 },
  { seeker: 'emeka', job: 'Junior Web Developer', status: 'Accepted', daysAgo: 3 },
  { seeker: 'emeka', job: 'Remote Frontend Developer', status: 'Rejected', daysAgo: 4 },
  { seeker: 'emeka', job: 'Backend Engineer, Dispatch', status: 'Pending', daysAgo: 2 },
  { seeker: 'uduak', job: 'Remote Site Reliability Engineer', status: 'Pending', daysAgo: 3 },
  { seeker: 'uduak', job: 'Network Support Officer', status: 'Pending', daysAgo: 4 },
];
