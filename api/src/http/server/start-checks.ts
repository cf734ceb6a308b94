import type { INestApplicationContext } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import { mailFailure } from '../../platform/mail/mail-failure.js';
import { MailSender } from '../../platform/mail/mail-sender.js';
import { FailureLog } from '../../platform/upstream/failure-log.js';

/** Logs each failed part in one line. The board runs without them and uses them when they come back (RUN-41). */
export async function checkParts(app: INestApplicationContext): Promise<void> {
  const { SMTP_URL } = app.get(Settings);
  await Promise.allSettled([
    // The store logs the reason itself.
    app.get(FileStore).ping(),
    app
      .get(MailSender)
      .signIn()
      .catch((error: unknown) => new FailureLog('mail').report(mailFailure(error, SMTP_URL))),
  ]);
}
