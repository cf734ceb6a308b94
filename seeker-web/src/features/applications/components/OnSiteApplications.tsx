import { ApplicationsTable, COMPANY, DATE, JOB_TITLE, LOCATION, STATUS } from './ApplicationsTable';

const COLUMNS = [COMPANY, JOB_TITLE, LOCATION, DATE, STATUS];

export function OnSiteApplications() {
  return <ApplicationsTable kind="job" caption="Jobs Applied" columns={COLUMNS} />;
}
