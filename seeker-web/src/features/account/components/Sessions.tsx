import { useRef } from 'react';
import { formatTimeAgo } from '@skybil/shared';
import { getAuth } from '../../../lib/auth/auth-port';
import type { Session } from '../../../lib/contract';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { useSessions } from '../api/get-sessions';
import { postEndOtherSessions, postEndSession, postSignOutEverywhere } from '../api/post-end-sessions';
import './sessions.css';

export function Sessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: sessions, error, isLoading, mutate } = useSessions();
  const { submit, busy } = useSubmit(async (end: () => Promise<string>) => {
    try {
      void notify('success', await end());
    } finally {
      // also after a failure, because a session that has already ended must leave the list
      await mutate();
      // the pressed button may be gone
      heading.current?.focus();
    }
  });
  const everywhere = useSubmit(async () => {
    void notify('success', await postSignOutEverywhere());
    getAuth().dropSession();
    document.getElementById('main')?.focus();
  });
  const isBusy = busy || everywhere.busy;

  return (
    <section className="card stack" aria-labelledby="signed-in">
      <h2 id="signed-in" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {isLoading && <Loader label="Loading your devices" />}
      {error && !sessions && !isLoading && (
        <LoadError what="Your devices" error={error} onRetry={() => void mutate()} />
      )}
      {sessions && (
        <>
          <ul className="sessions">
            {sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                busy={isBusy}
                onEnd={() => void submit(() => postEndSession(session._id))}
              />
            ))}
          </ul>
          <div className="row sessions__all">
            {sessions.length > 1 && (
              <button
                type="button"
                className="button button--plain"
                disabled={isBusy}
                onClick={() => void submit(postEndOtherSessions)}
              >
                Sign out all other devices
              </button>
            )}
            <button
              type="button"
              className="button button--bare"
              disabled={isBusy}
              onClick={() => void everywhere.submit()}
            >
              Sign out everywhere
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, lastUsedAt, current }, busy, onEnd }: SessionRowProps) {
  return (
    <li className="sessions__row">
      <div>
        <p className="sessions__device">{device}</p>
        <p className="quiet">
          {current ? 'This device' : `Used ${formatTimeAgo(lastUsedAt)}`} · place unknown
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className="button button--plain"
          aria-label={`Sign out ${device}, used ${formatTimeAgo(lastUsedAt)}`}
          disabled={busy}
          onClick={onEnd}
        >
          Sign out
        </button>
      )}
    </li>
  );
}
