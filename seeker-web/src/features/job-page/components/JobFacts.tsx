import { formatLongDate } from '@skybil/shared';
import type { Job } from '../../../lib/contract';

export function JobFacts({ job }: { job: Job }) {
  const facts = [
    ['Category', job.category],
    ['Posted', formatLongDate(job.date)],
  ].filter(([, value]) => value);
  return (
    <dl className="card job-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="quiet small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
