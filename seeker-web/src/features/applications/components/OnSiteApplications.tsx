import type { Former } from '../hooks/use-former';
import { ApplicationsTable, COMPANY, DATE, JOB_TITLE, LOCATION, STATUS } from './ApplicationsTable';

const COLUMNS = [COMPANY, JOB_TITLE, LOCATION, DATE, STATUS];

export function OnSiteApplications({ former }: { former: Former }) {
  return <ApplicationsTable kind="job" caption="Jobs Applied" columns={COLUMNS} former={former} />;
}
