import type { SampleJob } from './sample.js';

export const OFFICE_JOBS: readonly SampleJob[] = [
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Senior Java Engineer, Settlements',
    location: 'Lagos',
    salary: '1,100,000 - 1,500,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Senior level',
    place: 'Victoria Island',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 1.2,
    text: `At midnight the day's card payments must add up to the last kobo. You will lead the small team that makes them.
      ## In your first half year
      - Replace three nightly jobs by one that can be run twice without harm
      - Make every difference explain itself: which bank, which file, which line
      ## We look for
      - Seven years of Java or Kotlin, and respect for double-entry books
      - Patience with bank file formats from 1994
      Victoria Island, hybrid after the first three months. Pension, health cover and shares.`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Fraud Data Scientist',
    location: 'Lagos',
    salary: '800,000 - 1,100,000',
    currency: 'NGN',
    category: 'Data Science',
    level: 'Intermediate level',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 7.5,
    text: `Most of what looks like fraud is a customer on holiday. You will help us tell the two apart.
      - Build and measure models on 40 million transfers
      - Keep a rule simple where a rule is enough
      - Explain a blocked payment to the support team in one sentence
      You know Python, SQL and statistics, and you have had a model in production that was wrong, and noticed.`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Digital Marketing Officer',
    location: 'Lagos',
    salary: '200,000 - 280,000',
    currency: 'NGN',
    category: 'Marketing',
    level: 'Beginner level',
    daysAgo: 3.8,
    text: `Tell shop owners in plain words why their customers should pay by transfer.
      You write short posts, film short videos in real shops, answer comments within the hour, and learn from the numbers each Friday. One to two years of experience, or a page of your own that people follow.
      - Clear writing in English and Pidgin
      - A phone camera and a steady hand
      - No promise that the product cannot keep`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Information Security Analyst',
    location: 'Abuja',
    salary: '550,000 - 700,000',
    currency: 'NGN',
    category: 'Cybersecurity',
    level: 'Intermediate level',
    daysAgo: 11.3,
    text: `You watch over the Abuja data room and the people who work with it.
      - Review access every month and remove what is no longer needed
      - Run the phishing exercise, kindly
      - Prepare the yearly card-industry audit so that nobody has to stay late for it
      Three years in security or audit. A certificate helps, curiosity helps more.`,
  },
  {
    company: 'zumaridge',
    kind: 'job',
    title: 'Data Engineer',
    location: 'Abuja',
    salary: '600,000 - 850,000',
    currency: 'NGN',
    category: 'Data Science',
    level: 'Senior level',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 0.6,
    text: `Ministries and agencies send us data in every form there is, paper included. You turn it into tables that researchers can trust.
      ## Tasks
      - Pipelines in Python, with a test for each promise they make
      - A catalogue that says where each number came from
      - Training for two analysts
      ## Profile
      - Five years with data in production
      - SQL, Python, one scheduler, and no fear of scanned PDFs`,
  },
  {
    company: 'zumaridge',
    kind: 'job',
    title: 'Graduate Data Analyst',
    location: 'Abuja',
    salary: '150,000 - 200,000',
    currency: 'NGN',
    category: 'Data Science',
    level: 'Beginner level',
    employmentType: 'Temporary',
    workMode: 'On-site',
    nysc: 'Required',
    degree: 'Required',
    daysAgo: 9.1,
    text: `A twelve-month place for graduates of any subject who like numbers and can write.
      You rotate through three projects: school places, market prices and road accidents. Each ends with a four-page report under your own name.
      - Degree finished not more than two years ago, NYSC done
      - Spreadsheets without fear; SQL is taught here
      - Two paragraphs from you on a number in the news that you do not believe`,
  },
  {
    company: 'zumaridge',
    kind: 'job',
    title: 'Project Manager, Surveys',
    location: 'Kaduna',
    salary: '400,000 - 520,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Intermediate level',
    employmentType: 'Contract',
    workMode: 'On-site',
    daysAgo: 13.7,
    text: `Eighty interviewers, fourteen local governments, six weeks. You plan the rounds, keep the vans moving and the data honest.
      - Hiring and training of interviewers, in Hausa and English
      - Daily checks: which answers came too fast, which street was skipped
      - A budget that closes
      You have led field work before and have your own way of keeping forty people in one chat group useful.`,
  },
  {
    company: 'harmattan',
    kind: 'job',
    title: 'Brand Designer',
    location: 'Oyo',
    salary: '250,000 - 350,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Intermediate level',
    place: 'Bodija, Ibadan',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 2.9,
    text: `We draw for bakeries, schools, a football club and one bank. You will take two or three of them from first talk to painted van.
      What we give: time to draw by hand, clients who pay, a quiet house in Bodija with a mango tree.
      What we ask:
      - A portfolio with at least one thing that got printed
      - Type that sits straight
      - You can defend a choice and drop it the same day`,
  },
  {
    company: 'harmattan',
    kind: 'job',
    title: 'Junior UI Designer',
    location: 'Oyo',
    salary: '140,000 - 180,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Beginner level',
    place: 'Ibadan',
    employmentType: 'Internship',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 17.2,
    text: `Learn to design screens next to people who have done it for ten years. You prepare icons, clean up components, test with users at the Dugbe market and present what you saw.
      - Any training in design, formal or not
      - You notice when two greys differ
      - You finish what you start`,
  },
  {
    company: 'harmattan',
    kind: 'job',
    title: 'Account Manager, Creative Projects',
    location: 'Oyo',
    salary: 'Negotiable',
    currency: 'NGN',
    category: 'Management',
    level: 'Intermediate level',
    daysAgo: 20.5,
    text: `You stand between clients and designers, and both are glad about it. Briefs that fit on a page, invoices that go out on time, and a no that sounds like a plan.
      Four years in an agency or a similar role. Own contacts in Ibadan or Lagos are welcome, not required.`,
  },
  {
    company: 'hilltop',
    kind: 'job',
    title: 'Curriculum Lead, Computing',
    location: 'Ekiti',
    salary: '300,000 - 380,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Senior level',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 6.2,
    text: `Sixty secondary schools use our computing lessons, many with ten laptops for a class of fifty. You decide what the next two years of lessons teach.
      ## You will
      - Lead four writers and one illustrator
      - Sit in a classroom every week
      - Keep each lesson working without internet
      ## You have
      - Taught computing or mathematics for five years
      - Written material that others taught from`,
  },
  {
    company: 'hilltop',
    kind: 'job',
    title: 'Web Developer, Learning Platform',
    location: 'Ekiti',
    salary: '220,000 - 320,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Intermediate level',
    place: 'Ado Ekiti',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 1.9,
    text: `Our lessons run from a small box in the school's library. You build what pupils and teachers see in it.
      - PHP today, TypeScript where it is new
      - Accessibility is not a ticket at the end
      - Releases twice a term, tested in Ado Ekiti on the oldest laptop we own
      Two years of experience with the web. You like teachers.`,
  },
  {
    company: 'nigerbend',
    kind: 'job',
    title: 'E-commerce Marketing Manager',
    location: 'Anambra',
    salary: '320,000 - 420,000',
    currency: 'NGN',
    category: 'Marketing',
    level: 'Senior level',
    place: 'Onitsha',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 4.7,
    text: `We have sold spare parts in Onitsha for thirty years and online for two. You bring the second business to the size of the first.
      - Own the catalogue, the prices and the promise of delivery
      - Work with two photographers and a copywriter
      - Learn from the traders on the ground floor: they know every customer by voice
      Six years in marketing, three of them selling goods online.`,
  },
  {
    company: 'nigerbend',
    kind: 'job',
    title: 'Stock Systems Developer',
    location: 'Anambra',
    salary: '280,000 - 400,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Intermediate level',
    daysAgo: 14.8,
    text: `Forty thousand parts, nine stores, one stock book that must be right. You extend the system that we wrote ourselves in C# and SQL Server, and you move it, piece by piece, to the web.
      - Three years with C# or a similar language
      - You have taken over code from somebody else and were kind about it
      - Igbo is an advantage in the stores`,
  },
];
