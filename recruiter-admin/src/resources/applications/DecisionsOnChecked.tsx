import { Button, Stack, Typography } from '@mui/material';
import type { Decision } from '@skybil/shared';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Application, DecisionOnApplications, StatusResult } from '../../providers/types';
import { useKeys } from '../../ui/use-keys';
import { DecisionDialog, nextStepProblem, UNDO_WORDS } from './DecisionDialog';
import { InterviewOnChecked } from './interview/InterviewOnChecked';
import { useInvite } from './interview/use-invite';
import { useChangeMany } from './use-change-many';

const ACCEPTED = 'You will see their e-mail addresses and can write to them. This cannot be undone.';

/** What one action on several applications did. */
export interface Outcome {
  action: Decision | 'Shortlisted' | 'Invited';
  done: string[];
  failed: { id: string; name: string; message: string }[];
}

interface DecisionsOnCheckedProps {
  onDecided: (outcome: Outcome) => void;
}

/** Shortlists, invites, accepts or rejects all checked applications. Those that fail stay checked. */
export function DecisionsOnChecked({ onDecided }: DecisionsOnCheckedProps) {
  const { selectedIds, data = [], onSelect } = useListContext<Application>();
  const [asked, setAsked] = useState<Decision>();
  const show = (action: Outcome['action'], results: StatusResult[]) => {
    const nameOf = (id: string) => data.find((row) => row.id === id)?.userId.name ?? 'An applicant';
    const failed = results.filter(({ success }) => !success);
    onDecided({
      action,
      done: results.filter(({ success }) => success).map(({ id }) => id),
      failed: failed.map(({ id, message }) => ({ id, message, name: nameOf(id) })),
    });
    onSelect(failed.map(({ id }) => id));
  };
  const decide = useChangeMany<DecisionOnApplications>(
    (provider, decision) => provider.changeStatuses(decision),
    (results, { status }) => show(status, results),
  );
  const move = useChangeMany<string[]>(
    (provider, ids) => provider.changeStages({ ids, stage: 'shortlisted' }),
    (results) => show('Shortlisted', results),
  );
  const invite = useInvite((results, close) => {
    show('Invited', results);
    close();
  });
  const count = selectedIds.length;
  const who = count === 1 ? '1 applicant' : `${count} applicants`;
  const actions = {
    s: () => move.mutate(selectedIds.map(String)),
    i: invite.ask,
    a: () => setAsked('Accepted'),
    r: () => setAsked('Rejected'),
  };
  useKeys(count > 0 && !move.isPending ? actions : {});
  if (count === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: { sm: 1 },
        px: 1.5,
        py: 0.5,
        bgcolor: 'action.selected',
      }}
    >
      {/* a line of its own on a phone, above the actions */}
      <Stack
        direction="row"
        sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' }, alignItems: 'center' }}
      >
        <Typography role="status" sx={{ flexGrow: 1 }}>{`${count} selected`}</Typography>
        <Button onClick={() => onSelect([])}>Clear</Button>
      </Stack>
      <Button disabled={move.isPending} onClick={actions.s} aria-keyshortcuts="s">
        Shortlist
      </Button>
      <Button onClick={actions.i} aria-label="Invite to interview" aria-keyshortcuts="i">
        Invite
      </Button>
      <Button onClick={actions.a} aria-keyshortcuts="a">
        Accept
      </Button>
      <Button color="error" onClick={actions.r} aria-keyshortcuts="r">
        Reject
      </Button>
      <InterviewOnChecked who={who} invite={invite} ids={selectedIds.map(String)} />
      {asked && (
        <DecisionDialog
          status={asked}
          who={who}
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
