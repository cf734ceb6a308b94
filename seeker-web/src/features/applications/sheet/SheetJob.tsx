import { formatPay, placeInWords } from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import type { Job } from '../../../lib/contract';
import './apply-sheet.css';

export function SheetJob({ job }: { job: Job }) {
  return (
    <div className="sheet-job">
      <Logo name={job.companyId.name} image={job.companyId.image} size={40} />
      <div>
        <p className="sheet-job__title">{job.title}</p>
        <p className="quiet small">
          {job.companyId.name} · {placeInWords(job)}
        </p>
        <p className="quiet small">{formatPay(job)}</p>
      </div>
    </div>
  );
}
