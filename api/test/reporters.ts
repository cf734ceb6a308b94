import type { ReportReason } from '@skybil/shared';
import { Types } from 'mongoose';
import { newSeeker, type TestBoard } from './board.js';

/** A network address for each number. */
export const addressOf = (number: number): string => `198.51.${Math.floor(number / 256)}.${number % 256}`;

type Seeker = Awaited<ReturnType<typeof newSeeker>>;

/** Reports a job over HTTP, on a board behind one proxy. */
export function reportJob(
  board: TestBoard,
  jobId: string,
  from: { seeker?: Pick<Seeker, 'headers'>; network: number; cookie?: string },
  said: { reason?: ReportReason; text?: string; email?: string } = {},
) {
  return board.http
    .post('/api/users/report-job')
    .set({
      'x-forwarded-for': addressOf(from.network),
      ...from.seeker?.headers,
      ...(from.cookie ? { cookie: from.cookie } : {}),
    })
    .send({ jobId, reason: 'money', ...said });
}

/** Three seekers report the job, each from a network of their own. */
export async function reportByThree(
  board: TestBoard,
  jobId: string,
  seekers?: readonly Seeker[],
): Promise<Seeker[]> {
  const three = seekers ?? [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
  for (const [network, seeker] of three.entries())
    await reportJob(board, jobId, { seeker, network }).expect(200);
  return [...three];
}

/** A stored report, as one of an account whose reports count. */
export function storedReport(jobId: string, change: object = {}) {
  return {
    _id: new Types.ObjectId(),
    jobId: new Types.ObjectId(jobId),
    companyId: new Types.ObjectId(),
    ...{ title: 'Cook', company: 'Eko Haulage', reason: 'money', by: 'account', state: 'open' },
    reporter: new Types.ObjectId().toHexString(),
    network: new Types.ObjectId().toHexString(),
    reportedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    ...change,
  };
}
