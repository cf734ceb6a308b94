import { Button, Stack, Typography } from '@mui/material';
import type { Application } from '../../providers/types';
import { DecisionDialog } from './DecisionDialog';
import { useDecision } from './use-decision';

export function DecisionButtons({ application }: { application: Application }) {
  const decision = useDecision(application);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1}>
        <Button fullWidth variant="contained" onClick={() => decision.ask('Accepted')}>
          Accept
        </Button>
        <Button fullWidth variant="outlined" color="error" onClick={() => decision.ask('Rejected')}>
          Reject
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Their e-mail address is shown here after Accept.
      </Typography>
      <DecisionDialog application={application} decision={decision} />
    </Stack>
  );
}
