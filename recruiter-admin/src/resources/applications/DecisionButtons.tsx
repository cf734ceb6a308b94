import { Button, Stack, Typography } from '@mui/material';
import { DecisionOnOne, type DecisionProps } from './DecisionOnOne';

export function DecisionButtons({ application, decision }: DecisionProps) {
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
      {!application.former && (
        <Typography variant="body2" color="textSecondary">
          Their e-mail address is shown here after Accept.
        </Typography>
      )}
      <DecisionOnOne application={application} decision={decision} />
    </Stack>
  );
}
