import { useState } from 'react';
import { FORM_ROUTES, MESSAGES, NEWSLETTER_USER_TYPES, type NewsletterUserType } from '@skybil/shared';
import { EmailField } from '../../../ui/EmailField';
import { BusyButton } from '../../../ui/BusyButton';
import { postNewsletter } from '../api/post-newsletter';
import './newsletter.css';

const NAMES: Record<NewsletterUserType, string> = { jobseeker: 'Job seeker', recruiter: 'Recruiter' };

interface Outcome {
  good: boolean;
  message: string;
}

/** Shows its messages in the form, not in a toast (NEWS-3). */
export function NewsletterForm() {
  const [userType, setUserType] = useState<NewsletterUserType>();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function subscribe() {
    if (!userType) return setOutcome({ good: false, message: MESSAGES.newsletterTypeMissing });
    setBusy(true);
    try {
      setOutcome({ good: true, message: await postNewsletter(userType, email) });
      setUserType(undefined);
      setEmail('');
    } catch {
      setOutcome({ good: false, message: MESSAGES.newsletterFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="newsletter" aria-labelledby="newsletter">
      <form
        className="container newsletter__form"
        action={FORM_ROUTES.subscribe}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void subscribe();
        }}
      >
        <div>
          <h2 id="newsletter">New jobs in your inbox</h2>
          <p className="quiet">One short e-mail when there is something worth reading. Leave with one tap.</p>
        </div>
        <fieldset>
          <legend className="field__label">I am a</legend>
          <div className="newsletter__types">
            {NEWSLETTER_USER_TYPES.map((type) => [
              <label key={type} className="choice">
                <input
                  type="radio"
                  name="user_type"
                  value={type}
                  checked={userType === type}
                  onChange={() => setUserType(type)}
                />
                {NAMES[type]}
              </label>,
              ' ',
            ])}
          </div>
        </fieldset>
        <EmailField name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        <BusyButton className="" busy={busy} busyText="Subscribing…">
          Subscribe
        </BusyButton>
        <div role="status" className="newsletter__outcome">
          {outcome && <p className={outcome.good ? 'success-text' : 'error-text'}>{outcome.message}</p>}
          {outcome?.good && <p className="quiet small">Open the mail we sent you to confirm.</p>}
        </div>
      </form>
    </section>
  );
}
