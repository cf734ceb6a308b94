import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  factsOf,
  formatPay,
  jobPath,
  LIMITS,
  NO_DESCRIPTION,
  openToInWords,
  workModeOf,
} from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import type { Job } from '../../../lib/contract';
import { useTimeAgo } from '../../../lib/page-data';
import './job-card.css';

/** An excerpt of full length was cut off, usually inside a word. */
function preview({ excerpt, sourceUrl, sourceName }: Job): string {
  if (!excerpt || excerpt.includes(NO_DESCRIPTION))
    return sourceUrl
      ? `No description here; ${sourceName ?? 'the original advert'} has it.`
      : 'No description.';
  return [...excerpt].length < LIMITS.excerptCharacters ? excerpt : `${excerpt.trimEnd()}…`;
}

interface JobCardProps {
  job: Job;
  /** Visible without scrolling, so its logo loads eagerly. */
  isFirst?: boolean;
  corner?: ReactNode;
}

export function JobCard({ job, isFirst, corner }: JobCardProps) {
  const timeAgo = useTimeAgo();
  const address = jobPath(job.kind, job._id);
  const openTo = openToInWords(job.openTo);
  const facts = [...factsOf(job), ...(openTo ? [openTo] : []), workModeOf(job)];
  return (
    <article className="card job-card">
      <header className="job-card__header">
        <Logo name={job.companyId.name} image={job.companyId.image} isFirst={isFirst} />
        <div className="job-card__heading">
          <h3 className="job-card__title">
            <Link to={address}>{job.title}</Link>
          </h3>
          <p className="quiet small">
            {job.companyId.name}
            {'\u00a0· '}
            <span className="job-card__when">{timeAgo(job.date)}</span>
            {job.sourceUrl && (
              <>
                {'\u00a0· '}
                from <a href={job.sourceUrl}>{job.sourceName ?? 'the original advert'}</a>
              </>
            )}
          </p>
        </div>
        {corner}
      </header>
      <ul className="chips" aria-label="Facts">
        {facts.map((fact) => (
          // browsers name some countries differently
          <li key={fact} className="chip" suppressHydrationWarning>
            {fact}
          </li>
        ))}
      </ul>
      <p className="job-card__pay">{formatPay(job)}</p>
      <p className="job-card__excerpt">{preview(job)}</p>
      <div className="job-card__actions">
        <Link className="button" to={address} aria-label={`Apply now: ${job.title}`}>
          Apply now
        </Link>{' '}
        <Link className="button button--plain" to={address} aria-label={`Learn more: ${job.title}`}>
          Learn more
        </Link>
      </div>
    </article>
  );
}
