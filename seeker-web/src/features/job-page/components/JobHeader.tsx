import type { ReactNode } from 'react';
import { factsOf, openToInWords, workModeOf } from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import type { Job } from '../../../lib/contract';
import { useTimeAgo } from '../../../lib/page-data';
import { salaryLine } from '../salary-line';
import { ShareButton } from './ShareButton';

interface JobHeaderProps {
  job: Job;
  actions: ReactNode;
  children: ReactNode;
}

export function JobHeader({ job, actions, children }: JobHeaderProps) {
  const timeAgo = useTimeAgo();
  const workMode = workModeOf(job);
  const openTo =
    openToInWords(job.openTo) ?? (workMode === 'Remote' ? 'Ask whether Nigeria is possible' : undefined);
  const facts = [...factsOf(job), ...(openTo ? [openTo] : [])];
  return (
    <header className="card job-header">
      <Logo name={job.companyId.name} image={job.companyId.image} size={64} isFirst />
      <div className="stack job-header__facts">
        <div>
          <h1 className="job-header__title">{job.title}</h1>
          <p className="job-header__company">{job.companyId.name}</p>
        </div>
        <p className="job-header__pay">{salaryLine(job)}</p>
        <ul className="chips" aria-label="Facts">
          <li className="chip chip--kind">{workMode}</li>
          {facts.map((fact) => (
            // browsers name some countries differently
            <li key={fact} className="chip" suppressHydrationWarning>
              {fact}
            </li>
          ))}
        </ul>
        <p className="quiet small">Posted {timeAgo(job.date)}</p>
        {children}
        <div className="row job-actions no-print">
          {actions} <ShareButton job={job} />
        </div>
      </div>
    </header>
  );
}
