import { Box, Card, CircularProgress, Link as MuiLink, Typography } from '@mui/material';
import { BY_VIDEO, formatAppointment } from '@skybil/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState';
import { ADDRESSES } from '../../providers/addresses';
import { useConsoleData } from '../../providers/data-provider';
import type { Application } from '../../providers/types';
import { answerInWords } from '../applications/interview/interview-words';

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } };
const row = { display: 'block', px: 2, py: 1, overflowWrap: 'anywhere' };

export function useUpcomingInterviews() {
  const data = useConsoleData();
  return useQuery({ queryKey: ['interviews'], retry: false, queryFn: () => data.upcomingInterviews() });
}

type Interviews = ReturnType<typeof useUpcomingInterviews>;

/** The interviews of the next seven days, each with a link to its application. */
export const UpcomingInterviews = ({ interviews }: { interviews: Interviews }) => (
  <>
    <Typography variant="h2">Interviews in the next seven days</Typography>
    <Box sx={{ mb: 4, mt: 1.5 }}>
      {interviews.isPending && <CircularProgress />}
      {interviews.isError && (
        <ErrorState
          what="The interviews could not be loaded."
          error={interviews.error}
          onRetry={() => void interviews.refetch()}
        />
      )}
      {interviews.data?.length === 0 && (
        <Typography color="textSecondary">No interviews are planned.</Typography>
      )}
      {interviews.data && interviews.data.length > 0 && (
        <Card component="ul" sx={list}>
          {interviews.data.map((application) => (
            <UpcomingInterview key={application.id} application={application} />
          ))}
        </Card>
      )}
    </Box>
  </>
);

function UpcomingInterview({ application: { id, userId, jobId, interview } }: { application: Application }) {
  if (!interview) return null;
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ fontWeight: 600 }}>{formatAppointment(interview.startsAt)}</Typography>
      <MuiLink
        component={Link}
        to={`/${ADDRESSES.applications}/${id}/show`}
        sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0.5 } }}
      >
        {userId.name}
      </MuiLink>
      <Typography variant="body2" color="textSecondary">
        {[jobId.title, interview.place ?? BY_VIDEO, answerInWords(interview)].join(' · ')}
      </Typography>
    </Box>
  );
}
