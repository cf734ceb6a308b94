import { formatDay, formatLongDate } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { type Fact, factsOfJob } from '../facts';
import { CompanyLink } from './CompanyLink';

/** All facts in full: the line below the title cuts off what does not fit. */
export function JobFacts({ job }: { job: Job }) {
  const facts: Fact[] = [
    ...factsOfJob(job),
    ['Category', job.category],
    ['Posted', formatLongDate(job.date)],
    ['Closes', job.closingDate && !job.closedAs ? formatDay(job.closingDate) : ''],
  ];
  return (
    <dl className="card job-facts">
      <div>
        <dt className="quiet small">Company</dt>
        <dd>
          <CompanyLink company={job.companyId} />
        </dd>
      </div>
      {facts.map(
        ([name, words]) =>
          words && (
            <div key={name}>
              <dt className="quiet small">{name}</dt>
              <dd suppressHydrationWarning>{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
