import type { JobKind } from '@skybil/shared';
import type { Former } from '../hooks/use-former';
import { ApplicationsTable, COMPANY, DATE, JOB_AND_CERTIFICATE, LOCATION, STATUS } from './ApplicationsTable';

const COLUMNS = [COMPANY, JOB_AND_CERTIFICATE, LOCATION, DATE, STATUS];

interface AppliedJobsProps {
  kind: JobKind | undefined;
  formers: Record<JobKind, Former>;
}

export function AppliedJobs({ kind, formers }: AppliedJobsProps) {
  return <ApplicationsTable kind={kind} caption="Jobs Applied" columns={COLUMNS} formers={formers} />;
}
