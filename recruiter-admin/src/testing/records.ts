import type { Application, Company, Job, Session, StageCounts } from '../providers/types';

type Stored<T> = Omit<T, 'id'> & { _id: string };

export const company: Company = {
  _id: '64b000000000000000000001',
  name: 'Kano Softworks',
  email: 'hr@kano.example',
  emailProven: true,
  applicantMails: true,
  about: '',
  website: '',
  location: '',
  jobsHeld: false,
  image: '/api/files/logo',
};

export const session = (fields: Partial<Session> = {}): Session => ({
  _id: 'sess_1',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  current: false,
  ...fields,
});

export const job = (fields: Partial<Stored<Job>> = {}): Stored<Job> => ({
  _id: '64a000000000000000000001',
  kind: 'job',
  title: 'Frontend Developer',
  description: '<p>Build screens.</p>',
  excerpt: 'Build screens.',
  location: 'Lagos',
  salary: '250,000 - 400,000',
  category: 'Programming',
  level: 'Senior level',
  nature: 'Remote',
  currency: 'NGN',
  date: '2026-11-20T09:00:00.000Z',
  visible: true,
  applicants: 3,
  newApplicants: 2,
  companyId: { _id: company._id, name: company.name, image: company.image },
  ...fields,
});

export const application = (fields: Partial<Stored<Application>> = {}): Stored<Application> => ({
  _id: '64c000000000000000000001',
  kind: 'job',
  jobId: { _id: '64a000000000000000000001', title: 'Frontend Developer', location: 'Lagos' },
  userId: {
    _id: '64d000000000000000000001',
    name: 'Ada Obi',
    image: '/api/files/ada',
    resume: 'http://localhost/api/files/1?s=x',
  },
  date: '2026-11-20T09:00:00.000Z',
  status: 'Pending',
  stage: 'received',
  companyId: { _id: company._id, name: company.name, image: company.image },
  ...fields,
});

export const stageCounts = (fields: Partial<StageCounts> = {}): StageCounts => ({
  received: 0,
  viewed: 0,
  shortlisted: 0,
  interview: 0,
  decided: 0,
  ...fields,
});
