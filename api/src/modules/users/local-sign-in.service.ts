import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { PasswordSignInService } from '../../accounts/password-sign-in.service.js';
import { PasswordsService } from '../../accounts/passwords.service.js';
import { SeekerTokensService } from '../../accounts/seeker-tokens.service.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { pick } from '../../database/stored-fields.js';
import { AppError } from '../../errors/app-error.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import type { UserDto } from './dto/user.dto.js';
import { CONTENT_FIELDS } from './user.fields.js';
import { type LocalAccount, LocalAccountsRepository } from './local-accounts.repository.js';
import { UsersService } from './users.service.js';

export interface SeekerSession {
  token: string;
  user: UserDto;
}

/** The built-in sign-in of seekers, for boards without a hosted provider. */
@Injectable()
export class LocalSignInService {
  constructor(
    private readonly local: LocalAccountsRepository,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly signInByPassword: PasswordSignInService,
    private readonly tokens: SeekerTokensService,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError email_taken */
  async signUp({ email, password, ...written }: SignUpDto): Promise<SeekerSession> {
    const person = `${written.firstName} ${written.lastName}`;
    this.passwords.refuseGuessable(password, 'password', { person, email });
    const passwordHash = await this.passwords.hash(password);
    const account = await this.local.insert({ ...pick(written, CONTENT_FIELDS), email, passwordHash });
    if (!account)
      throw new AppError('email_taken', MESSAGES.accountTaken, { errors: { email: MESSAGES.accountTaken } });
    this.log.note('account-made', { kind: 'seeker', id: account.id });
    return this.session(account);
  }

  /** @throws AppError invalid_credentials */
  async signIn(email: string, password: string): Promise<SeekerSession> {
    return this.session(await this.signInByPassword.signIn('seeker', this.local, email, password));
  }

  /** An account that went meanwhile is told what anybody is told. */
  private async session({ id, sub, sessionVersion }: LocalAccount): Promise<SeekerSession> {
    const user = await this.users.find(id);
    if (!user) throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
    return { token: this.tokens.issue(sub, sessionVersion), user };
  }
}
