import { Box, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { addDays, APPLICATION_STATUSES, dayAt, FIRST_STATUS, LIMITS } from '@skybil/shared';
import { useState } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { useConsoleData } from '../../providers/data-provider';
import { useToastError } from '../../providers/use-toast-error';
import type { Stats } from '../../providers/types';
import { FigureCard } from './FigureCard';
import { UpcomingInterviews, useUpcomingInterviews } from './UpcomingInterviews';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  mb: 4,
  mt: 1.5,
};

const Waiting = ({ waiting }: Pick<Stats, 'waiting'>) => {
  const [today] = useState(() => dayAt(Date.now()));
  const dateTo = addDays(today, -LIMITS.longWaitDays);
  return (
    <>
      <Typography variant="h2">Waiting for you</Typography>
      <Box sx={grid}>
        <FigureCard name="New" count={waiting.new} list="applications" filter={{ stage: 'received' }} />
        <FigureCard
          name="Waiting over a week"
          count={waiting.overAWeek}
          list="applications"
          filter={{ status: FIRST_STATUS, dateTo }}
        />
      </Box>
    </>
  );
};

interface FiguresProps extends Stats {
  interviews: ReturnType<typeof useUpcomingInterviews>;
}

const Figures = ({ jobs, applications, waiting, interviews }: FiguresProps) => (
  <>
    <Waiting waiting={waiting} />
    <UpcomingInterviews interviews={interviews} />
    <Typography variant="h2">Jobs</Typography>
    <Box sx={grid}>
      <FigureCard name="Posted" count={jobs.total} list="jobs" filter={{}} />
      <FigureCard name="Visible" count={jobs.visible} list="jobs" filter={{ visible: true }} />
      <FigureCard name="Hidden" count={jobs.hidden} list="jobs" filter={{ visible: false }} />
    </Box>
    <Typography variant="h2">Applications</Typography>
    <Box sx={grid}>
      <FigureCard name="Received" count={applications.total} list="applications" filter={{}} />
      {APPLICATION_STATUSES.map((status) => (
        <FigureCard
          key={status}
          name={status}
          count={applications[status]}
          list="applications"
          filter={{ status }}
        />
      ))}
    </Box>
  </>
);

export default function Overview() {
  const data = useConsoleData();
  const toastError = useToastError();
  const interviews = useUpcomingInterviews();
  const stats = useQuery({
    queryKey: ['stats'],
    retry: false,
    queryFn: () =>
      data.stats().catch((error: Error) => {
        toastError(error);
        throw error;
      }),
  });
  return (
    <Page title="Overview">
      {stats.isPending && <CircularProgress aria-label="Loading" />}
      {stats.isError && (
        <ErrorState
          what="The figures could not be loaded."
          error={stats.error}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.data && <Figures {...stats.data} interviews={interviews} />}
    </Page>
  );
}
