import { bodyOf, createApiClient } from '@skybil/api-client';
import { readCompanyToken } from '@skybil/web/company-token';
import { toBoardError } from './board-error';
import type {
  Answer,
  Company,
  DecisionOnApplication,
  ClosingProof,
  EmailChange,
  EndOfSecondFactor,
  NewJob,
  NewSecondFactor,
  NewToken,
  PasswordChange,
  Profile,
  Receipt,
  RecoveryCodes,
  SecondFactor,
  Session,
  Stats,
  Visibility,
} from './types';

const api = createApiClient({ getCompanyToken: readCompanyToken });

const body = <T>(call: Promise<{ data?: T; response: Response }>): Promise<T> =>
  bodyOf(call).catch((error: unknown) => Promise.reject(toBoardError(error)));

/** Calls of the company beyond CRUD. */
export const companyCalls = {
  company: async (): Promise<Company> => (await body(api.GET('/api/company/company'))).company,

  stats: async (): Promise<Stats> => (await body(api.GET('/api/company/stats'))).stats,

  postJob: (job: NewJob): Promise<Answer> => body(api.POST('/api/company/post-job', { body: job })),

  changeVisibility: (change: Visibility): Promise<Answer> =>
    body(api.POST('/api/company/change-visibility', { body: change })),

  changeStatus: (decision: DecisionOnApplication): Promise<Answer> =>
    body(api.POST('/api/company/change-status', { body: decision })),

  updateProfile: ({ image, ...facts }: Profile): Promise<Answer> => {
    const form = new FormData();
    for (const [name, text] of Object.entries(facts)) form.set(name, text);
    if (image) form.set('image', image);
    return body(api.POST('/api/company/profile', { body: facts, bodySerializer: () => form }));
  },

  changeEmail: (change: EmailChange): Promise<Answer> =>
    body(api.POST('/api/company/change-email', { body: change })),

  sendEmailProof: (): Promise<Answer> => body(api.POST('/api/company/send-email-proof')),

  /** Reads the token synchronously, because it is removed from storage before the request is sent. */
  signOut: (): Promise<Answer> => {
    const token = readCompanyToken() ?? '';
    return body(api.POST('/api/company/sign-out', { headers: { token }, keepalive: true }));
  },

  sessions: async (): Promise<Session[]> => (await body(api.GET('/api/company/sessions'))).sessions,

  endSession: (id: string): Promise<Answer> => body(api.POST('/api/company/end-session', { body: { id } })),

  endOtherSessions: (): Promise<Answer> => body(api.POST('/api/company/end-other-sessions')),

  changePassword: (passwords: PasswordChange): Promise<NewToken> =>
    body(api.POST('/api/company/change-password', { body: passwords })),

  signOutEverywhere: (): Promise<Answer> => body(api.POST('/api/company/sign-out-everywhere')),

  close: async (proof: ClosingProof): Promise<Answer & { receipt: Receipt }> =>
    body(api.POST('/api/company/close', { body: proof })),

  secondFactor: (): Promise<SecondFactor> => body(api.GET('/api/company/second-factor')),

  beginSecondFactor: (password: string): Promise<NewSecondFactor> =>
    body(api.POST('/api/company/begin-second-factor', { body: { password } })),

  confirmSecondFactor: (code: string): Promise<RecoveryCodes> =>
    body(api.POST('/api/company/confirm-second-factor', { body: { code } })),

  endSecondFactor: (proof: EndOfSecondFactor): Promise<Answer> =>
    body(api.POST('/api/company/end-second-factor', { body: proof })),

  exportApplications: (): Promise<string> =>
    body(api.GET('/api/company/applications.csv', { parseAs: 'text' })),
};
