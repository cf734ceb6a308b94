import { Button } from '@mui/material';
import { MESSAGES } from '@skybil/shared';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../providers/addresses';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';

export const NotFound = () => (
  <Page title="Page not found">
    <EmptyState
      text={MESSAGES.notFound}
      action={
        <Button component={Link} to={`/${ADDRESSES.jobs}`} variant="contained">
          Manage Jobs
        </Button>
      }
    />
  </Page>
);
