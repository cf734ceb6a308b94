import { Injectable } from '@nestjs/common';
import { SettingsError } from '../errors/start-error.js';
import { Settings } from '../config/settings.js';
import type { LimitRule } from '../contract/route/limit-rules.js';
import { LIMIT_RULES } from '../contract/route/limit-table.js';

const NAMES = new Set(LIMIT_RULES.map(({ name }) => name));

/** LIMIT-4 */
@Injectable()
export class LimitNumbers {
  private readonly numbers: ReadonlyMap<string, number>;

  constructor({ LIMITS }: Settings) {
    this.numbers = parse(LIMITS);
  }

  of({ name, limit, times = 1 }: LimitRule): number {
    return Math.ceil((this.numbers.get(name) ?? limit) * times);
  }
}

function parse(setting: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const part of setting.split(',').filter((text) => text.trim())) {
    const [name = '', number = ''] = part.split('=').map((side) => side.trim());
    if (!NAMES.has(name)) throw wrong(`"${name}" is no limit; docs/security.md lists them`);
    if (!/^[1-9]\d{0,8}$/.test(number)) throw wrong(`${name} needs a whole number from 1 on`);
    numbers.set(name, Number(number));
  }
  return numbers;
}

function wrong(sentence: string): SettingsError {
  return new SettingsError(`LIMITS is wrong: ${sentence}. See .env.example.`);
}
