import { useForgetting } from './use-forgetting';
import { useSending } from './use-sending';
import { useWorker } from './use-worker';

/** Shows nothing itself. */
export default function Background() {
  useForgetting();
  useSending();
  useWorker();
  return null;
}
