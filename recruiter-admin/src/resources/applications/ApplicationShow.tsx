import { Show } from 'react-admin';
import { Page } from '../../ui/Page';
import { ShowError } from '../../ui/RecordError';
import { useToastError } from '../../providers/use-toast-error';
import { ApplicationDetails } from './ApplicationDetails';
import { freshLinks } from './fresh-links';
import { ShowActions } from './ShowActions';

export default function ApplicationShow() {
  const onError = useToastError();
  return (
    <Page title="Application">
      <Show
        title={false}
        component="div"
        actions={<ShowActions />}
        queryOptions={{ ...freshLinks, onError }}
        error={<ShowError what="The application could not be loaded." />}
      >
        <ApplicationDetails />
      </Show>
    </Page>
  );
}
