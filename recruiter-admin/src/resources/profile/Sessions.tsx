import { Box, Button, Card, Chip, CircularProgress, Stack, Typography } from '@mui/material';
import { formatTimeAgo } from '@skybil/shared';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useConsoleData } from '../../providers/data-provider';
import type { Session } from '../../providers/types';
import { useCall } from '../../providers/use-call';
import { ErrorState } from '../../ui/ErrorState';

export function Sessions() {
  const data = useConsoleData();
  const sessions = useQuery({ queryKey: ['sessions'], retry: false, queryFn: () => data.sessions() });
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = {
    // also after a failure, because a session that has already ended must leave the list
    onSettled: async () => {
      await sessions.refetch();
      // the pressed button may be gone
      heading.current?.focus();
    },
  };
  const end = useCall<string>((calls, id) => calls.endSession(id), refresh);
  const endOthers = useCall((calls) => calls.endOtherSessions(), refresh);
  const busy = end.isPending || endOthers.isPending;
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5 }}>
        Where you are signed in
      </Typography>
      {sessions.isPending && <CircularProgress aria-label="Loading your devices" />}
      {sessions.isError && (
        <ErrorState
          what="Your devices could not be loaded."
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {sessions.data.map((session) => (
              <Row key={session._id} session={session} busy={busy} onEnd={() => end.mutate(session._id)} />
            ))}
          </Stack>
          {sessions.data.length > 1 && (
            <Button variant="outlined" disabled={busy} onClick={() => endOthers.mutate()} sx={{ mt: 1.5 }}>
              Sign out all other devices
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function Row({ session: { device, lastUsedAt, current }, busy, onEnd }: RowProps) {
  const used = `used ${formatTimeAgo(lastUsedAt)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {used}, place unknown
        </Typography>
      </Box>
      {current ? (
        <Chip label="This device" />
      ) : (
        <Button disabled={busy} onClick={onEnd} aria-label={`Sign out ${device}, ${used}`}>
          Sign out
        </Button>
      )}
    </Box>
  );
}
