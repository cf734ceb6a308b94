import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Principal } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import type { SignInWithCodeDto } from '../accounts/dto/password.dto.js';
import { PasswordSignInService } from '../accounts/password-sign-in.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { StaffTokensService } from '../accounts/staff-tokens.service.js';
import type { Visitor } from '../accounts/visitor.js';
import type { EnrolDto } from './dto/staff-account.dto.js';
import { hashOf } from './staff-accounts.service.js';
import { type StaffAccount, StaffRepository } from './staff.repository.js';

export interface StaffSession {
  token: string;
  name: string;
}

/** Nobody has a session without a password and the second step (STAFF-4). */
@Injectable()
export class StaffSignInService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly signIn: PasswordSignInService,
    private readonly passwords: PasswordsService,
    private readonly secondFactor: SecondFactorService,
    private readonly sessions: SessionsService,
    private readonly tokens: StaffTokensService,
    private readonly log: SecurityLog,
  ) {}

  /** Opens the operator's link. It stays valid until {@link enrol}. */
  async beginEnrolment(
    secret: string,
  ): Promise<{ name: string; email: string; secret: string; address: string }> {
    const { id, name, email } = await this.invited(secret);
    const person = { kind: 'staff', id } as const;
    // The link replaces the app that was lost.
    await this.secondFactor.forget(person);
    return { name, email, ...(await this.secondFactor.start(person, email)) };
  }

  async enrol(
    { secret, newPassword, code }: EnrolDto,
    visitor: Visitor,
  ): Promise<StaffSession & { recoveryCodes: string[] }> {
    const account = await this.invited(secret);
    const { id, name, email } = account;
    this.passwords.refuseGuessable(newPassword, 'newPassword', { person: name, email });
    const passwordHash = await this.passwords.hash(newPassword, visitor.ip);
    const person = { kind: 'staff', id } as const;
    const recoveryCodes = await this.secondFactor.confirm(person, code, visitor, async (unit) => {
      if ((await this.staff.redeem(hashOf(secret), passwordHash, unit)) === undefined) throw linkInvalid();
    });
    this.log.note('staff-enrolled', { who: person, client: visitor });
    return { ...(await this.begin(account, visitor)), recoveryCodes };
  }

  async logIn({ email, password, code }: SignInWithCodeDto, visitor: Visitor): Promise<StaffSession> {
    const secondStep = async ({ id }: StaffAccount) => {
      const person = { kind: 'staff', id } as const;
      if (!(await this.secondFactor.state(person)).on)
        throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
      return this.secondFactor.pass(person, code, visitor);
    };
    const account = await this.signIn.signIn('staff', this.staff, email, password, visitor, secondStep);
    return this.begin(account, visitor);
  }

  /** @returns the caller of a token, unless the session has ended or the operator removed the account */
  async principalOf(token: string): Promise<Principal<'staff'> | undefined> {
    const claims = this.tokens.verify(token);
    if (!claims) return undefined;
    const { sub: id, version, sid } = claims;
    const [account, owner] = await Promise.all([this.staff.accountById(id), this.sessions.ownerOf(sid)]);
    const isLive = owner?.kind === 'staff' && owner.id === id && account?.tokenVersion === version;
    return isLive ? { kind: 'staff', id, session: sid } : undefined;
  }

  private async begin({ id, name, tokenVersion }: StaffAccount, { device }: Visitor): Promise<StaffSession> {
    const sid = await this.sessions.begin({ kind: 'staff', id }, device);
    return { name, token: this.tokens.issue({ sub: id, version: tokenVersion, sid }) };
  }

  private async invited(secret: string): Promise<StaffAccount> {
    const account = await this.staff.byInvitation(hashOf(secret));
    if (!account) throw linkInvalid();
    return account;
  }
}

function linkInvalid(): AppError {
  return new AppError('not_found', MESSAGES.staffLinkInvalid);
}
