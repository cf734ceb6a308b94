import { Button, Stack, Typography } from '@mui/material';
import { formatLongDate } from '@skybil/shared';
import { useQueryClient } from '@tanstack/react-query';
import { ADDRESSES } from '../../providers/addresses';
import type { Job } from '../../providers/types';
import { useCall } from '../../providers/use-call';

/** What the advert check found in a held advert, and what its company can do. */
export function HeldAdvert({ job }: { job: Job }) {
  const cache = useQueryClient();
  const ask = useCall((data) => data.askForDecision(job.id), {
    onSuccess: async () => {
      // not at once, because a form would lose what was typed
      await cache.invalidateQueries({ queryKey: [ADDRESSES.jobs], refetchType: 'none' });
      await cache.invalidateQueries({ queryKey: [ADDRESSES.jobs, 'getList'] });
    },
  });
  const askedAt = job.decisionAskedAt ?? (ask.isSuccess ? new Date().toISOString() : undefined);
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      {job.heldFor?.map(({ rule, says }) => (
        <Typography key={rule} variant="body2">
          {says}
        </Typography>
      ))}
      {askedAt ? (
        <Typography
          variant="body2"
          // replaces the button that had the focus
          {...(ask.isSuccess && { tabIndex: -1, ref: focusOnMount })}
        >
          You asked for a decision on {formatLongDate(askedAt)}. We send it by mail.
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            Edit the advert, and it is checked again at once. If it is right as it is, ask for a decision.
          </Typography>
          <Button
            size="small"
            variant="outlined"
            disabled={ask.isPending}
            onClick={() => ask.mutate()}
            aria-label={`Ask for a decision on ${job.title}`}
          >
            Ask for a decision
          </Button>
        </>
      )}
    </Stack>
  );
}

const focusOnMount = (text: HTMLElement | null) => text?.focus();
