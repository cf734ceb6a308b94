import { useEffect, useRef } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import {
  useQueuedApplications,
  queuedApplications,
} from '../../features/applications/queue/queued-applications';
import { refreshQueue, watchQueue } from '../../features/applications/queue/queue-store';
import { sendQueued } from '../../features/applications/queue/send-queued';
import { personOf, useAuth } from '../../lib/auth/auth-port';

/** Needed, because no event says that the board is up again. */
const BETWEEN_TRIES_MS = 15_000;

const isApplications = (key: Arguments) => Array.isArray(key) && key[0] === 'applications';

/** Sends queued applications after a sign-in, when the connection returns, and at intervals. */
export function useSendQueued(): void {
  const person = personOf(useAuth());
  const queued = useQueuedApplications().length;
  const before = useRef(0);
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (!person) return;
    const session = new AbortController();
    const send = () => {
      if (document.visibilityState === 'visible') void sendQueued(person, session.signal);
    };
    const tryAgain = () => {
      if (queuedApplications().length > 0) send();
    };
    const timer = setInterval(tryAgain, BETWEEN_TRIES_MS);
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    send();
    return () => {
      session.abort();
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [person]);

  useEffect(() => {
    void refreshQueue();
    return watchQueue();
  }, []);

  useEffect(() => {
    if (queued < before.current) void mutate(isApplications);
    before.current = queued;
  }, [queued, mutate]);
}
