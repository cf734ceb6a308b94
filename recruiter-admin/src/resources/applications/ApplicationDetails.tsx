import { Box, Card } from '@mui/material';
import { MESSAGES } from '@skybil/shared';
import { useRecordContext } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { isComplete } from '../../providers/is-complete';
import type { ReceivedApplication } from '../../providers/types';
import { ApplicantFacts } from './ApplicantFacts';
import { Documents } from './Documents';

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '300px 1fr' },
  alignItems: 'start',
};

export function ApplicationDetails() {
  const application = useRecordContext<ReceivedApplication>();
  if (!application) return null;
  if (!isComplete(application)) return <EmptyState text={MESSAGES.applicationNotFound} />;
  return (
    <Box sx={layout}>
      <Card sx={{ p: 2 }}>
        <ApplicantFacts application={application} />
      </Card>
      <Documents key={application.id} application={application} />
    </Box>
  );
}
