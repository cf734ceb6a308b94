import { formatMoment } from '@skybil/shared';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import {
  needsConfirmation,
  useQueuedApplications,
  type QueuedApplication,
} from '../queue/queued-applications';
import './applications.css';

async function sendConfirmed(row: QueuedApplication): Promise<void> {
  await (await import('../queue/send-queued')).sendConfirmed(row);
}

async function remove(row: QueuedApplication): Promise<void> {
  await (await import('../queue/queue-store')).removeQueued(row);
}

export function QueuedApplications() {
  const rows = useQueuedApplications();
  const auth = useAuth();
  const person = personOf(auth);
  // without a session all stored rows belong to the person whose session ended
  const mine = rows.filter(({ by }) => !person || by === person);
  if (mine.length === 0 || auth.status === 'loading') return null;
  return (
    <section className="card stack" aria-labelledby="waiting">
      <h2 id="waiting">Waiting to be sent</h2>
      <ul className="waiting">
        {mine.map((row) => (
          <li key={row.key} className="stack">
            <div>
              <strong>{row.title}</strong> at {row.company}
            </div>
            <p className="quiet small">
              Kept on this device since {formatMoment(row.madeAt)}. {nextStep(row, person !== null)}
            </p>
            <div className="row">
              {person && !row.refusal && needsConfirmation(row) && (
                <button type="button" className="button" onClick={() => void sendConfirmed(row)}>
                  Send now
                </button>
              )}
              <button type="button" className="button button--plain" onClick={() => void remove(row)}>
                Remove
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nextStep(row: QueuedApplication, isSignedIn: boolean): string {
  if (row.refusal) return `It was not taken: ${row.refusal}`;
  if (!isSignedIn) return 'Sign in to send it.';
  if (needsConfirmation(row)) return 'It is old by now. Do you still want to send it?';
  return 'It is sent as soon as the board can be reached.';
}
