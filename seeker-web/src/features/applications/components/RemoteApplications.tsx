import type { JobKind } from '@skybil/shared';
import type { Application } from '../../../lib/contract';
import type { Former } from '../hooks/use-former';
import { CertificateLink } from './ApplicationParts';
import { ApplicationsTable, COMPANY, DATE, JOB_TITLE, STATUS } from './ApplicationsTable';

const CERTIFICATE = {
  name: 'Certificate',
  cell: (application: Application) => <CertificateLink {...application} />,
};
const COLUMNS = [COMPANY, JOB_TITLE, DATE, CERTIFICATE, STATUS];

export function RemoteApplications({ formers }: { formers: Record<JobKind, Former> }) {
  return (
    <ApplicationsTable kind="remote" caption="Remote jobs applied" columns={COLUMNS} formers={formers} />
  );
}
