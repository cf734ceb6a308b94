import { Box, Typography } from '@mui/material';
import { REPORT_REASONS } from '@skybil/shared';
import { age } from './age';
import type { StaffJob, StaffReport } from './staff-client';

const REPORTERS: Record<StaffReport['by'], string> = {
  account: 'signed in',
  device: 'known device',
  network: 'stranger, does not count',
};

/** What people wrote about an advert. */
export function Reports({ job: { reports, totalReports } }: { job: StaffJob }) {
  if (reports.length === 0) return null;
  const more = totalReports - reports.length;
  return (
    <Box component="ul" aria-label="Reports" sx={{ m: 0, pl: 3 }}>
      {reports.map(({ reason, text, by, reportedAt }, at) => (
        <Typography key={`${reportedAt} ${at}`} component="li">
          {REPORT_REASONS[reason]}
          {text && `: “${text}”`} ({REPORTERS[by]}, {age(reportedAt)} ago)
        </Typography>
      ))}
      {more > 0 && <Typography component="li">and {more} more</Typography>}
    </Box>
  );
}
