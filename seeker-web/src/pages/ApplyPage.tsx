import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { applyTitle, type JobKind, jobPath, MESSAGES, readApplyNote } from '@skybil/shared';
import { useApplyAnswer } from '../features/applications/api/apply-answer';
import { PlainApplyForm } from '../features/applications/components/PlainApplyForm';
import { SourceLink } from '../features/applications/components/SourceLink';
import { SENT_TITLES, whatComesNext } from '../features/applications/sheet/SentPart';
import { SheetJob } from '../features/applications/sheet/SheetJob';
import { JobNotFound } from '../features/job-page/components/JobNotFound';
import { SimilarJobs } from '../features/job-page/components/SimilarJobs';
import { ScamHint } from '../features/reports/components/ScamHint';
import { useJob } from '../features/job-page/api/get-job';
import { useBoardConfig } from '../lib/board-config';
import { useTitle } from '@skybil/web/use-title';
import { CLOSED_TITLE, ClosedJob } from './ClosedJob';
import './page.css';

/** Something was typed or chosen before the script came. */
function isBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main form input');
  return [...fields].some((field) => field.value !== '' || field === document.activeElement);
}

/** The apply sheet as a page, for browsers without script. With script it opens the sheet, if that loses nothing (SITE-53). */
export default function ApplyPage({ kind }: { kind: JobKind }) {
  const { id: written = '' } = useParams();
  const id = written.toLowerCase();
  const note = readApplyNote(useSearchParams()[0].get('note'));
  const navigate = useNavigate();
  const { authMode } = useBoardConfig();
  const answer = useApplyAnswer();
  const { data: job } = useJob(kind, id);
  useTitle(job ? applyTitle(job.title, job.companyId.name) : undefined);

  useEffect(() => {
    if (!answer && !note && !isBegun()) void navigate(`${jobPath(kind, id)}?apply`, { replace: true });
  }, [answer, note, kind, id, navigate]);

  if (!job)
    return (
      <div className="container page page--narrow">
        <JobNotFound />
      </div>
    );
  // a job is closed at midnight, but its record says so up to a minute later
  const isClosed = job.closedAs !== undefined || answer?.errors.form === MESSAGES.jobClosed;
  return (
    <div className="container page page--narrow">
      <h1>{note ? SENT_TITLES[note] : isClosed ? CLOSED_TITLE : MESSAGES.loginToApply}</h1>
      <SheetJob job={job} />
      {note ? (
        <>
          <p role="status">{whatComesNext(note, job.companyId.name)}</p>
          <ScamHint />
          <Link className="button button--wide" to="/">
            See other jobs
          </Link>
          <SimilarJobs job={job} />
        </>
      ) : isClosed ? (
        <ClosedJob job={job} />
      ) : job.sourceUrl ? (
        <SourceLink job={job} />
      ) : authMode === 'clerk' ? (
        <p>Signing in to this board needs JavaScript. Turn it on in your browser and load this page again.</p>
      ) : (
        <PlainApplyForm job={job} answer={answer} />
      )}
      <p>
        <Link to={jobPath(kind, id)}>Back to the job</Link>
      </p>
    </div>
  );
}
