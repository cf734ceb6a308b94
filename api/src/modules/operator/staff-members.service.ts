import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { isPlainEmail, storedEmail } from '../../platform/contract/input/email-address.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type Operator, SecurityLog } from '../../platform/security-log/security-log.js';
import { StaffAccountsService } from '../staff/staff-accounts.service.js';
import type { Order } from './order.js';
import { textTable } from './text-table.js';

/** Who may decide at `/staff` (STAFF-2). The methods return the sentence that the operator reads. */
@Injectable()
export class StaffMembersService {
  constructor(
    private readonly staff: StaffAccountsService,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  async list(operator: Operator): Promise<string> {
    await this.log.write('staff-listed', { who: operator });
    const all = await this.staff.all();
    if (all.length === 0) return 'There is no staff.';
    return textTable(
      all.map(({ id, email, name, passwordHash }) => [
        id,
        email,
        name,
        passwordHash ? 'signs in' : 'has a link that is not used yet',
      ]),
    );
  }

  async add(typed: string, name: string, { dryRun, ...operator }: Order): Promise<string> {
    const email = storedEmail(typed);
    if (!isPlainEmail(email)) throw new AppError('bad_input', `${typed} is no e-mail.`);
    if (name === '' || name.length > LIMITS.nameCharacters)
      throw new AppError('bad_input', `A name has 1 to ${LIMITS.nameCharacters} characters.`);
    if (this.settings.STAFF === 'off')
      throw new AppError('bad_input', 'This board has no staff: set STAFF=on and restart it first.');
    const known = await this.staff.byEmail(email);
    const what = known ? `give ${email} a new link` : `add ${name}, who signs in by ${email}`;
    if (dryRun) return `Would ${what}.`;
    await this.log.write('staff-added', {
      who: operator,
      on: [{ account: 'staff', email }, ...(known ? [{ kind: 'staff' as const, id: known.id }] : [])],
    });
    const link = await this.staff.invite(email, name);
    const ended = known ? ' The former password, app and sessions have ended.' : '';
    return `Done: ${what}.${ended} Pass on this link safely. It works once, for ${LIMITS.staffLinkHours} hours:\n${link}`;
  }

  async remove(typed: string, { dryRun, ...operator }: Order): Promise<string> {
    const email = storedEmail(typed);
    const known = await this.staff.byEmail(email);
    if (!known) return `Nobody of the staff signs in by ${email}.`;
    if (dryRun) return `Would remove ${known.name} and end all sessions.`;
    await this.log.write('staff-removed', { who: operator, on: [{ kind: 'staff', id: known.id }] });
    await this.staff.remove(known.id);
    return `Removed: ${known.name}. All sessions have ended.`;
  }
}
