import { Injectable } from '@nestjs/common';
import { FORM_ROUTES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { hmacOf, isSigned, withFormer } from '../../platform/config/signing-keys.js';
import type { Member } from '../../platform/contract/route/principal.js';

const TOKEN = /^(seeker|company)\.([0-9a-f]{24})\.([\w-]+)$/;

/**
 * Links that switch off a seeker's receipts and mails about changed adverts, or a company's mails about new applicants
 * (MAIL-26). They need no sign-in.
 */
@Injectable()
export class MailSwitchLinks {
  private readonly secrets: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.secrets = withFormer(settings.FILE_LINK_SECRET, settings.FILE_LINK_SECRET_FORMER);
  }

  address(person: Member): string {
    return `${this.settings.PUBLIC_URL}${FORM_ROUTES.mailSwitch}/${this.token(person)}`;
  }

  /** @returns undefined for a token that this board did not make */
  read(token: string): Member | undefined {
    const [, kind, id, signature = ''] = TOKEN.exec(token) ?? [];
    if (!kind || !id) return undefined;
    const person = { kind: kind as Member['kind'], id };
    return isSigned(this.secrets, signed(person), signature) ? person : undefined;
  }

  private token(person: Member): string {
    return `${person.kind}.${person.id}.${hmacOf(this.secrets[0], signed(person))}`;
  }
}

function signed({ kind, id }: Member): string {
  return `mails to ${kind} ${id}`;
}
