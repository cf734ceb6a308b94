import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { PasswordChangeService } from '../accounts/password-change.service.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { PasswordSignInService } from '../accounts/password-sign-in.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { SeekerTokensService } from '../accounts/seeker-tokens.service.js';
import type { ChangePasswordDto } from '../accounts/sessions/session.dto.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import type { Visitor } from '../accounts/visitor.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { pick } from '../../platform/database/stored-fields.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { SignInWithCodeDto } from '../accounts/dto/password.dto.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import type { SeekerSessionDto } from './dto/user.dto.js';
import { CONTENT_FIELDS } from './user.fields.js';
import { type LocalAccount, LocalAccountsRepository } from './local-accounts.repository.js';
import { UsersService } from './users.service.js';

type SeekerSession = Pick<SeekerSessionDto, 'token' | 'user'>;

@Injectable()
export class LocalSignInService {
  constructor(
    private readonly local: LocalAccountsRepository,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly signInByPassword: PasswordSignInService,
    private readonly proofs: EmailProofsService,
    private readonly tokens: SeekerTokensService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  async signUp({ email, password, ...written }: SignUpDto, visitor: Visitor): Promise<SeekerSession> {
    const person = `${written.firstName} ${written.lastName}`;
    this.passwords.refuseGuessable(password, 'password', { person, email });
    const passwordHash = await this.passwords.hash(password, visitor.ip);
    const user = { ...pick(written, CONTENT_FIELDS), email, passwordHash };
    const account = await this.proofs.createAccount('seeker', email, visitor, (unit) =>
      this.local.insert(user, unit),
    );
    if (!account) throw fieldError('email_taken', 'email', MESSAGES.accountTaken);
    return this.begin(account, visitor);
  }

  async signIn({ email, password, code }: SignInWithCodeDto, visitor: Visitor): Promise<SeekerSession> {
    const secondStep = ({ id }: LocalAccount) =>
      this.secondFactor.pass({ kind: 'seeker', id }, code, visitor);
    const account = await this.signInByPassword.signIn(
      'seeker',
      this.local,
      email,
      password,
      visitor,
      secondStep,
    );
    return this.begin(account, visitor);
  }

  async changePassword(caller: Principal, passwords: ChangePasswordDto, client: Client): Promise<string> {
    const { account, version } = await this.passwordChange.change(caller, this.local, passwords, client);
    return this.tokens.issue(account.sub, version, caller.session);
  }

  private async begin(
    { id, sub, sessionVersion }: LocalAccount,
    { device }: Visitor,
  ): Promise<SeekerSession> {
    const user = await this.users.find(id);
    if (!user) throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
    const session = await this.sessions.begin({ kind: 'seeker', id }, device);
    return { token: this.tokens.issue(sub, sessionVersion, session), user };
  }
}
