import type { INestApplicationContext } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import { mailFailure } from '../../platform/mail/mail-failure.js';
import { MailSender } from '../../platform/mail/mail-sender.js';
import { FailureLog } from '../../platform/upstream/failure-log.js';

/**
 * Names in the log what does not work, each part in a line with what to do, once the board runs: it does its other work
 * without them, and with them again when they come back (RUN-41).
 */
export async function checkParts(app: INestApplicationContext): Promise<void> {
  const { SMTP_URL } = app.get(Settings);
  const tell = (error: unknown) => new FailureLog('mail').tell(mailFailure(error, SMTP_URL));
  await Promise.all([
    // tells of itself why it cannot be used
    app
      .get(FileStore)
      .ping()
      .catch(() => undefined),
    app.get(MailSender).signIn().catch(tell),
  ]);
}
