import { Injectable } from '@nestjs/common';
import { guessableWord, MESSAGES, type PasswordContext, tooGuessable } from '@skybil/shared';
import { hash, isWeak, verify } from './argon2.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { FairQueue } from '../../platform/limits/network-share.js';
import { isCommonPassword } from './common-password.js';

/** A hash takes 19 MiB (SIGN-1). */
const MAX_PARALLEL = 4;

@Injectable()
export class PasswordsService {
  private readonly turns = new FairQueue(MAX_PARALLEL);
  /** Compared when there is no account, so that an unknown e-mail takes as long as a wrong password (SIGN-2). */
  private dummy: Promise<string> | undefined;

  /** SIGN-20 */
  refuseGuessable(password: string, fieldName: string, context: PasswordContext): void {
    const refuse = (sentence: string) => {
      throw fieldError('bad_input', fieldName, sentence);
    };
    const word = guessableWord(password, context);
    if (word) refuse(tooGuessable(word));
    if (isCommonPassword(password)) refuse(MESSAGES.passwordTooCommon);
  }

  /** @param ip of the client, whose network gets a share of the parallel hashes (BUDGET-19) */
  hash(password: string, ip: string | undefined): Promise<string> {
    return this.turns.run(() => hash(password), ip);
  }

  async matches(password: string, passwordHash: string | undefined, ip: string): Promise<boolean> {
    this.dummy ??= this.hash('nobody has this password', undefined);
    const compared = passwordHash ?? (await this.dummy);
    const same = await this.turns.run(() => verify(compared, password), ip);
    return same && passwordHash !== undefined;
  }

  isWeak(passwordHash: string): boolean {
    return isWeak(passwordHash);
  }
}
