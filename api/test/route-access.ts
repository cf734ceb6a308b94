import type { Admitted } from '../src/platform/contract/route/access.decorator.js';
import { JOB_CONTENT } from './board.js';

export interface Owned {
  jobId: string;
  remoteId: string;
  applicationId: string;
}

interface Route {
  access: Admitted;
  /** Status for the owner, or for every caller of a public route. Default 200. */
  own?: number;
  /** Status for another seeker or company that does not own the record. */
  foreign?: number;
  endsSessions?: boolean;
  id?: (owned: Owned) => string;
  body?: (owned: Owned) => object;
}

const job = ({ jobId }: Owned): string => jobId;
const remote = ({ remoteId }: Owned): string => remoteId;
const application = ({ applicationId }: Owned): string => applicationId;
export const open = (change: Partial<Route> = {}): Route => ({ access: 'public', ...change });
const seekers = (change: Partial<Route> = {}): Route => ({ access: 'seeker', ...change });
const companies = (change: Partial<Route> = {}): Route => ({ access: 'company', ...change });

/** Who may call each route, and what the owner and others get. */
export const ROUTES: Record<string, Route> = {
  'GET /api/health/live': open(),
  'GET /api/health/ready': open(),
  'GET /api/health/version': open(),
  'GET /api/dev/mails': open(),
  'GET /inbox': open(),
  'GET /api/jobs': open(),
  'GET /api/jobs/facets': open(),
  'GET /api/jobs/suggestions': open({ own: 400 }),
  'GET /api/jobs/listed': open({ own: 400 }),
  'GET /api/jobs/:id': open({ id: job }),
  'GET /api/jobs/:id/related': { access: 'seeker-optional', id: job },
  'GET /api/jobs/:id/similar': open({ id: job }),
  'GET /api/remotejobs': open(),
  'GET /api/remotejobs/:id': open({ id: remote }),
  'GET /api/remotejobs/:id/related': { access: 'seeker-optional', id: remote },
  'GET /api/remotejobs/:id/similar': open({ id: remote }),
  'GET /api/companies/:id': open({ id: job, own: 404 }),
  'GET /api/files/:id': open({ id: job, own: 404 }),
  'GET /api/logos/:id': open({ id: job, own: 404 }),
  'GET /api/texts/:name': open({ id: () => 'about' }),
  'GET /api/initials/:letters': open({ id: () => 'AO.svg' }),
  'POST /api/newsletter': open({ own: 400 }),
  'POST /api/newsletter/confirm': open({ own: 400 }),
  // Page forms take no JSON.
  'POST /forms/newsletter': open({ own: 415 }),
  'POST /forms/newsletter/confirm': open({ own: 415 }),
  'POST /forms/newsletter/unsubscribe': open({ own: 415 }),
  'POST /forms/apply/:kind/:id': open({ own: 415, id: job }),
  'GET /forms/closing/:token': open({ own: 410, id: job }),
  'POST /forms/closing/:token': open({ own: 415, id: job }),
  'GET /forms/mails/:token': open({ own: 410, id: job }),
  'POST /forms/mails/:token': open({ own: 410, id: job }),
  'GET /forms/interviews/:token': open({ own: 410, id: job }),
  'POST /forms/interviews/:token': open({ own: 415, id: job }),
  'POST /forms/report/:kind/:id': open({ own: 415, id: job }),
  'POST /api/newsletter/unsubscribe': open({ own: 404 }),
  'POST /api/webhooks/clerk': open({ own: 404 }),
  'POST /api/auth/sign-up': open({ own: 400 }),
  'POST /api/auth/sign-in': open({ own: 400 }),
  'POST /api/auth/send-reset-otp': open({ own: 400 }),
  'POST /api/auth/check-reset-otp': open({ own: 400 }),
  'POST /api/auth/reset-password': open({ own: 400 }),
  'POST /api/email-proof/confirm': open({ own: 400 }),
  'POST /api/email-proof/disown': open({ own: 400 }),
  'POST /api/company/register': open({ own: 400 }),
  'POST /api/company/login': open({ own: 400 }),
  'POST /api/company/send-reset-otp': open({ own: 400 }),
  'POST /api/company/check-reset-otp': open({ own: 400 }),
  'POST /api/company/reset-password': open({ own: 400 }),
  'GET /api/users/user': seekers(),
  'GET /api/users/all-applications': seekers(),
  'GET /api/users/applications': seekers(),
  'GET /api/users/remote-applications': seekers(),
  'POST /api/users/apply': seekers({ own: 409, body: ({ jobId }) => ({ jobId }) }),
  'POST /api/users/apply-remote': seekers({ own: 400 }),
  'POST /api/users/report-job': {
    access: 'seeker-optional',
    body: ({ jobId }) => ({ jobId, reason: 'money' }),
  },
  'GET /api/users/saved-jobs': seekers(),
  'POST /api/users/saved-jobs': seekers({ body: ({ jobId }) => ({ ids: [jobId] }) }),
  'PUT /api/users/saved-jobs/:id': seekers({ id: job }),
  'DELETE /api/users/saved-jobs/:id': seekers({ id: job }),
  'POST /api/users/update-resume': seekers({ own: 400 }),
  'POST /api/users/profile': seekers({ own: 400 }),
  'POST /api/users/phone': seekers(),
  'POST /api/users/withdraw-application': seekers({ own: 400 }),
  'POST /api/users/answer-interview': seekers({ own: 400 }),
  'POST /api/users/receipts': seekers({ body: () => ({ receipts: false }) }),
  'POST /api/users/former-applications/remove': seekers(),
  'POST /api/users/former-applications/keep': seekers(),
  'POST /api/auth/send-email-proof': seekers(),
  'POST /api/auth/change-email': seekers({ own: 400 }),
  'POST /api/auth/cancel-email-change': seekers({ own: 404 }),
  'GET /api/users/data.zip': seekers(),
  'POST /api/users/erase': seekers({ own: 400 }),
  'POST /api/company/close': companies({ own: 400 }),
  'GET /api/company/company': companies(),
  'GET /api/company/registration': companies(),
  'POST /api/company/registration': companies({ own: 400 }),
  'GET /api/company/profile': companies(),
  'POST /api/company/profile': companies(),
  'POST /api/company/send-email-proof': companies(),
  'POST /api/company/change-email': companies({ own: 400 }),
  'POST /api/company/applicant-mails': companies({ body: () => ({ applicantMails: false }) }),
  'POST /api/company/cancel-email-change': companies({ own: 404 }),
  'GET /api/company/stats': companies(),
  'GET /api/company/list-jobs': companies(),
  'GET /api/company/jobs': companies(),
  'POST /api/company/jobs': companies({ own: 400 }),
  'POST /api/company/post-job': companies({ own: 400 }),
  'GET /api/company/jobs/:id': companies({ id: job, foreign: 404 }),
  'PUT /api/company/jobs/:id': companies({ id: job, foreign: 404, body: () => JOB_CONTENT }),
  'POST /api/company/check-wording': companies(),
  'POST /api/company/preview-job': companies({ own: 400 }),
  'POST /api/company/jobs/:id/ask-for-decision': companies({ id: job, foreign: 404 }),
  'POST /api/company/jobs/:id/close': companies({ id: job, foreign: 404, body: () => ({ as: 'filled' }) }),
  // the job is open
  'POST /api/company/jobs/:id/reopen': companies({ id: job, foreign: 404, own: 400 }),
  'POST /api/company/change-visibility': companies({
    foreign: 404,
    body: ({ jobId }) => ({ id: jobId, visible: true }),
  }),
  'GET /api/company/applicants': companies(),
  'GET /api/company/applications': companies(),
  'GET /api/company/applications.csv': companies(),
  'GET /api/company/applications/:id': companies({ id: application, foreign: 404 }),
  'POST /api/company/change-status': companies({
    foreign: 404,
    body: ({ applicationId }) => ({ id: applicationId, status: 'Rejected' }),
  }),
  'POST /api/company/change-statuses': companies({
    body: ({ applicationId }) => ({ ids: [applicationId], status: 'Accepted' }),
  }),
  'POST /api/company/undo-rejections': companies({
    body: ({ applicationId }) => ({ ids: [applicationId] }),
  }),
  'POST /api/company/change-stage': companies({
    foreign: 404,
    body: ({ applicationId }) => ({ id: applicationId, stage: 'shortlisted' }),
  }),
  'POST /api/company/change-stages': companies({
    body: ({ applicationId }) => ({ ids: [applicationId], stage: 'shortlisted' }),
  }),
  'GET /api/company/stage-counts': companies(),
  'GET /api/company/interviews': companies(),
  'POST /api/company/interviews': companies({ own: 400 }),
  'POST /api/company/cancel-interviews': companies({
    body: ({ applicationId }) => ({ ids: [applicationId] }),
  }),
  'POST /api/company/applications/:id/private-note': companies({
    id: application,
    foreign: 404,
    body: () => ({ note: 'Call again' }),
  }),
  'GET /api/auth/sessions': seekers(),
  'POST /api/auth/end-session': seekers({ own: 400 }),
  'POST /api/auth/end-other-sessions': seekers(),
  'POST /api/auth/change-password': seekers({ own: 400 }),
  'POST /api/auth/sign-out': seekers({ endsSessions: true }),
  'POST /api/auth/sign-out-everywhere': seekers({ endsSessions: true }),
  'GET /api/company/sessions': companies(),
  'POST /api/company/end-session': companies({ own: 400 }),
  'POST /api/company/end-other-sessions': companies(),
  'POST /api/company/change-password': companies({ own: 400 }),
  'GET /api/auth/second-factor': seekers(),
  'POST /api/auth/begin-second-factor': seekers({ own: 400 }),
  'POST /api/auth/confirm-second-factor': seekers({ own: 400 }),
  'POST /api/auth/end-second-factor': seekers({ own: 400 }),
  'GET /api/company/second-factor': companies(),
  'POST /api/company/begin-second-factor': companies({ own: 400 }),
  'POST /api/company/confirm-second-factor': companies({ own: 400 }),
  'POST /api/company/end-second-factor': companies({ own: 400 }),
  'POST /api/company/sign-out': companies({ endsSessions: true }),
  'POST /api/company/sign-out-everywhere': companies({ endsSessions: true }),
};

/** Served with `STAFF=on` only. */
export const STAFF_ROUTES: Record<string, Admitted> = {
  'POST /api/staff/begin-enrolment': 'public',
  'POST /api/staff/enrol': 'public',
  'POST /api/staff/sign-in': 'public',
  'POST /api/staff/sign-out': 'staff',
  'GET /api/staff/self': 'staff',
  'GET /api/staff/queue': 'staff',
  'GET /api/staff/jobs/:id': 'staff',
  'POST /api/staff/jobs/:id/approve': 'staff',
  'POST /api/staff/jobs/:id/hide': 'staff',
  'POST /api/staff/jobs/:id/restore': 'staff',
  'POST /api/staff/jobs/:id/uphold-reports': 'staff',
  'POST /api/staff/jobs/:id/refuse-reports': 'staff',
  'POST /api/staff/companies/:id/suspend': 'staff',
  'POST /api/staff/companies/:id/restore': 'staff',
  'GET /api/staff/companies/:id/certificate': 'staff',
  'POST /api/staff/companies/:id/verify': 'staff',
  'POST /api/staff/companies/:id/refuse': 'staff',
};
