import { HOME_TITLE } from '@skybil/shared';
import { HeroSearch } from '../features/jobs/components/HeroSearch';
import { JobBrowser } from '../features/jobs/components/JobBrowser';
import { NewsletterForm } from '../features/newsletter/components/NewsletterForm';
import { SaveButton } from '../features/saved-jobs/components/SaveButton';
import { Benefits } from '../features/welcome/components/Benefits';
import { Faq } from '../features/welcome/components/Faq';
import { useTitle } from '@skybil/web/use-title';

export function HomePage() {
  useTitle(HOME_TITLE);
  return (
    <>
      <HeroSearch />
      <JobBrowser corner={(job) => <SaveButton job={job} />} />
      <Benefits />
      <NewsletterForm />
      <Faq />
    </>
  );
}
