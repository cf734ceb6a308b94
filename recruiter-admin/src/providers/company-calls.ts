import { ApiError, bodyOf, createApiClient } from '@skybil/api-client';
import { LIMITS } from '@skybil/shared';
import { readCompanyToken } from '@skybil/web/company-token';
import { toBoardError } from './board-error';
import { withSession } from './session-end';
import { isComplete } from './is-complete';
import { within } from './time-limit';
import type {
  Answer,
  Application,
  Closing,
  ClosingProof,
  Company,
  DecisionOnApplication,
  DecisionOnApplications,
  EmailChange,
  EndOfSecondFactor,
  Invitation,
  JobPreview,
  Login,
  NewJob,
  NewSecondFactor,
  NewSession,
  NewToken,
  PasswordChange,
  PostedJob,
  Profile,
  Receipt,
  RecoveryCodes,
  RegistrationState,
  SecondFactor,
  SentRegistration,
  Session,
  Stats,
  StageChange,
  StageChanges,
  StageCounts,
  StatusResult,
  UnfairPhrase,
  Visibility,
  Wording,
} from './types';

const api = createApiClient({ getCompanyToken: readCompanyToken });

type Request<T> = () => Promise<{ data?: T; response: Response }>;

const bodyOnce = <T>(request: Request<T>): Promise<T> =>
  bodyOf(request()).catch((error: unknown) => Promise.reject(toBoardError(error)));

const body = <T>(request: Request<T>): Promise<T> => withSession(() => bodyOnce(request));

/** As many ids in one call as it accepts. */
async function inParts(
  ids: string[],
  call: (part: string[]) => Promise<{ results: StatusResult[] }>,
): Promise<StatusResult[]> {
  const results: StatusResult[] = [];
  for (let at = 0; at < ids.length; at += LIMITS.bulkStatusIds) {
    results.push(...(await call(ids.slice(at, at + LIMITS.bulkStatusIds))).results);
  }
  return results;
}

/** Calls of the company beyond CRUD. */
export const companyCalls = {
  company: async (): Promise<Company> => (await body(() => api.GET('/api/company/company'))).company,

  stats: async (): Promise<Stats> => (await body(() => api.GET('/api/company/stats'))).stats,

  /** @param key idempotency key */
  postJob: (job: NewJob, key: string, milliseconds: number): Promise<PostedJob> => {
    const params = { header: { 'Idempotency-Key': key } };
    return withSession(() =>
      within(milliseconds, (signal) =>
        bodyOnce(() => api.POST('/api/company/post-job', { params, body: job, signal })),
      ),
    );
  },

  unfairPhrases: async (wording: Wording, signal: AbortSignal): Promise<UnfairPhrase[]> =>
    (await body(() => api.POST('/api/company/check-wording', { body: wording, signal }))).unfair,

  /** @returns a whole page, for a sandboxed frame */
  previewJob: async (job: JobPreview): Promise<string> =>
    (await body(() => api.POST('/api/company/preview-job', { body: job }))).html,

  changeVisibility: (change: Visibility): Promise<Answer> =>
    body(() => api.POST('/api/company/change-visibility', { body: change })),

  askForDecision: (id: string): Promise<Answer> =>
    body(() => api.POST('/api/company/jobs/{id}/ask-for-decision', { params: { path: { id } } })),

  closeJob: (id: string, closing: Closing): Promise<Answer> =>
    body(() => api.POST('/api/company/jobs/{id}/close', { params: { path: { id } }, body: closing })),

  reopenJob: (id: string, closingDate: string): Promise<Answer> =>
    body(() =>
      api.POST('/api/company/jobs/{id}/reopen', { params: { path: { id } }, body: { closingDate } }),
    ),

  changeStatus: (decision: DecisionOnApplication): Promise<Answer> =>
    body(() => api.POST('/api/company/change-status', { body: decision })),

  changeStatuses: ({ ids, ...decision }: DecisionOnApplications): Promise<StatusResult[]> =>
    inParts(ids, (part) =>
      body(() => api.POST('/api/company/change-statuses', { body: { ids: part, ...decision } })),
    ),

  changeStage: (change: StageChange): Promise<Answer> =>
    body(() => api.POST('/api/company/change-stage', { body: change })),

  changeStages: ({ ids, stage }: StageChanges): Promise<StatusResult[]> =>
    inParts(ids, (part) =>
      body(() => api.POST('/api/company/change-stages', { body: { ids: part, stage } })),
    ),

  invite: ({ ids, ...interview }: Invitation): Promise<StatusResult[]> =>
    inParts(ids, (part) =>
      body(() => api.POST('/api/company/interviews', { body: { ids: part, ...interview } })),
    ),

  cancelInterviews: (ids: string[]): Promise<StatusResult[]> =>
    inParts(ids, (part) => body(() => api.POST('/api/company/cancel-interviews', { body: { ids: part } }))),

  /** Those of the next days, in the order of their time. */
  upcomingInterviews: async (): Promise<Application[]> => {
    const { data } = await body(() => api.GET('/api/company/interviews'));
    return data.map(({ _id, ...rest }) => ({ id: _id, ...rest })).filter(isComplete);
  },

  /** @param filter that of the list of applications, without its stage */
  stageCounts: async (filter: object, signal: AbortSignal): Promise<StageCounts> => {
    const params = { query: { filter: JSON.stringify(filter) } };
    return (await body(() => api.GET('/api/company/stage-counts', { params, signal }))).counts;
  },

  savePrivateNote: (id: string, note: string): Promise<Answer> =>
    body(() =>
      api.POST('/api/company/applications/{id}/private-note', { params: { path: { id } }, body: { note } }),
    ),

  undoRejections: (ids: string[]): Promise<StatusResult[]> =>
    inParts(ids, (part) => body(() => api.POST('/api/company/undo-rejections', { body: { ids: part } }))),

  setApplicantMails: (applicantMails: boolean): Promise<Answer> =>
    body(() => api.POST('/api/company/applicant-mails', { body: { applicantMails } })),

  updateProfile: ({ image, ...facts }: Profile): Promise<Answer> => {
    const form = new FormData();
    for (const [name, text] of Object.entries(facts)) form.set(name, text);
    if (image) form.set('image', image);
    return body(() => api.POST('/api/company/profile', { body: facts, bodySerializer: () => form }));
  },

  registration: async (): Promise<RegistrationState> =>
    (await body(() => api.GET('/api/company/registration'))).registration,

  sendRegistration: ({ number, licence, certificate }: SentRegistration): Promise<Answer> => {
    const form = new FormData();
    form.set('number', number);
    if (licence) form.set('licence', licence);
    form.set('certificate', certificate);
    const fields = { number, certificate: '' };
    return body(() => api.POST('/api/company/registration', { body: fields, bodySerializer: () => form }));
  },

  changeEmail: (change: EmailChange): Promise<Answer> =>
    body(() => api.POST('/api/company/change-email', { body: change })),

  cancelEmailChange: (): Promise<Answer> => body(() => api.POST('/api/company/cancel-email-change')),

  sendEmailProof: (): Promise<Answer> => body(() => api.POST('/api/company/send-email-proof')),

  /** Reads the token synchronously, because it is removed from storage before the request is sent. */
  signOut: (): Promise<Answer> => {
    const token = readCompanyToken() ?? '';
    return bodyOnce(() => api.POST('/api/company/sign-out', { headers: { token }, keepalive: true }));
  },

  /** @returns undefined if the password is right and a code is needed */
  login: async (login: Login): Promise<NewSession | undefined> => {
    try {
      return await bodyOf(api.POST('/api/company/login', { body: login }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_needed') return undefined;
      throw toBoardError(error);
    }
  },

  sessions: async (): Promise<Session[]> => (await body(() => api.GET('/api/company/sessions'))).sessions,

  endSession: (id: string): Promise<Answer> =>
    body(() => api.POST('/api/company/end-session', { body: { id } })),

  endOtherSessions: (): Promise<Answer> => body(() => api.POST('/api/company/end-other-sessions')),

  changePassword: (passwords: PasswordChange): Promise<NewToken> =>
    body(() => api.POST('/api/company/change-password', { body: passwords })),

  signOutEverywhere: (): Promise<Answer> => body(() => api.POST('/api/company/sign-out-everywhere')),

  close: async (proof: ClosingProof): Promise<Answer & { receipt: Receipt }> =>
    body(() => api.POST('/api/company/close', { body: proof })),

  secondFactor: (): Promise<SecondFactor> => body(() => api.GET('/api/company/second-factor')),

  beginSecondFactor: (password: string): Promise<NewSecondFactor> =>
    body(() => api.POST('/api/company/begin-second-factor', { body: { password } })),

  confirmSecondFactor: (code: string): Promise<RecoveryCodes> =>
    body(() => api.POST('/api/company/confirm-second-factor', { body: { code } })),

  endSecondFactor: (proof: EndOfSecondFactor): Promise<Answer> =>
    body(() => api.POST('/api/company/end-second-factor', { body: proof })),

  exportApplications: (): Promise<string> =>
    body(() => api.GET('/api/company/applications.csv', { parseAs: 'text' })),
};
