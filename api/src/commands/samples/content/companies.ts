import { SAMPLE_ACCOUNTS } from '@skybil/shared';
import type { SampleCompany } from './sample.js';

const white = 'fill="#fff"';
const line = 'fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"';

export const RECRUITER_COMPANY = 'eko';

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  {
    key: RECRUITER_COMPANY,
    name: 'Eko Haulage',
    email: SAMPLE_ACCOUNTS.recruiter,
    tint: '#0b6b4d',
    shapes: `<path ${white} d="M40 92h104v76H40zM156 116h34l26 28v24h-60z"/><circle ${white} cx="84" cy="184" r="20"/><circle ${white} cx="180" cy="184" r="20"/>`,
  },
  {
    key: 'palmgate',
    name: 'Palmgate Pay',
    email: 'people@palmgate.example',
    tint: '#4b2e83',
    shapes: `<path ${line} d="M128 208V112M128 112c-10-34-40-44-64-32M128 112c10-34 40-44 64-32M128 112c-4-26-16-42-34-52M128 112c4-26 16-42 34-52"/>`,
  },
  {
    key: 'zumaridge',
    name: 'Zumaridge Data',
    email: 'careers@zumaridge.example',
    tint: '#1d4f91',
    shapes: `<path ${white} d="M52 152h30v52H52zM96 116h30v88H96zM140 132h30v72h-30zM184 72h30v132h-30z"/>`,
  },
  {
    key: 'harmattan',
    name: 'Harmattan Studio',
    email: 'studio@harmattan.example',
    tint: '#b4481e',
    shapes: `<circle ${white} cx="128" cy="104" r="42"/><path ${line} d="M48 172c28-18 52-18 80 0s52 18 80 0M72 208c20-12 36-12 56 0s36 12 56 0"/>`,
  },
  {
    key: 'abeo',
    name: 'Abeo Farms & Foods',
    email: 'hr@abeofarms.example',
    tint: '#3f6f1f',
    shapes: `<path ${white} d="M128 204c-58-20-76-68-64-132 58 14 76 66 64 132z"/><path ${white} d="M140 204c-6-50 10-84 60-96 6 50-12 84-60 96z"/>`,
  },
  {
    key: 'ikpoba',
    name: 'Ikpoba Networks',
    email: 'jobs@ikpoba.example',
    tint: '#0e6173',
    shapes: `<path ${line} d="M52 112c44-40 108-40 152 0M80 144c28-24 68-24 96 0"/><circle ${white} cx="128" cy="182" r="18"/>`,
  },
  {
    key: 'kachia',
    name: 'Kachia Solar',
    email: 'team@kachiasolar.example',
    tint: '#a8620b',
    shapes: `<circle ${white} cx="128" cy="128" r="40"/><path ${line} d="M128 44v20M128 192v20M44 128h20M192 128h20M69 69l14 14M173 173l14 14M187 69l-14 14M83 173l-14 14"/>`,
  },
  {
    key: 'ibeno',
    name: 'Ibeno Marine Services',
    email: 'crew@ibenomarine.example',
    tint: '#12366b',
    shapes: `<path ${line} d="M128 84v124M60 148c4 40 32 60 68 60s64-20 68-60M92 112h72"/><circle ${line} cx="128" cy="64" r="18"/>`,
  },
  {
    key: 'nigerbend',
    name: 'Niger Bend Trading',
    email: 'work@nigerbend.example',
    tint: '#7a1f3d',
    shapes: `<path ${line} d="M56 200c8-52 36-60 72-64s60-24 72-80"/><path ${white} d="M52 60h56v56H52zM148 152h56v56h-56z"/>`,
  },
  {
    key: 'bonnycreek',
    name: 'Bonny Creek Engineering',
    email: 'recruitment@bonnycreek.example',
    tint: '#44505c',
    shapes: `<circle ${line} cx="128" cy="128" r="46"/><path ${line} d="M128 44v28M128 184v28M44 128h28M184 128h28M69 69l20 20M167 167l20 20M187 69l-20 20M89 167l-20 20"/>`,
  },
  {
    key: 'hilltop',
    name: 'Hilltop Learning',
    email: 'talent@hilltop.example',
    tint: '#5b3a1a',
    shapes: `<path ${white} d="M128 64l92 40-92 40-92-40z"/><path ${line} d="M76 132v40c28 24 76 24 104 0v-40"/>`,
  },
  {
    key: 'baobab',
    name: 'Baobab Shield',
    email: 'join@baobabshield.example',
    tint: '#1b1f4b',
    shapes: `<path ${line} d="M128 48l72 26v54c0 44-28 68-72 84-44-16-72-40-72-84V74z"/><path ${line} d="M98 130l22 22 40-44"/>`,
  },
];
