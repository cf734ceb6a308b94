import { Alert, Box, Button, Typography } from '@mui/material';
import { CompanyFacts } from './CompanyFacts';
import {
  approve,
  type Decision,
  hide,
  refuseReports,
  restore,
  suspendOrLift,
  upholdReports,
} from './decisions';
import { Reports } from './Reports';
import { RowCard, type Waits } from './RowCard';
import type { StaffJob, WholeJob } from './staff-client';
import { textOf } from './text-of';

interface JobCardProps {
  job: StaffJob | WholeJob;
  waits?: Waits;
  isSelected?: boolean;
  onSelect?: () => void;
  onDecide: (decision: Decision) => void;
  onRead?: () => void;
}

/** An advert with what a moderator needs to know of it. */
export function JobCard({ job, waits, isSelected, onSelect, onDecide, onRead }: JobCardProps) {
  const { title, location, salary, currency, hidden, findings, company } = job;
  const decide = (decision: Decision, look: object) => (
    <Button key={decision.button} onClick={() => onDecide(decision)} {...look}>
      {decision.button}
    </Button>
  );
  return (
    <RowCard
      {...{ title, waits, onSelect }}
      isSelected={isSelected ?? false}
      state={stateOf(job)}
      buttons={
        <>
          {decisionsOn(job, waits).map(({ decision, isRefusal }) =>
            decide(decision, isRefusal ? { variant: 'outlined', color: 'error' } : { variant: 'contained' }),
          )}
          {company && decide(suspendOrLift(company), {})}
          {onRead && <Button onClick={onRead}>Read it all</Button>}
        </>
      }
    >
      <Typography variant="body2">
        {[company?.name ?? 'Company no longer listed', location, `${salary} ${currency}`].join(' · ')}
      </Typography>
      {findings.map(({ rule, says }) => (
        <Alert key={rule} severity="warning" icon={false}>
          {says}
        </Alert>
      ))}
      <Reports job={job} />
      {hidden !== undefined && <Typography>Hidden: {hidden}</Typography>}
      {company && <CompanyFacts company={company} />}
      {'description' in job && (
        <Box sx={{ whiteSpace: 'pre-line', borderTop: 1, borderColor: 'divider', pt: 1 }}>
          {textOf(job.description)}
        </Box>
      )}
    </RowCard>
  );
}

/** The row's own decisions first. An advert that was opened by its address has those of its state. */
function decisionsOn(job: StaffJob, waits: Waits | undefined): { decision: Decision; isRefusal: boolean }[] {
  const { hidden, hiddenByReports, totalReports, findings } = job;
  const isReported = waits ? waits.reason === 'reported' : totalReports > 0 || hiddenByReports;
  const yes = (decision: Decision) => ({ decision, isRefusal: false });
  const no = (decision: Decision) => ({ decision, isRefusal: true });
  const onReports = isReported ? [yes(refuseReports(job)), no(upholdReports(job))] : [];
  if (hidden !== undefined) return [...onReports, yes(restore(job))];
  if (isReported) return onReports;
  return [...(waits && findings.length > 0 ? [yes(approve(job))] : []), no(hide(job))];
}

function stateOf({ hidden, hiddenByReports, held, listed }: StaffJob): string {
  if (hidden !== undefined) return 'Hidden';
  if (hiddenByReports) return 'Hidden by reports';
  if (held) return 'Held by the check';
  return listed ? 'Listed' : 'Not listed';
}
