import { Injectable } from '@nestjs/common';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person } from '../../platform/contract/route/principal.js';
import { CurrentPasswordService } from './current-password.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';

@Injectable()
export class PasswordCheck {
  constructor(
    private readonly password: CurrentPasswordService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async require(person: Person, password: string, client: Client, code?: string): Promise<void> {
    await this.password.require(person, password, client);
    await this.secondFactor.require(person, code, client);
  }
}
