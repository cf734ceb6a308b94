import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;
const LONGEST_REQUEST_MS = 5_000;

/** The code of an authenticator app, some periods from now. */
export function codeOf(secret: string, periods = 0): string {
  const timestamp = Date.now() + periods * PERIOD_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The code of the last period. Waits if the next period is near, because the board would refuse the code then. */
export async function lastCodeOf(secret: string): Promise<string> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < LONGEST_REQUEST_MS) await setTimeout(left);
  return codeOf(secret, -1);
}
