import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { MenuItem } from '@mui/material';
import { canDecide } from '@skybil/shared';
import { StatusChip } from '../../ui/Chips';
import { HoverMenu } from '../../ui/HoverMenu';
import type { Application } from '../../providers/types';
import { DecisionDialog } from './DecisionDialog';
import { useDecision } from './use-decision';

/** Menu of decisions for a Pending application, otherwise its status. */
export function ApplicationAction({ application }: { application: Application }) {
  const decision = useDecision(application);
  if (!canDecide(application.status))
    return <StatusChip status={application.status} takesFocus={decision.wasSent} />;
  return (
    <>
      <HoverMenu
        label={`${application.status}: decide on ${application.userId.name}`}
        trigger={application.status}
        button={{ variant: 'outlined', color: 'info', size: 'small', endIcon: <ArrowIcon /> }}
      >
        <MenuItem onClick={() => decision.ask('Accepted')}>Accept</MenuItem>
        <MenuItem onClick={() => decision.ask('Rejected')}>Reject</MenuItem>
      </HoverMenu>
      <DecisionDialog application={application} decision={decision} />
    </>
  );
}
