import type { ReactNode } from 'react';
import { formatPay, PAY_NOT_DISCLOSED } from '@skybil/shared';
import { CompanyCheck } from '../../../ui/CompanyCheck';
import { Logo } from '../../../ui/Logo';
import type { Job } from '../../../lib/contract';
import { closingInWords } from '../../../lib/closing';
import { useClock, useTimeAgo } from '../../../lib/page-data';
import { factsOfJob } from '../facts';
import { CompanyLink } from './CompanyLink';
import { ShareButton } from './ShareButton';

/** A longer title is smaller, so that the description still begins on the first screen of a phone. */
const LONG_TITLE = 50;

export function JobHeader({ job, actions }: { job: Job; actions: ReactNode }) {
  const timeAgo = useTimeAgo();
  const closes = closingInWords(job, useClock()());
  const { title, companyId: company } = job;
  return (
    <header className="job-header">
      <Logo name={company.name} image={company.image} isFirst />
      <div className="job-header__names">
        <h1 className={title.length > LONG_TITLE ? 'job-header__long' : undefined}>{title}</h1>
        <p className="job-header__line">
          <CompanyLink company={company} />
        </p>
        {job.companyCheck && <CompanyCheck check={job.companyCheck} />}
      </div>
      <ul className="job-header__line quiet small" aria-label="Facts">
        {factsOfJob(job).map(([name, words]) => (
          // browsers name some countries differently
          <li key={name} suppressHydrationWarning>
            {words}
          </li>
        ))}
      </ul>
      <p className="job-header__pay">
        <span className="quiet small">Monthly salary:</span> {formatPay(job, PAY_NOT_DISCLOSED)}
      </p>
      <div className="job-header__actions">
        <p className="quiet small">
          Posted {timeAgo(job.date)}
          {closes && (
            <>
              {' · '}
              <span className="job-header__closes">{closes}</span>
            </>
          )}
        </p>
        {actions} <ShareButton job={job} />
      </div>
    </header>
  );
}
