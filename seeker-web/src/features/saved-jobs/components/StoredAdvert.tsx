import { useState, useSyncExternalStore } from 'react';
import useSWRImmutable from 'swr/immutable';
import { factsOf, formatLongDate, formatPay, workModeOf } from '@skybil/shared';
import { Loader } from '../../../ui/Loader';
import { readAdvert, readAdvertText } from '../stored-adverts';
import { type StoredJob, watchSaved } from '../stored-jobs';

/** The stored text of an advert, readable offline and after the job has closed. */
export function StoredAdvert({ job }: { job: StoredJob }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="saved-job__advert" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Read the advert<span className="visually-hidden">: {job.title}</span>
      </summary>
      {isOpen && <Advert id={job._id} />}
    </details>
  );
}

function Advert({ id }: { id: string }) {
  // the text may arrive while the row is open
  useSyncExternalStore(watchSaved, () => readAdvertText(id));
  const stored = readAdvert(id);
  const html = stored?.job.description ?? '';
  // storage may have been tampered with, so the text is sanitized as on the job page (JOB-7)
  const { data } = useSWRImmutable(['description', html], async () => {
    const { sanitizeDescription } = await import('../../../lib/sanitize');
    return sanitizeDescription(html);
  });
  if (!stored)
    return <p className="quiet">Its text is not on this device. Open this page once when there is a line.</p>;
  if (data === undefined) return <Loader label="Loading the advert" />;
  return (
    <div className="stack">
      <p>{[workModeOf(stored.job), ...factsOf(stored.job)].join(' · ')}</p>
      <p>
        {formatPay(stored.job)}
        <span className="quiet small"> · as it read on {formatLongDate(stored.asOf)}</span>
      </p>
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
}
