import { fileSize } from '@skybil/shared';
import { FileIcon } from '../../../ui/icons';
import type { Application } from '../../../lib/contract';
import type { Former } from '../hooks/use-former';
import { ApplicationsTable, COMPANY, DATE, JOB_TITLE, STATUS } from './ApplicationsTable';

const CERTIFICATE = {
  name: 'Certificate',
  className: 'applications__file',
  cell: ({ certificate, certificateBytes, jobId }: Application) =>
    certificate ? (
      <a
        className="applications__link"
        href={certificate}
        target="_blank"
        rel="noopener"
        // starts with the visible text, as voice control needs it
        aria-label={`Certificate${certificateBytes ? ` ${fileSize(certificateBytes)}` : ''} for ${jobId?.title ?? 'this job'}`}
      >
        <FileIcon />
        <span className="applications__words">Certificate</span>{' '}
        {certificateBytes && <span className="small">{fileSize(certificateBytes)}</span>}
      </a>
    ) : (
      '–'
    ),
};
const COLUMNS = [COMPANY, JOB_TITLE, DATE, CERTIFICATE, STATUS];

export function RemoteApplications({ former }: { former: Former }) {
  return <ApplicationsTable kind="remote" caption="Remote jobs applied" columns={COLUMNS} former={former} />;
}
