import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  applyPath,
  closesSoonInWords,
  companyCheckWords,
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
import { useInBrowser } from '../../../lib/in-browser';
import { useClock, useTimeAgo } from '../../../lib/page-data';
import './job-card.css';

/** An excerpt of full length was cut off, usually inside a word. */
function preview({ excerpt, sourceUrl, sourceName }: Job): string {
  if (!excerpt || excerpt.includes(NO_DESCRIPTION))
    return sourceUrl
      ? `No description here; ${sourceName ?? 'the original advert'} has it.`
      : 'No description.';
  return [...excerpt].length < LIMITS.excerptCharacters ? excerpt : `${excerpt.trimEnd()}…`;
}

/** A short line has room for the facts that most people look for first. */
function shortFacts(job: Job): string[] {
  const level = job.level.replace(/ level$/, '');
  const [place = '', ...others] = factsOf({ ...job, level: '' });
  const openTo = openToInWords(job.openTo);
  return [place, level, workModeOf(job), ...others, openTo ?? ''].filter(Boolean);
}

interface JobCardProps {
  job: Job;
  /** Visible without scrolling, so its logo loads eagerly. */
  isFirst?: boolean;
  corner?: ReactNode;
}

export function JobCard({ job, isFirst, corner }: JobCardProps) {
  const timeAgo = useTimeAgo();
  const closes = closesSoonInWords(job, useClock()());
  const address = jobPath(job.kind, job._id);
  // without script the apply page takes the place of the sheet
  const applyAddress = useInBrowser() || job.sourceUrl ? address : applyPath(job.kind, job._id);
  const [pay, paidAs] = formatPay(job).split(/(?= \()/);
  const [age, ago] = timeAgo(job.date).split(/(?= ago$)/);
  return (
    <article className="card job-card">
      <Logo name={job.companyId.name} image={job.companyId.image} size={40} isFirst={isFirst} />
      <div className="job-card__heading">
        <h3 className="job-card__title">
          <Link to={address}>{job.title}</Link>
        </h3>
        <div className="job-card__facts">
          <span className="job-card__company">{job.companyId.name}</span>{' '}
          {job.companyCheck && (
            <span className="job-card__check" title={companyCheckWords(job.companyCheck)}>
              <span aria-hidden>✓</span>
              <span className="visually-hidden">{companyCheckWords(job.companyCheck)}</span>
            </span>
          )}{' '}
          <ul aria-label="Facts">
            {shortFacts(job).map((fact) => (
              // browsers name some countries differently
              <li key={fact} suppressHydrationWarning>
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="job-card__terms">
        <span className="job-card__pay">{pay}</span>
        {paidAs && <span className="job-card__paid-as">{paidAs}</span>}{' '}
        {closes ? (
          <span className="job-card__when job-card__closes">{closes}</span>
        ) : (
          <span className="job-card__when">
            {age}
            {ago && <span className="job-card__ago">{ago}</span>}
          </span>
        )}
      </p>
      <p className="job-card__text">
        {job.sourceUrl && (
          <>
            from <a href={job.sourceUrl}>{job.sourceName ?? 'the original advert'}</a>
            {' · '}
          </>
        )}
        <span className="job-card__excerpt">{preview(job)}</span>
      </p>
      <div className="job-card__actions">
        <Link className="button job-card__apply" to={applyAddress} aria-label={`Apply now: ${job.title}`}>
          Apply now
        </Link>{' '}
        <Link className="lone-link" to={address} aria-label={`Learn more: ${job.title}`}>
          Learn more
        </Link>
      </div>
      {corner && <div className="job-card__corner">{corner}</div>}
    </article>
  );
}
