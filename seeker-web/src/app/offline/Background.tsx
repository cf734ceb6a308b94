import { useClearPersonalData } from './use-clear-personal-data';
import { useSendQueued } from './use-send-queued';
import { useServiceWorker } from './use-service-worker';

export default function Background() {
  useClearPersonalData();
  useSendQueued();
  useServiceWorker();
  return null;
}
