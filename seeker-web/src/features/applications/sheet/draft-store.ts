import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { LIMITS } from '@skybil/shared';

const DAY_MS = 86_400_000;

/** A certificate that was chosen and not sent yet. It survives closing the sheet, a reload and an ended session. */
interface Draft {
  name: string;
  bytes: ArrayBuffer;
  madeAt: number;
}

let database: UseStore | undefined;
const store = () => (database ??= createStore('skybil-drafts', 'certificates'));
const keyOf = (person: string, jobId: string) => `${person} ${jobId}`;

/** Without storage the certificate stays in memory only. */
export async function keepDraft(person: string, jobId: string, file: File | undefined): Promise<void> {
  try {
    if (!file) return await delMany([keyOf(person, jobId)], store());
    const draft: Draft = { name: file.name, bytes: await file.arrayBuffer(), madeAt: Date.now() };
    await set(keyOf(person, jobId), draft, store());
  } catch {
    // the browser refuses storage, or it is full
  }
}

export async function readDraft(person: string, jobId: string): Promise<File | undefined> {
  try {
    const draft = await get<Draft>(keyOf(person, jobId), store());
    return draft && new File([draft.bytes], draft.name, { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}

/** Removes the drafts of everybody else, and old ones. */
export async function clearDrafts(keptPerson?: string): Promise<void> {
  try {
    const all = await entries<string, Draft>(store());
    const end = Date.now() - LIMITS.queuedApplicationDays * DAY_MS;
    const isKept = (key: string, { madeAt }: Draft) =>
      keptPerson !== undefined && key.startsWith(`${keptPerson} `) && madeAt > end;
    await delMany(
      all.filter(([key, draft]) => !isKept(key, draft)).map(([key]) => key),
      store(),
    );
  } catch {
    // the browser refuses storage, so there are none
  }
}
