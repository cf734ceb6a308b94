import type { SampleJob } from './sample.js';

export const EKO_JOBS: readonly SampleJob[] = [
  {
    company: 'eko',
    kind: 'job',
    title: 'Backend Engineer, Dispatch',
    location: 'Lagos',
    salary: '650,000 - 900,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Senior level',
    place: 'Apapa',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    daysAgo: 12.2,
    text: `Every morning our dispatch service decides which of 240 trucks takes which load. You will own that service: its code, its tests and its pager.
      ## What you will do
      - Rework the matching of loads and trucks so that a driver hears of a job within a minute
      - Keep the service calm when a depot sends its whole day in one file
      - Review the work of two younger engineers and help them grow
      ## What you bring
      - Five years of backend work, at least two with Node or Go
      - MongoDB or PostgreSQL beyond the basics: indexes, transactions, slow queries
      - You can say no to a feature and explain why
      We work from Apapa three days a week. Health cover for you and your family, a thirteenth month, and a laptop that is not older than you.`,
  },
  {
    company: 'eko',
    kind: 'job',
    title: 'Data Analyst, Routes and Fuel',
    location: 'Lagos',
    salary: '350,000 - 450,000',
    currency: 'NGN',
    category: 'Data Science',
    level: 'Intermediate level',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 4.1,
    text: `Fuel is a third of what we spend. You will find out where it goes.
      - Join tracker data, fuel receipts and weighbridge tickets into one table people trust
      - Tell the operations team each Monday which five routes cost more than they should
      - Build two or three dashboards, not thirty
      You write SQL without looking it up, you know Python or R, and you have presented numbers to people who did not want to hear them. Two to four years of experience. Knowledge of haulage is welcome and can be learnt here.`,
  },
  {
    company: 'eko',
    kind: 'job',
    title: 'Fleet Operations Manager',
    location: 'Rivers',
    salary: '700,000 - 850,000',
    currency: 'NGN',
    category: 'Management',
    level: 'Senior level',
    place: 'Port Harcourt',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 15.4,
    text: `Our Port Harcourt yard runs 60 trucks and 85 drivers between Onne port and the East. The yard needs a manager who knows both the road and the spreadsheet.
      ## You answer for
      - Safety: no load leaves with a bald tyre or a tired driver
      - Uptime of the fleet, with the workshop reporting to you
      - Cost per kilometre, agreed with Lagos each quarter
      ## You have
      - Eight years in haulage or heavy logistics, three of them leading a yard
      - A way of talking to drivers that makes them tell you the truth
      Accommodation for the first three months, a vehicle and fuel are provided.`,
  },
  {
    company: 'eko',
    kind: 'job',
    title: 'Junior Web Developer',
    location: 'Lagos',
    salary: '180,000 - 250,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Beginner level',
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 5.3,
    text: `Your first or second job in software. You join the team behind the page on which customers follow their goods, and you will ship something in your first week.
      What you learn here: TypeScript and React, how to write a test that fails for the right reason, and how to read a customer complaint as a bug report.
      - You have built something that works, at school, for a friend or for yourself
      - You know HTML, CSS and some JavaScript
      - You ask when you are stuck, after you have tried
      No degree needed. Send us a link to what you built, or bring it.`,
  },
  {
    company: 'eko',
    kind: 'job',
    title: 'Network Support Officer',
    location: 'Ogun',
    salary: '160,000 - 220,000',
    currency: 'NGN',
    category: 'Networking',
    level: 'Beginner level',
    place: 'Sagamu',
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Required',
    daysAgo: 8.6,
    text: `The depot at Sagamu lives on one fibre line and one radio link. You keep both up, along with 40 desktops, the gate cameras and the weighbridge.
      - First help for anybody in the depot whose screen does not do what it should
      - Weekly checks of links, batteries and backups, written down
      - A call to Lagos before a small problem is a big one
      You hold an OND or HND in a technical field or a first network certificate, and you can climb a ladder. Shifts from 7 to 3 or from 1 to 9.`,
  },
  {
    company: 'eko',
    kind: 'remote',
    title: 'Remote Frontend Developer',
    location: 'Lagos',
    salary: '500,000 - 700,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Intermediate level',
    employmentType: 'Full-time',
    openTo: ['NG'],
    daysAgo: 6.7,
    text: `Drivers use our app on phones that cost less than a tyre. Help us make it light.
      ## The work
      - Take the driver app from 900 kB to under 200 kB without losing a feature that anyone uses
      - Offline first: a trip is recorded even where there is no network from Lokoja to Jebba
      - Screens in English, Hausa and Pidgin
      ## You
      - Three years of React or plain TypeScript, and care for what the browser really downloads
      - Used to working from a distance: you write things down
      Remote from anywhere in Nigeria, one week each quarter together in Lagos at our cost. A data allowance and power support are part of the pay.`,
  },
  {
    company: 'eko',
    kind: 'remote',
    title: 'Remote Site Reliability Engineer',
    location: 'Abuja',
    salary: '1,800 - 2,400',
    currency: 'USD',
    category: 'Networking',
    level: 'Senior level',
    daysAgo: 10.9,
    text: `Trucks move at night, so our systems may not sleep. You will be the second person who looks after them.
      - Own deployments, backups and the drill in which we restore them
      - Bring the number of night alarms from eleven a week to two
      - Write the runbook first and the script second
      You have run Linux services for real users for four years or more, you know containers without worshipping them, and you stay polite at three in the morning. On-call every other week, with a free day after a bad night.`,
  },
  {
    company: 'eko',
    kind: 'remote',
    title: 'Remote Product Designer',
    location: 'Oyo',
    salary: '450,000 - 600,000',
    currency: 'NGN',
    category: 'Designing',
    level: 'Intermediate level',
    employmentType: 'Contract',
    openTo: ['NG'],
    daysAgo: 2.4,
    text: `Our customers are market women with twelve bags of rice and factories with twelve hundred. One booking page must serve both.
      You will sit in on customer calls, sketch, test with five people, and sit with the developers until it is live. We care more about the third version than about the first.
      - A portfolio that shows how you got there, not only the last screen
      - Three years of product work, some of it on phones
      - Good plain English
      Certificate of a design course or proof of finished work is needed to apply.`,
  },
];
