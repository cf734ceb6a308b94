import { Show } from 'react-admin';
import { Page } from '../../components/Page';
import { ApplicationDetails } from './ApplicationDetails';
import { freshLinks } from './fresh-links';
import { ShowActions } from './ShowActions';

const ApplicationShow = () => (
  <Page title="Application">
    <Show title={false} component="div" actions={<ShowActions />} queryOptions={freshLinks}>
      <ApplicationDetails />
    </Show>
  </Page>
);
export default ApplicationShow;
