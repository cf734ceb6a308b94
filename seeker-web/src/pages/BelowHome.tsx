import { NewsletterForm } from '../features/newsletter/components/NewsletterForm';
import { Benefits } from '../features/welcome/components/Benefits';
import { Faq } from '../features/welcome/components/Faq';

export default function BelowHome() {
  return (
    <>
      <Benefits />
      <NewsletterForm />
      <Faq />
    </>
  );
}
