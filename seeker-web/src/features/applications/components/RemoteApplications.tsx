import { ApplicationsTable, COMPANY, DATE, JOB_TITLE, STATUS } from './ApplicationsTable';
import type { Application } from '../../../lib/contract';

const CERTIFICATE = {
  name: 'Certificate',
  cell: ({ certificate, jobId }: Application) =>
    certificate ? (
      <a
        href={certificate}
        target="_blank"
        rel="noopener"
        aria-label={`Certificate for ${jobId?.title ?? 'this job'}`}
      >
        Certificate
      </a>
    ) : (
      '–'
    ),
};
const COLUMNS = [COMPANY, JOB_TITLE, DATE, CERTIFICATE, STATUS];

export function RemoteApplications() {
  return <ApplicationsTable kind="remote" caption="Remote jobs applied" columns={COLUMNS} />;
}
