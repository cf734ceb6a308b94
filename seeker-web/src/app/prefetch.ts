import { loadCaller } from '@skybil/api-client';
import { whenIdle } from '../lib/when-idle';
import { JobPage } from './pages';

/** What the next steps of nearly everybody need, 24 kB: a job from a list, with its description, and the first message. */
export async function prefetch(): Promise<void> {
  await whenIdle();
  const next = [JobPage.preload(), loadCaller(), import('../lib/sanitize'), import('react-toastify')];
  // what does not come now is asked for again when it is needed
  await Promise.allSettled(next);
}
