import type { SampleJob } from './sample.js';

export const REMOTE_JOBS: readonly SampleJob[] = [
  {
    company: 'palmgate',
    kind: 'remote',
    title: 'Remote TypeScript Engineer, Merchant API',
    location: 'Lagos',
    salary: '2,200 - 3,000',
    currency: 'USD',
    category: 'Programming',
    level: 'Senior level',
    employmentType: 'Full-time',
    openTo: ['NG', 'GH', 'KE', 'GB'],
    daysAgo: 0.3,
    text: `Four thousand shops call our API. You make it boring: same answer, same time, every day.
      ## You own
      - The public contract, its documentation and its changes
      - Webhooks that arrive once, in order, or say so
      ## You bring
      - Six years of backend work, two with payments or another place where a double is a disaster
      - English that reads like documentation
      Fully remote within two hours of Lagos time.`,
  },
  {
    company: 'palmgate',
    kind: 'remote',
    title: 'Remote Customer Education Writer',
    location: 'Abuja',
    salary: '250,000 - 320,000',
    currency: 'NGN',
    category: 'Marketing',
    level: 'Intermediate level',
    employmentType: 'Part-time',
    openTo: ['NG'],
    daysAgo: 9.6,
    text: `Write the guides that keep our support line quiet. You try each feature yourself, on a small phone, and you write for the person behind the till at closing time.
      - Samples of instructions that worked
      - Three years of writing for a living
      - Short words`,
  },
  {
    company: 'zumaridge',
    kind: 'remote',
    title: 'Remote Machine Learning Engineer',
    location: 'Abuja',
    salary: '1,500 - 2,200',
    currency: 'USD',
    category: 'Data Science',
    level: 'Intermediate level',
    employmentType: 'Contract',
    openTo: ['Worldwide'],
    daysAgo: 5.1,
    text: `Handwritten forms in four languages, twelve million of them. You teach the machine to read what it can and to ask a person about the rest.
      - Python, one of the usual frameworks, and honest evaluation
      - Experience with text recognition or noisy labels
      - You publish your error rate next to your result`,
  },
  {
    company: 'harmattan',
    kind: 'remote',
    title: 'Remote Motion Designer',
    location: 'Oyo',
    salary: '280,000 - 360,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Intermediate level',
    employmentType: 'Contract',
    openTo: ['Worldwide'],
    daysAgo: 3.4,
    text: `Ten-second films that say one thing. Explain how a savings group works, how to wash hands, where the match is.
      Send three pieces and tell us what you would change in each today. Work where you like; we meet every second Monday in Ibadan or on screen.`,
  },
  {
    company: 'ikpoba',
    kind: 'remote',
    title: 'Remote Network Automation Engineer',
    location: 'Edo',
    salary: '480,000 - 620,000',
    currency: 'NGN',
    category: 'Networking',
    level: 'Senior level',
    employmentType: 'Full-time',
    openTo: ['NG'],
    daysAgo: 13.1,
    text: `Nobody should type the same command into 300 boxes. You see to it that nobody has to.
      - Inventory, configuration and tests as code
      - Changes that can be taken back within a minute
      - Five years in networks, two with Python
      One week in Benin City at the start, then from home.`,
  },
  {
    company: 'hilltop',
    kind: 'remote',
    title: 'Remote Content Designer, Mathematics',
    location: 'Ekiti',
    salary: '180,000 - 240,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Beginner level',
    employmentType: 'Part-time',
    openTo: ['NG'],
    daysAgo: 15.9,
    text: `Turn a page of algebra into a lesson a pupil can finish alone. You work with a teacher on the words and an illustrator on the pictures.
      - You enjoyed mathematics at school
      - You can draw a diagram that needs no caption
      - Part time is possible`,
  },
  {
    company: 'baobab',
    kind: 'remote',
    title: 'Remote Security Operations Analyst',
    location: 'Lagos',
    salary: '400,000 - 520,000',
    currency: 'NGN',
    category: 'Cybersecurity',
    level: 'Beginner level',
    employmentType: 'Full-time',
    openTo: ['NG', 'GH'],
    daysAgo: 1.7,
    text: `Our clients sleep because somebody reads their logs. Become that somebody.
      ## The job
      - Shifts of eight hours, four on and three off
      - Sort alarms, ask questions, raise the real ones within ten minutes
      - Improve one rule a week
      ## The person
      - A year in IT support, networks or security
      - You like puzzles and write clear notes
      We pay your first certificate and the time to study for it.`,
  },
  {
    company: 'baobab',
    kind: 'remote',
    title: 'Remote Penetration Tester',
    location: 'Lagos',
    salary: '1,600 - 2,300',
    currency: 'USD',
    category: 'Cybersecurity',
    level: 'Senior level',
    employmentType: 'Contract',
    openTo: ['Worldwide'],
    daysAgo: 11.8,
    text: `You break into web applications and phone apps with permission, and you leave a report that gets things fixed.
      - Four years of testing, examples without client names
      - Findings ranked by harm, not by tool
      - You retest for free, as we do`,
  },
  {
    company: 'baobab',
    kind: 'remote',
    title: 'Remote Programme Manager, Security Training',
    location: 'Abuja',
    salary: '420,000 - 540,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Intermediate level',
    daysAgo: 25.3,
    text: `Forty companies train their staff with us. You plan the year with each of them, keep trainers and dates together, and measure whether people click less.
      - Five years in training or client work
      - Organised to the bone
      - No security background needed, interest is`,
  },
  {
    company: 'baobab',
    kind: 'remote',
    title: 'Remote Growth Marketer',
    location: 'Rivers',
    salary: '1,000 - 1,400',
    currency: 'USD',
    category: 'Marketing',
    level: 'Intermediate level',
    daysAgo: 6.9,
    text: `Security is sold with fear too often. You find another way: useful guides, free checks, and talks where small firms meet.
      - Three years in marketing to businesses
      - You write, measure and stop what does not work
      - Comfortable in front of thirty shop owners in Port Harcourt or a camera in your room`,
  },
];
