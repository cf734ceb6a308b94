import { HeroSearch } from '../features/jobs/components/HeroSearch';
import { JobBrowser } from '../features/jobs/components/JobBrowser';
import { NewsletterForm } from '../features/newsletter/components/NewsletterForm';
import { Benefits } from '../features/welcome/components/Benefits';
import { Faq } from '../features/welcome/components/Faq';
import { useTitle } from '../lib/use-title';

export function HomePage() {
  useTitle('Jobs in Nigeria and remote');
  return (
    <>
      <HeroSearch />
      <JobBrowser />
      <Benefits />
      <NewsletterForm />
      <Faq />
    </>
  );
}
