import { parseStored, readStored, store } from '@skybil/web/browser-storage';
import type { NewJob } from './types';

/** localStorage: the job that a company is writing, by the company's id. Other companies on this device do not get it. */
const DRAFT = 'jobDraft.';

export interface JobDraft {
  /** Idempotency key of the job, which is posted once however often it is sent (CALL-6). */
  key: string;
  /** ISO 8601. */
  savedAt: string;
  values: Partial<NewJob>;
}

const nameOf = (company: string) => DRAFT + company;

export function newKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** Undefined also for what another version or a person has written there. */
export function readDraft(company: string): JobDraft | undefined {
  const draft = parseStored<Partial<JobDraft>>(readStored('localStorage', nameOf(company)));
  const { key, savedAt = '', values } = draft ?? {};
  const isDraft = typeof key === 'string' && typeof values === 'object' && !Number.isNaN(Date.parse(savedAt));
  return isDraft ? { key, savedAt, values } : undefined;
}

/** @returns false if the browser keeps nothing: its storage is full or blocked */
export function storeDraft(company: string, key: string, values: Partial<NewJob>): boolean {
  const draft: JobDraft = { key, savedAt: new Date().toISOString(), values };
  const text = JSON.stringify(draft);
  store('localStorage', nameOf(company), text);
  return readStored('localStorage', nameOf(company)) === text;
}

/** @param key leaves a draft with another key, which another tab has stored */
export function removeDraft(company: string, key?: string): void {
  if (key === undefined || readDraft(company)?.key === key) store('localStorage', nameOf(company), null);
}
