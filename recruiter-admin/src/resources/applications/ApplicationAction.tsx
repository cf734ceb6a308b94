import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { Box, MenuItem } from '@mui/material';
import { canDecide } from '@skybil/shared';
import { StatusChip } from '../../ui/Chips';
import { HoverMenu } from '../../ui/HoverMenu';
import type { Application } from '../../providers/types';
import { DecisionOnOne } from './DecisionOnOne';
import { InterviewOnOne } from './interview/InterviewOnOne';
import { useInterview } from './interview/use-interview';
import { UndoRejection } from './UndoRejection';
import { useChangeStage } from './use-change-stage';
import { useDecision } from './use-decision';

/** Menu of decisions for a Pending application, otherwise its status, which a rejection keeps for a while with Undo. */
export function ApplicationAction({ application }: { application: Application }) {
  const decision = useDecision(application);
  const stage = useChangeStage(application);
  const interview = useInterview(application);
  if (!canDecide(application.status)) {
    return (
      <Box sx={{ display: 'flex', flexWrap: { md: 'wrap' }, alignItems: 'center', gap: 0.5 }}>
        <StatusChip status={application.status} takesFocus={decision.wasSent} />
        <UndoRejection application={application} />
      </Box>
    );
  }
  return (
    <>
      <HoverMenu
        label={`${application.status}: decide on ${application.userId.name}`}
        trigger={application.status}
        button={{ variant: 'outlined', color: 'info', size: 'small', endIcon: <ArrowIcon /> }}
      >
        <MenuItem onClick={() => decision.ask('Accepted')}>Accept</MenuItem>
        <MenuItem onClick={() => decision.ask('Rejected')}>Reject</MenuItem>
        {stage.change && <MenuItem onClick={stage.change}>{stage.name}</MenuItem>}
        {interview.ask && <MenuItem onClick={interview.ask}>{interview.name}</MenuItem>}
        {interview.askToCancel && <MenuItem onClick={interview.askToCancel}>Cancel interview</MenuItem>}
      </HoverMenu>
      <DecisionOnOne application={application} decision={decision} />
      <InterviewOnOne application={application} interview={interview} />
    </>
  );
}
