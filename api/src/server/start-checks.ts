import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { FileStore } from '../files/store/file-store.js';
import { MailSender } from '../mail/mail-sender.js';

const FILES =
  'The file store cannot be used: no file is taken or shown until it can. Check the S3_ settings and that the bucket is there.';
const LATER = 'Mails wait until it can be used.';

/**
 * Names in the log what does not work, each part in a line, once the board runs: it does its other work without them, and
 * with them again when they come back.
 */
export async function checkParts(app: INestApplicationContext, logger: Logger): Promise<void> {
  const say = (sentence: string) => logger.error(sentence);
  await Promise.all([
    app
      .get(FileStore)
      .ping()
      .catch(() => say(FILES)),
    app
      .get(MailSender)
      .signIn()
      .catch((error: unknown) => say(`${whyNoMail(error)} ${LATER}`)),
  ]);
}

function whyNoMail(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return 'The mail server refuses the sign-in. Check user and password in SMTP_URL.';
  if (code === 'ETLS') return 'The mail server offers no encryption, which SMTP_URL requires.';
  return `The mail server cannot be used (${String(code)}). Check SMTP_URL.`;
}
