import { Button, Stack, Typography } from '@mui/material';
import { useKeys } from '../../ui/use-keys';
import { DecisionOnOne, type DecisionProps } from './DecisionOnOne';
import { InterviewOnOne } from './interview/InterviewOnOne';
import { useInterview } from './interview/use-interview';
import { useChangeStage } from './use-change-stage';

export function DecisionButtons({ application, decision }: DecisionProps) {
  const stage = useChangeStage(application);
  const interview = useInterview(application);
  const ask = { a: () => decision.ask('Accepted'), r: () => decision.ask('Rejected') };
  useKeys({ ...ask, s: stage.change, i: interview.ask });
  return (
    <Stack spacing={1.5}>
      {stage.change && (
        <Button variant="outlined" disabled={stage.isPending} onClick={stage.change} aria-keyshortcuts="s">
          {stage.name}
        </Button>
      )}
      {interview.ask && (
        <Button variant="outlined" onClick={interview.ask} aria-keyshortcuts="i">
          {interview.name}
        </Button>
      )}
      {interview.askToCancel && <Button onClick={interview.askToCancel}>Cancel interview</Button>}
      <Stack direction="row" spacing={1}>
        <Button fullWidth variant="contained" onClick={ask.a} aria-keyshortcuts="a">
          Accept
        </Button>
        <Button fullWidth variant="outlined" color="error" onClick={ask.r} aria-keyshortcuts="r">
          Reject
        </Button>
      </Stack>
      {!application.former && (
        <Typography variant="body2" color="textSecondary">
          Their e-mail address is shown here after Accept.
        </Typography>
      )}
      <DecisionOnOne application={application} decision={decision} />
      <InterviewOnOne application={application} interview={interview} />
    </Stack>
  );
}
