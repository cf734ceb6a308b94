import { Alert, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import type { Outcome } from './DecisionsOnChecked';
import { useChangeMany } from './use-change-many';

interface DecisionOutcomeProps {
  outcome: Outcome;
  onClose: () => void;
}

/** Says how many of the checked applications were changed and why others were not, and undoes all of a rejection. */
export function DecisionOutcome({ outcome: { action, done, failed }, onClose }: DecisionOutcomeProps) {
  const notify = useNotify();
  const undo = useChangeMany<string[]>(
    (data, ids) => data.undoRejections(ids),
    (results) => {
      const undone = results.filter(({ success }) => success).length;
      const type = undone < results.length ? 'warning' : 'success';
      notify(`${undone} of ${results.length} Pending again.`, { type });
      onClose();
    },
  );
  return (
    <Alert
      role="status"
      severity={failed.length > 0 ? 'warning' : 'success'}
      sx={{ mb: 1 }}
      action={
        <>
          {action === 'Rejected' && done.length > 0 && (
            <Button color="inherit" size="small" disabled={undo.isPending} onClick={() => undo.mutate(done)}>
              Undo
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {`${done.length} of ${done.length + failed.length} ${action.toLowerCase()}.`}
      {failed.map(({ id, name, message }) => (
        <div key={id}>{`${name}: ${message}`}</div>
      ))}
    </Alert>
  );
}
