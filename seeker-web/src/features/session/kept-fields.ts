import { parseStored, readStored, store } from '@skybil/web/browser-storage';
import type { SignUpInput } from './api/post-sign-up';

const KEY = 'accountFields';
type KeptFields = Partial<Omit<SignUpInput, 'password'>>;

/** What was typed so far, for the other form and after a reload. Never the password. */
export const readFields = (): KeptFields => parseStored<KeptFields>(readStored('sessionStorage', KEY)) ?? {};

export function keepFields(fields: KeptFields): void {
  store('sessionStorage', KEY, JSON.stringify({ ...readFields(), ...fields }));
}

export const forgetFields = () => store('sessionStorage', KEY, null);
