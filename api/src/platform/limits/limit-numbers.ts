import { Injectable } from '@nestjs/common';
import { SettingsError } from '../errors/start-error.js';
import { Settings } from '../config/settings.js';
import type { LimitRule } from '../contract/route/limit-rules.js';
import { LIMIT_RULES } from '../contract/route/limit-table.js';

const NAMES = new Set(LIMIT_RULES.map(({ name }) => name));

/** The limits in force. The operator can set some of them (LIMIT-4). */
@Injectable()
export class LimitNumbers {
  private readonly numbers: ReadonlyMap<string, number>;

  /** @throws SettingsError naming the unknown rule or the bad number */
  constructor({ LIMITS }: Settings) {
    this.numbers = read(LIMITS);
  }

  of({ name, limit, times = 1 }: LimitRule): number {
    return Math.ceil((this.numbers.get(name) ?? limit) * times);
  }
}

function read(given: string): Map<string, number> {
  const parts = given.split(',').map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part): [string, number] => {
      const [name = '', number = ''] = part.split('=').map((side) => side.trim());
      if (!NAMES.has(name)) throw wrong(`"${name}" is no limit; docs/security.md lists them`);
      if (!/^[1-9]\d{0,8}$/.test(number)) throw wrong(`${name} needs a whole number from 1 on`);
      return [name, Number(number)];
    }),
  );
}

function wrong(sentence: string): SettingsError {
  return new SettingsError(`LIMITS is wrong: ${sentence}. See .env.example.`);
}
