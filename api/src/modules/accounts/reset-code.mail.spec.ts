import { Settings } from '../../platform/config/settings.js';
import type { Accounts } from './accounts.js';
import { ResetCodeMail } from './reset-code.mail.js';
import type { ResetCodesService } from './reset-codes.service.js';

describe('ResetCodeMail', () => {
  it.each([
    ['seeker', false, 'yes'],
    ['seeker', true, ''],
    ['company', false, ''],
  ] as const)(
    'to a %s with proven=%s says that the profile is cleared: "%s" [PERSON-37]',
    async (kind, isProven, clears) => {
      const account = { id: 'a1', name: 'Ada', email: 'ada@x.example', isProven };
      const accounts = { of: () => ({ byEmail: () => Promise.resolve(account) }) };
      const codes = { make: () => Promise.resolve({ digits: '402913', secret: 'abc' }) };
      const mail = new ResetCodeMail(
        accounts as unknown as Accounts,
        codes as unknown as ResetCodesService,
        new Settings(),
      );
      const row = { _id: { toHexString: () => 'm1' }, to: account.email, data: { kind } };
      await expect(mail.prepare(row as never)).resolves.toMatchObject({
        clears,
        name: isProven ? 'Ada' : '',
      });
    },
  );
});
