import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { closedOnInWords, jobPath, KIND_NAMES, placeInWords } from '@skybil/shared';
import { Loader } from '../../../ui/Loader';
import { Notice } from '../../../ui/Notice';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import { closingInWords } from '../../../lib/closing';
import { useClock } from '../../../lib/page-data';
import { type StoredJob, readSaved } from '../stored-jobs';
import { useSavedJobs } from '../hooks/use-saved-jobs';
import { StoredAdvert } from './StoredAdvert';
import { SaveButton } from './SaveButton';
import './saved-list.css';

export function SavedList() {
  const auth = useAuth();
  const saved = useSavedJobs();
  if (auth.status === 'loading' && readSaved().person !== null)
    return <Loader label="Loading your saved jobs" />;
  // the list starts afresh for another person
  return <Rows key={personOf(auth)} saved={saved} />;
}

function Rows({ saved }: { saved: StoredJob[] }) {
  const [shown, setShown] = useState(saved);
  const now = new Map(saved.map((job) => [job._id, job]));
  const isNew = (job: StoredJob) => !shown.some(({ _id }) => _id === job._id);
  // an unsaved job stays in the list until the next page, so that a slip can be undone
  const rows = [...saved.filter(isNew), ...shown.map((job) => now.get(job._id) ?? job)];
  if (saved.some(isNew)) setShown(rows);

  useEffect(() => {
    const refresh = () => void import('../sync').then(({ refreshSaved }) => refreshSaved());
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, []);

  if (rows.length === 0) {
    return (
      <Notice title="No Saved Jobs">
        <p>Press the star beside a job to keep it here, also for when there is no line.</p>
        <Link className="button button--plain" to="/">
          Find a job
        </Link>
      </Notice>
    );
  }
  return (
    <ul className="stack saved-list">
      {rows.map((job) => (
        <li key={job._id} className="card saved-job">
          <SavedRow job={job} />
        </li>
      ))}
    </ul>
  );
}

function SavedRow({ job }: { job: StoredJob }) {
  const { title, company, location, kind, closed, closedAs, _id } = job;
  const now = useClock()();
  const closes = closed ? undefined : closingInWords(job, now);
  // the page of a closed job is gone after a time, and then nothing is known of its end
  const hasPage = !closed || closedAs !== undefined;
  return (
    <>
      <div className="saved-job__header">
        <div className="saved-job__heading">
          <h2 className="saved-job__title">
            {hasPage ? <Link to={jobPath(kind, _id)}>{title}</Link> : title}
          </h2>
          <p className="quiet small">
            {[company, placeInWords({ location }), KIND_NAMES[kind]].filter(Boolean).join(' · ')}
          </p>
        </div>
        <SaveButton job={job} />
      </div>
      {closed && (
        <p>
          <span className="badge saved-job__closed">{closedOnInWords(job) ?? 'Closed'}</span>{' '}
          <span className="quiet small">It takes no more applications.</span>
        </p>
      )}
      {closes && <p className="small saved-job__closes">{closes}</p>}
      <StoredAdvert job={job} />
    </>
  );
}
