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

  async signIn(given: SignInWithCodeDto, visitor: Visitor): Promise<SeekerSession> {
    return this.begin(await this.check(given, visitor), visitor);
  }

  /** For a browser without script, which keeps no token: the session ends with the work. */
  async signInFor<Done>(
    given: SignInWithCodeDto,
    visitor: Visitor,
    work: (seeker: Principal) => Promise<Done>,
  ): Promise<Done> {
    const { id } = await this.check(given, visitor);
    const session = await this.sessions.begin({ kind: 'seeker', id }, visitor.device);
    const seeker: Principal = { kind: 'seeker', id, session };
    try {
      return await work(seeker);
    } finally {
      await this.sessions.signOut(seeker, visitor);
    }
  }

  async changePassword(
    caller: Principal<'seeker'>,
    passwords: ChangePasswordDto,
    client: Client,
  ): Promise<string> {
    const { account, version } = await this.passwordChange.change(caller, this.local, passwords, client);
    return this.tokens.issue(account.sub, version, caller.session);
  }

  private check({ email, password, code }: SignInWithCodeDto, visitor: Visitor): Promise<LocalAccount> {
    const secondStep = ({ id }: LocalAccount) =>
      this.secondFactor.pass({ kind: 'seeker', id }, code, visitor);
    return this.signInByPassword.signIn('seeker', this.local, email, password, visitor, secondStep);
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
