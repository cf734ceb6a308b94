import type { SampleJob } from './sample.js';

export const SITE_JOBS: readonly SampleJob[] = [
  {
    company: 'ikpoba',
    kind: 'job',
    title: 'Fibre Network Engineer',
    location: 'Edo',
    salary: '350,000 - 480,000',
    currency: 'NGN',
    category: 'Networking',
    level: 'Intermediate level',
    place: 'Benin City',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 0.9,
    text: `We bring fibre to homes and hospitals in Benin City. You plan the next twelve streets and stand in the trench when they are dug.
      - Plan routes, splice, measure and document
      - Repair within four hours, together with a crew of five
      - Talk to residents before the digger does
      Three years with fibre or access networks, a driver's licence, and boots.`,
  },
  {
    company: 'ikpoba',
    kind: 'job',
    title: 'Network Operations Trainee',
    location: 'Edo',
    salary: '120,000 - 150,000',
    currency: 'NGN',
    category: 'Networking',
    level: 'Beginner level',
    place: 'Benin City',
    employmentType: 'Internship',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 16.6,
    text: `Six months of training, then a permanent place if we like each other. You sit in the control room, watch 300 access points, take calls and learn what is behind each alarm.
      - SSCE or OND with mathematics
      - Friendly on the telephone at any hour
      - Shifts, with transport home after ten in the evening`,
  },
  {
    company: 'ikpoba',
    kind: 'job',
    title: 'Regional Sales and Marketing Lead',
    location: 'Edo',
    salary: '300,000 - 400,000',
    currency: 'NGN',
    category: 'Marketing',
    level: 'Senior level',
    daysAgo: 19.4,
    text: `Good internet sells itself only where people know that it exists. You lead eight sales people on the streets of Benin, Ekpoma and Auchi, and you plan what they carry.
      Base pay and commission. A motorcycle or car of your own is needed, fuel is paid.`,
  },
  {
    company: 'kachia',
    kind: 'job',
    title: 'Solar Operations Manager',
    location: 'Kaduna',
    salary: '450,000 - 600,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Senior level',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 5.8,
    text: `Twenty-two mini grids light 9,000 homes north of Kaduna. You keep them on.
      ## You lead
      - Three crews of technicians and the spare parts store
      - The monthly talk with each village committee
      - Safety on roofs and poles
      ## You are
      - An electrical engineer or a technician who became a leader
      - Fluent in Hausa and English
      - Ready to sleep in a guest house two nights a week`,
  },
  {
    company: 'kachia',
    kind: 'job',
    title: 'Monitoring Software Developer',
    location: 'Kaduna',
    salary: '300,000 - 420,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Intermediate level',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 10.1,
    text: `Each of our grids sends a line of numbers every minute, when it can. You write the programs that receive, check and show them, in Python on small machines and on one server.
      - Python, and enough electronics to know what a volt is
      - Software that copes with gaps, doubles and clocks that run wrong
      - A visit to a grid each month`,
  },
  {
    company: 'kachia',
    kind: 'job',
    title: 'Community Marketing Officer',
    location: 'Kaduna',
    salary: '130,000 - 170,000',
    currency: 'NGN',
    category: 'Marketing',
    level: 'Beginner level',
    daysAgo: 22.3,
    text: `You visit villages before the panels do: explain prices, take questions, write down worries, and come back with answers. You also run our radio quarter hour every Thursday.
      Hausa is needed, patience too. We train you in everything about solar.`,
  },
  {
    company: 'ibeno',
    kind: 'job',
    title: 'Port Systems Administrator',
    location: 'Akwa Ibom',
    salary: '380,000 - 500,000',
    currency: 'NGN',
    category: 'Networking',
    level: 'Senior level',
    place: 'Eket',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 3.1,
    text: `Supply boats leave on the tide whether the servers are up or not. You see to it that they are.
      - Servers, radios and the link to the boats
      - A backup that you restore every month to prove it
      - One assistant whom you train
      Five years with Windows and Linux servers. Good in heat, salt air and emergencies. House allowance in Eket.`,
  },
  {
    company: 'ibeno',
    kind: 'job',
    title: 'Crew Planning Manager',
    location: 'Akwa Ibom',
    salary: '420,000 - 520,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Intermediate level',
    daysAgo: 8.2,
    text: `Who is on which boat, for how long, with which papers? You plan 140 crew members over eleven boats, follow their certificates and leave, and solve on Sunday what falls apart on Saturday.
      - Four years in crewing, shift planning or airline rosters
      - Exact with dates
      - Kind and firm on the telephone`,
  },
  {
    company: 'ibeno',
    kind: 'job',
    title: 'Industrial Cybersecurity Officer',
    location: 'Akwa Ibom',
    salary: 'Negotiable',
    currency: 'NGN',
    category: 'Cybersecurity',
    level: 'Senior level',
    daysAgo: 18.9,
    text: `Pumps and cranes are computers now. You list them, separate them from the office network, and practise with the crews what to do when a screen goes dark.
      - Six years in security or control systems
      - Knowledge of IEC 62443 in practice
      - Reports that a captain reads to the end`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Farm Data Officer',
    location: 'Ogun',
    salary: '170,000 - 230,000',
    currency: 'NGN',
    category: 'Data Science',
    level: 'Beginner level',
    place: 'Abeokuta',
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Required',
    daysAgo: 2.1,
    text: `Rain, seed, weight, price: on our farms around Abeokuta all of it is written down, and you bring it together. Each week you show the farm managers one page that helps them decide.
      - Degree or HND in agriculture, statistics or similar
      - At home in spreadsheets; you will learn SQL
      - Early mornings in the field once a week`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Packaging Designer',
    location: 'Ogun',
    salary: '200,000 - 270,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Intermediate level',
    states: ['Ogun', 'Lagos'],
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 12.7,
    text: `Garri, plantain chips and palm oil, from the 100 gram bag to the 25 kilo sack. You design what stands on the shelf, and you know what a printer can and cannot do.
      - Two years in packaging or print
      - Food labels according to the rules, readable without glasses
      - Visits to markets from Sango to Ijebu`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Plant Manager, Cassava',
    location: 'Ogun',
    salary: '500,000 - 650,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Senior level',
    daysAgo: 24.6,
    text: `Ninety people, two shifts, 60 tonnes of roots a day. You run the plant safely, keep the machines in order, and build on the habit of small improvements that the team has started.
      Eight years in food production, three in charge. You know hygiene rules by heart and greet people by name.`,
  },
  {
    company: 'bonnycreek',
    kind: 'job',
    title: 'Control Systems Programmer',
    location: 'Rivers',
    salary: '550,000 - 750,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Senior level',
    states: ['Rivers', 'Delta'],
    place: 'Trans Amadi',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 1.5,
    text: `We build and repair control panels for water works and small refineries. You program them, test them in our hall in Trans Amadi and start them up on site.
      - PLC programming, five years, at least two makes
      - Structured text that your successor can read
      - Sites between Bonny and Warri, about eight days a month, with escort where it is needed`,
  },
  {
    company: 'bonnycreek',
    kind: 'job',
    title: 'Plant Security Analyst',
    location: 'Rivers',
    salary: '400,000 - 550,000',
    currency: 'NGN',
    category: 'Cybersecurity',
    level: 'Intermediate level',
    daysAgo: 7.9,
    text: `Our customers ask us how safe their plants are from the outside. You measure it, without stopping a single pump, and write down what to do first.
      - Networks, firewalls, and the calm to test carefully
      - Two years in security, or five in networks and the wish to change
      - Swimming is not needed, sea legs help`,
  },
  {
    company: 'bonnycreek',
    kind: 'job',
    title: 'Graduate CAD Designer',
    location: 'Rivers',
    salary: '160,000 - 210,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Beginner level',
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Required',
    daysAgo: 21.2,
    text: `Draw panels, pipes and platforms in two and three dimensions, first under guidance, soon on your own. Each drawing you make is built within a month, so you see your mistakes in steel.
      - HND or degree in engineering or technical drawing
      - Any CAD program
      - A tidy mind`,
  },
];
