import MailIcon from '@mui/icons-material/MailOutline';
import ResumeIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { canDecide, formatShortDate, KIND_NAMES, mailLink, placeInWords } from '@skybil/shared';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { Application } from '../../providers/types';
import { ListRows } from '../../ui/ListRows';
import { ApplicationAction } from './ApplicationAction';
import { interviewInShort } from './interview/interview-words';
import { SelectApplication } from './SelectApplications';

/** The facts get the whole width below the name and the buttons. */
const layout = {
  display: 'grid',
  gridTemplate: '"check name actions" 44px ". facts facts" auto / auto minmax(0, 1fr) auto',
  columnGap: 0.5,
  width: '100%',
};
const TARGET = { width: 44, height: 44, flexShrink: 0 };

/** Applications on a narrow screen: two lines each. The certificate is on the page of the application. */
export const ApplicationRows = () => (
  <ListRows<Application>>{(application) => <ApplicationRow application={application} />}</ListRows>
);

function ApplicationRow({ application }: { application: Application }) {
  const { id, userId, jobId, kind, date, status } = application;
  const facts = [jobId.title, placeInWords(jobId), KIND_NAMES[kind], formatShortDate(date)];
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'check' }}>
        <SelectApplication application={application} />
      </Box>
      <MuiLink
        component={Link}
        to={`/${ADDRESSES.applications}/${id}/show`}
        noWrap
        sx={{ gridArea: 'name', fontWeight: 600, py: 1.25 }}
      >
        {userId.name}
      </MuiLink>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ gridArea: 'facts' }}>
        {[...interviewInShort(application), ...facts].join(' · ')}
      </Typography>
      <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {userId.email && (
          <IconButton href={mailLink(userId.email)} aria-label={userId.email} sx={TARGET}>
            <MailIcon />
          </IconButton>
        )}
        {userId.resume && (
          <IconButton
            href={userId.resume}
            target="_blank"
            rel="noopener"
            aria-label={`Resume of ${userId.name}, opens in a new tab`}
            color={canDecide(status) ? 'primary' : 'default'}
            sx={TARGET}
          >
            <ResumeIcon />
          </IconButton>
        )}
        <ApplicationAction application={application} />
      </Box>
    </Box>
  );
}
