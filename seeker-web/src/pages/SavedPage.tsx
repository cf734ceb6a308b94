import { PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { SavedList } from '../features/saved-jobs/components/SavedList';
import { LoginPrompt } from './LoginPrompt';
import './page.css';

export default function SavedPage() {
  useTitle(PAGES.saved.title);
  return (
    <div className="container page">
      <h1>{PAGES.saved.title}</h1>
      <LoginPrompt>
        These are kept on this device alone. Login to have them in your account, on all your devices.
      </LoginPrompt>
      <SavedList />
    </div>
  );
}
