import { Stack, Typography } from '@mui/material';
import { formatLongDate, placeInWords } from '@skybil/shared';
import { KindChip } from '../../ui/Chips';
import { RowCards } from '../../ui/RowCards';
import type { Application } from '../../providers/types';
import { ApplicantLink } from './ApplicantLink';
import { ApplicationAction } from './ApplicationAction';
import { DocumentLinks } from './DocumentLinks';

export const ApplicationCards = () => (
  <RowCards<Application>>
    {(application) => (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ApplicantLink application={application} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{application.jobId.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {placeInWords(application.jobId)} · {formatLongDate(application.date)}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <KindChip kind={application.kind} />
          <DocumentLinks application={application} />
        </Stack>
        <ApplicationAction application={application} />
      </Stack>
    )}
  </RowCards>
);
