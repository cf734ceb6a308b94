import { Alert, Button, Stack, Typography } from '@mui/material';
import { ApiError, bodyOf } from '@skybil/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from './CallError';
import { DecisionDialog } from './DecisionDialog';
import { CompanyCard } from './CompanyCard';
import { answersTo, type Decision } from './decisions';
import { JobCard } from './JobCard';
import { OpenJob } from './OpenJob';
import { staffClient, type WholeJob } from './staff-client';
import { useCall } from './use-call';
import { useKeys } from '../ui/use-keys';

/** The queue of adverts and companies, oldest first, and one advert that was opened. */
export function Moderation({ onSignedOut }: { onSignedOut: () => void }) {
  const { error, run } = useCall();
  const queue = useQuery({
    queryKey: ['queue'],
    queryFn: () => bodyOf(staffClient.GET('/api/staff/queue')),
  });
  const [opened, setOpened] = useState<WholeJob>();
  const [selected, setSelected] = useState(0);
  const [decision, setDecision] = useState<Decision>();
  const [message, setMessage] = useState('');

  const read = async (id: string) => {
    const params = { path: { id } };
    const answer = await run(() => bodyOf(staffClient.GET('/api/staff/jobs/{id}', { params })));
    if (answer) setOpened(answer.job);
  };
  const decide = (next: Decision) => {
    setMessage('');
    setDecision(next);
  };
  const done = async (sentence: string) => {
    setDecision(undefined);
    setOpened(undefined);
    setMessage(sentence);
    await queue.refetch();
  };
  const close = async () => {
    setDecision(undefined);
    // Somebody else may have decided.
    await queue.refetch();
  };
  const signOut = async () => {
    await run(() => bodyOf(staffClient.POST('/api/staff/sign-out')));
    onSignedOut();
  };

  const rows = queue.data?.queue ?? [];
  const at = Math.min(selected, rows.length - 1);
  const current = rows[at];
  const answers = current && answersTo(current);
  useKeys({
    j: () => setSelected(Math.min(at + 1, rows.length - 1)),
    k: () => setSelected(Math.max(at - 1, 0)),
    a: answers && (() => decide(answers.yes)),
    r: answers && (() => decide(answers.no)),
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h1">Moderation</Typography>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </Stack>
      <OpenJob onOpen={(id) => void read(id)} />
      <CallError error={error ?? (queue.error instanceof ApiError ? queue.error : undefined)} />
      <Alert severity="success" role="status" sx={message ? {} : { display: 'none' }}>
        {message}
      </Alert>
      {opened && (
        <section aria-label="Opened advert">
          <JobCard job={opened} onDecide={decide} />
          <Button onClick={() => setOpened(undefined)}>Close</Button>
        </section>
      )}
      <Typography role="status">{countOf(queue.data?.total, queue.isFetching)}</Typography>
      {rows.length > 0 && (
        <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
          Keys: j next, k previous, a approve, r refuse
        </Typography>
      )}
      {rows.map(({ job, company, ...waits }, index) => {
        const row = {
          waits,
          isSelected: index === at,
          onSelect: () => setSelected(index),
          onDecide: decide,
        };
        if (company) return <CompanyCard key={company._id} {...row} company={company} />;
        if (!job) return null;
        return (
          <JobCard key={`${job._id} ${waits.reason}`} {...row} job={job} onRead={() => void read(job._id)} />
        );
      })}
      {decision && (
        <DecisionDialog
          decision={decision}
          onDone={(sentence) => void done(sentence)}
          onClose={() => void close()}
        />
      )}
    </Stack>
  );
}

function countOf(total: number | undefined, isBusy: boolean): string {
  if (total === undefined) return isBusy ? 'Loading…' : '';
  if (total === 0) return 'Nothing waits for a decision.';
  return `${total} ${total === 1 ? 'waits' : 'wait'} for a decision, the oldest first.`;
}
