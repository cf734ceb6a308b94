import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CHANGE_PROOF, LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { type Member, MEMBER_KINDS, type Person } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { EMAIL_PROOF, type EmailProof } from './email-proof.schema.js';

const LIFE_MS = LIMITS.emailProofHours * 3_600_000;
const TOKEN = new RegExp(`^(?:${CHANGE_PROOF})?(${MEMBER_KINDS.join('|')})-([0-9a-f]{24})-[\\w-]{43}$`);

export interface FoundProof {
  person: Member;
  /** Its fingerprint. */
  newEmail?: string;
}

/** Only a hash of a token is stored. */
@Injectable()
export class EmailProofLinks {
  constructor(@InjectModel(EMAIL_PROOF) private readonly proofs: Model<EmailProof>) {}

  /** @param newEmail the e-mail that replaces the one of the account when the link is used */
  async make(person: Member, newEmail?: string): Promise<string> {
    const { kind, id } = person;
    const beginning = newEmail === undefined ? '' : CHANGE_PROOF;
    const token = `${beginning}${kind}-${id}-${randomBytes(32).toString('base64url')}`;
    await this.proofs.create([
      {
        _id: hashOf(token),
        account: accountOf(person),
        ...(newEmail === undefined ? {} : { newEmail: fingerprint(newEmail) }),
        expiresAt: new Date(databaseNow() + LIFE_MS),
      },
    ]);
    return token;
  }

  async remove(person: Person, { unit, except }: { unit?: UnitOfWork; except?: string } = {}): Promise<void> {
    const others = except === undefined ? {} : { _id: mongoose.trusted({ $ne: hashOf(except) }) };
    await this.proofs.deleteMany({ account: accountOf(person), ...others }, { session: unit });
  }

  async find(token: string): Promise<FoundProof | undefined> {
    const [, kind, id = ''] = TOKEN.exec(token) ?? [];
    const known = MEMBER_KINDS.find((one) => one === kind);
    if (!known) return undefined;
    const alive = mongoose.trusted({ $gt: new Date(databaseNow()) });
    const found = await this.proofs.findOne({ _id: hashOf(token), expiresAt: alive }).lean();
    return found ? { person: { kind: known, id }, newEmail: found.newEmail } : undefined;
  }
}

function accountOf({ kind, id }: Person): string {
  return fingerprint(`${kind} ${id}`);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
