import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from './board.mts';

const MAIL_MS = 30_000;

/** Waits for the mail with a reset code. @returns its code and the secret of its link */
export async function resetMail(
  { smtp }: CampaignBoard,
  email: string,
): Promise<{ otp: string; secret: string }> {
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await wait(100)) {
    const raws = smtp.received.filter(({ to }) => to.includes(email)).map(({ raw }) => raw);
    const words = raws.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const otp = /new password: (\d{6})/.exec(words)?.[1];
    const secret = /reset-password\S*[#&;]secret=([\w-]+)/.exec(words)?.[1];
    if (otp && secret) return { otp, secret };
  }
  throw new Error('no mail with a code for a new password came');
}
