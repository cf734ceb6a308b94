import mongoose from 'mongoose';
import { codeOf, lastCodeOf } from '../../test/app-codes.ts';
import type { CampaignBoard } from '../board/board.mts';
import { parseJson } from '../board/client.mts';
import { newCompany, PASSWORD, type Person } from '../board/people.mts';
import type { Row } from '../row.mts';

/** As in `limit-rules.ts`. */
const JUDGED_A_MINUTE = 5;

interface WithApp extends Person {
  recoveryCodes: string[];
  codeAt: (halfMinutes: number) => string;
}

/** A company with a second factor. */
async function newCompanyWithApp(board: CampaignBoard): Promise<WithApp> {
  const company = await newCompany(board);
  const _id = new mongoose.mongo.ObjectId(company.id);
  await board.database.collection('companies').updateOne({ _id }, { $set: { emailProvenAt: new Date() } });
  const call = (path: string, json: object) =>
    board.client.ask(`/api/company/${path}`, { headers: company.headers, json });
  const { secret } = parseJson<{ secret: string }>(await call('begin-second-factor', { password: PASSWORD }));
  if (!secret) throw new Error('no authenticator app could be added');
  const codeAt = (halfMinutes: number) => codeOf(secret, halfMinutes);
  const confirmed = await call('confirm-second-factor', { code: await lastCodeOf(secret) });
  const { recoveryCodes } = parseJson<{ recoveryCodes: string[] }>(confirmed);
  if (!recoveryCodes) throw new Error(`no authenticator app was confirmed: ${confirmed.text}`);
  return { ...company, recoveryCodes, codeAt };
}

function logIn({ client }: CampaignBoard, { email }: Person, code?: string) {
  return client.ask('/api/company/login', { json: { email, password: PASSWORD, ...(code ? { code } : {}) } });
}

export const secondFactorRows: readonly Row[] = [
  {
    expectation:
      'With the password but without the authenticator app nobody can sign in, and five codes a minute can be guessed',
    attempt: async (board, tries) => {
      const company = await newCompanyWithApp(board);
      const codes = Array.from({ length: tries.some(60, 20) }, (_, at) => String(at).padStart(6, '0'));
      const answers = await Promise.all([
        logIn(board, company),
        ...codes.map((code) => logIn(board, company, code)),
      ]);
      for (const { status, text } of answers)
        tries.check([400, 401, 429].includes(status), `a guess got ${status} ${text}`);
      const judged = answers.filter(
        (answer) => parseJson<{ code: string }>(answer).code === 'invalid_code',
      ).length;
      tries.check(judged <= JUDGED_A_MINUTE, `${judged} guesses were judged`);
      tries.figure('guesses judged', judged);
    },
  },
  {
    expectation:
      'If many clients use the same authenticator or recovery code at once, only one of them is signed in',
    attempt: async (board, tries) => {
      for (const codeOf of [
        ({ codeAt }: WithApp) => codeAt(0),
        ({ recoveryCodes }: WithApp) => recoveryCodes[0],
      ]) {
        const company = await newCompanyWithApp(board);
        const code = codeOf(company);
        const answers = await Promise.all(
          Array.from({ length: JUDGED_A_MINUTE }, () => logIn(board, company, code)),
        );
        const won = answers.filter(({ status }) => status === 200).length;
        tries.check(won === 1, `${won} of ${answers.length} came in`);
      }
    },
  },
];
