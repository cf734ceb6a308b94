import { NATIONWIDE } from '@skybil/shared';
import type { SampleJob } from './sample.js';

export const TRADE_JOBS: readonly SampleJob[] = [
  {
    company: 'nigerbend',
    kind: 'job',
    title: 'Sales Representative, Spare Parts',
    location: 'Anambra',
    salary: '110,000 - 150,000',
    currency: 'NGN',
    category: 'Sales',
    level: 'Intermediate level',
    states: ['Anambra', 'Enugu', 'Imo', 'Abia', 'Ebonyi'],
    place: 'Onitsha',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 0.8,
    text: `You visit workshops from Nnewi to Abakaliki, take orders and hear first when a part does not fit.
      - Two years of selling to shops or workshops
      - A driving licence; the van and the fuel are ours
      - Commission is paid each month on top of the salary`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Accountant, Merchant Payments',
    location: 'Lagos',
    salary: '280,000 - 360,000',
    currency: 'NGN',
    category: 'Accounting and Finance',
    level: 'Intermediate level',
    place: 'Ikeja',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    nysc: 'Required',
    degree: 'Required',
    daysAgo: 2.2,
    text: `Four thousand shops are paid by us every evening. You check that each of them got what it sold, and you find the naira that is missing.
      - Daily reconciliation of bank statements and payouts
      - Taxes and fees, filed on time
      - BSc or HND in accounting; ICAN is welcome, also in progress
      Two days a week from home.`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Customer Care Officer, Hausa and English',
    location: 'Kano',
    salary: '95,000 - 120,000',
    currency: 'NGN',
    category: 'Customer Service',
    level: 'Beginner level',
    states: ['Kano', 'Katsina', 'Jigawa'],
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 1.1,
    text: `When a payment does not arrive, the shop owner calls you. You listen, look and call back before closing time.
      - Fluent Hausa and English, friendly in both
      - Able to explain a bank delay to an angry person
      - We train you for three weeks; shifts end at seven in the evening`,
  },
  {
    company: 'hilltop',
    kind: 'job',
    title: 'Office Administrator',
    location: 'Osun',
    salary: '90,000 - 110,000',
    currency: 'NGN',
    category: 'Administration',
    level: 'Beginner level',
    place: 'Osogbo',
    employmentType: 'Part-time',
    workMode: 'On-site',
    daysAgo: 6.4,
    text: `Our new office in Osogbo needs somebody who knows where everything is. You order, file, book travel for trainers and greet the schools that visit us.
      - Word, spreadsheets and a calm telephone voice
      - Four mornings a week, from eight to one
      - OND or experience in a similar office`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Human Resources Officer',
    location: 'Ogun',
    salary: '200,000 - 260,000',
    currency: 'NGN',
    category: 'Human Resources',
    level: 'Intermediate level',
    place: 'Abeokuta',
    employmentType: 'Full-time',
    workMode: 'On-site',
    nysc: 'Required',
    degree: 'Required',
    daysAgo: 10.4,
    text: `Two hundred people work for us at harvest and ninety in between. You hire them fairly, pay them on time and know why somebody leaves.
      - Three years in human resources, some of it with seasonal staff
      - Labour law in practice: contracts, leave, pensions
      - Yoruba is a great help on the farms`,
  },
  {
    company: 'bonnycreek',
    kind: 'job',
    title: 'Mechanical Maintenance Engineer',
    location: 'Bayelsa',
    salary: '420,000 - 560,000',
    currency: 'NGN',
    category: 'Engineering',
    level: 'Senior level',
    states: ['Bayelsa', 'Rivers', 'Delta'],
    place: 'Yenagoa',
    employmentType: 'Contract',
    workMode: 'On-site',
    degree: 'Required',
    daysAgo: 3.6,
    text: `Pumps, compressors and two old turbines on three sites. For eighteen months you keep them running and plan what replaces them.
      - Degree or HND in mechanical engineering, COREN registration
      - Six years with rotating machines
      - Two weeks on site, one week at home; housing and transport are provided`,
  },
  {
    company: 'kachia',
    kind: 'job',
    title: 'Solar Installation Technician',
    location: 'Niger',
    salary: '9,000 - 12,000 a day',
    currency: 'NGN',
    category: 'Skilled Trades',
    level: 'Beginner level',
    states: ['Niger', 'Nasarawa', 'Kogi', 'Plateau'],
    place: 'Minna',
    employmentType: 'Temporary',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 0.5,
    text: `We put panels on 60 clinics before the rains. You mount frames, pull cables and leave a roof that does not leak.
      - Trade test or experience as an electrician
      - No fear of heights, respect for them
      - Tools, boots and meals are provided; pay is by the day, every Friday`,
  },
  {
    company: 'ibeno',
    kind: 'job',
    title: 'Registered Nurse, Crew Clinic',
    location: 'Cross River',
    salary: '180,000 - 220,000',
    currency: 'NGN',
    category: 'Healthcare',
    level: 'Intermediate level',
    place: 'Calabar',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 4.4,
    text: `Sailors come to our clinic before they sail and after they land. You examine, vaccinate, dress wounds and decide who stays ashore.
      - Valid licence of the Nursing and Midwifery Council
      - Three years on a ward or in emergency care
      - One weekend in four`,
  },
  {
    company: 'hilltop',
    kind: 'job',
    title: 'Corps Member, Mathematics Teaching',
    location: 'Ondo',
    salary: '77,000',
    currency: 'NGN',
    category: 'Education',
    level: 'Beginner level',
    states: ['Ondo', 'Kwara', 'Benue'],
    employmentType: 'NYSC',
    workMode: 'On-site',
    degree: 'Required',
    daysAgo: 5.6,
    text: `Spend your service year in a secondary school that has had no mathematics teacher since last summer. Our trainers prepare you and visit you every month.
      - Called up for national service, with a degree in mathematics, physics or education
      - Schools in Akure, Ilorin and Makurdi; you name your first choice
      - A room near the school, and help with your letter of request`,
  },
  {
    company: 'nigerbend',
    kind: 'job',
    title: 'Delivery Driver, North East Routes',
    location: 'Gombe',
    salary: '130,000 - 160,000',
    currency: 'NGN',
    category: 'Logistics and Operations',
    level: 'Intermediate level',
    states: ['Gombe', 'Bauchi', 'Adamawa', 'Borno', 'Taraba', 'Yobe'],
    employmentType: 'Full-time',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 2.7,
    text: `From our depot in Gombe you bring spare parts to towns between Bauchi and Yola. Daylight driving only, with a second driver on long routes.
      - Commercial licence and four years without a serious accident
      - You can change a wheel and count a delivery
      - Night allowance, insurance and two days off after each tour`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Shop Attendant, Farm Shop',
    location: 'Oyo',
    salary: '20,000 - 24,000 a week',
    currency: 'NGN',
    category: 'Hospitality and Retail',
    level: 'Beginner level',
    place: 'Challenge, Ibadan',
    employmentType: 'Part-time',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 7.2,
    text: `Vegetables arrive at six, customers at seven. You fill the shelves, serve at the till and tell people how to cook what they have never seen.
      - SSCE, and arithmetic without a telephone
      - Saturdays and three weekdays
      - Vegetables at half price`,
  },
  {
    company: 'palmgate',
    kind: 'job',
    title: 'Legal Officer, Contracts',
    location: 'Abuja',
    salary: '450,000 - 600,000',
    currency: 'NGN',
    category: 'Legal',
    level: 'Intermediate level',
    place: 'Wuse',
    employmentType: 'Full-time',
    workMode: 'Hybrid',
    nysc: 'Required',
    degree: 'Required',
    daysAgo: 9.4,
    text: `You write contracts that shop owners read to the end and understand. You also answer the regulator, in writing and before the date.
      - Called to the bar, three years of practice
      - Payment or consumer law is welcome
      - Plain English is part of the job`,
  },
  {
    company: 'harmattan',
    kind: 'job',
    title: 'Radio Scriptwriter, Hausa',
    location: 'Sokoto',
    salary: '150,000 - 200,000',
    currency: 'NGN',
    category: 'Media and Writing',
    level: 'Intermediate level',
    states: ['Sokoto', 'Kebbi', 'Zamfara'],
    employmentType: 'Contract',
    workMode: 'Hybrid',
    daysAgo: 8.8,
    text: `Twenty-six episodes of a family drama about money, school and a stubborn goat. You write them with two others and hear them recorded in Sokoto.
      - Dialogue in Hausa that sounds like people
      - Published or broadcast work of any kind
      - Writing from home, recording days in the studio`,
  },
  {
    company: 'abeo',
    kind: 'job',
    title: 'Farm Supervisor, Rice',
    location: 'Benue',
    salary: '140,000 - 180,000',
    currency: 'NGN',
    category: 'Agriculture',
    level: 'Intermediate level',
    states: ['Benue', 'Taraba'],
    place: 'Makurdi',
    employmentType: 'Full-time',
    workMode: 'On-site',
    daysAgo: 12.1,
    text: `Forty hectares of rice along the river and twenty people who plant, weed and harvest them. You plan the week and walk the fields every day.
      - OND or HND in agriculture, or ten years of your own rice
      - Pumps, sprayers and one small tractor
      - House on the farm`,
  },
  {
    company: 'zumaridge',
    kind: 'job',
    title: 'Household Survey Interviewer',
    location: NATIONWIDE,
    salary: '8,000 a day',
    currency: 'NGN',
    category: 'Other',
    level: 'Beginner level',
    employmentType: 'Temporary',
    workMode: 'On-site',
    degree: 'Not required',
    daysAgo: 1.4,
    text: `For six weeks you ask two hundred families near your home what they eat, earn and pay. We look for people in every state.
      - SSCE, and a language of your area besides English
      - A telephone for the questionnaire; data is paid
      - Three days of training in your state capital`,
  },
];
