import { Button, Stack, Typography } from '@mui/material';
import type { Decision } from '@skybil/shared';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Application, DecisionOnApplications, StatusResult } from '../../providers/types';
import { DecisionDialog, nextStepProblem, UNDO_WORDS } from './DecisionDialog';
import { useChangeMany } from './use-change-many';

const ACCEPTED = 'You will see their e-mail addresses and can write to them. This cannot be undone.';

/** What one decision on several applications did. */
export interface Outcome {
  status: Decision;
  done: string[];
  failed: { id: string; name: string; message: string }[];
}

interface DecisionsOnCheckedProps {
  onDecided: (outcome: Outcome) => void;
}

/** Accepts or rejects all checked applications. Those that fail stay checked. */
export function DecisionsOnChecked({ onDecided }: DecisionsOnCheckedProps) {
  const { selectedIds, data = [], onSelect } = useListContext<Application>();
  const [asked, setAsked] = useState<Decision>();
  const show = (status: Decision, results: StatusResult[]) => {
    const nameOf = (id: string) => data.find((row) => row.id === id)?.userId.name ?? 'An applicant';
    const failed = results.filter(({ success }) => !success);
    onDecided({
      status,
      done: results.filter(({ success }) => success).map(({ id }) => id),
      failed: failed.map(({ id, message }) => ({ id, message, name: nameOf(id) })),
    });
    onSelect(failed.map(({ id }) => id));
  };
  const decide = useChangeMany<DecisionOnApplications>(
    (provider, decision) => provider.changeStatuses(decision),
    (results, { status }) => show(status, results),
  );
  const count = selectedIds.length;
  if (count === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', px: 1.5, py: 0.5, bgcolor: 'action.selected' }}
    >
      <Typography role="status" sx={{ flexGrow: 1 }}>{`${count} selected`}</Typography>
      <Button onClick={() => onSelect([])}>Clear</Button>
      <Button onClick={() => setAsked('Accepted')}>Accept</Button>
      <Button color="error" onClick={() => setAsked('Rejected')}>
        Reject
      </Button>
      {asked && (
        <DecisionDialog
          status={asked}
          who={count === 1 ? '1 applicant' : `${count} applicants`}
          text={asked === 'Rejected' ? UNDO_WORDS : ACCEPTED}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(details) =>
            decide.mutate(
              { ids: selectedIds.map(String), status: asked, ...details },
              { onSettled: (_, error) => !nextStepProblem(error) && setAsked(undefined) },
            )
          }
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
