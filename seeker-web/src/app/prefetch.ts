import { importToasts } from '../lib/notify';
import { whenIdle } from '../lib/when-idle';
import { JobPage } from './pages';

/** Loads the code of the most likely next steps (22 kB): a job page with its description, and the first toast. */
export async function prefetch(): Promise<void> {
  await whenIdle();
  const next = [JobPage.preload(), import('../lib/sanitize'), importToasts()];
  await Promise.allSettled(next);
}
