import { Link } from 'react-router-dom';
import { FORM_ROUTES } from '@skybil/shared';
import { MailLink } from '../../../ui/MailLink';
import { postNewsletterLink } from '../api/post-newsletter-link';

interface NewsletterLinkProps {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

const WORDS = {
  confirm: {
    text: 'Press the button to get the newsletter.',
    button: 'Confirm my e-mail',
    busyText: 'Confirming…',
  },
  unsubscribe: {
    text: 'Press the button and we send you no more.',
    button: 'Unsubscribe',
    busyText: 'Unsubscribing…',
  },
};

/** Confirms or ends a subscription (NEWS-1). */
export const NewsletterLink = ({ action, token }: NewsletterLinkProps) => (
  <MailLink
    choices={[
      {
        ...WORDS[action],
        form: { action: FORM_ROUTES[action], token },
        call: () => postNewsletterLink(action, token),
        next: (
          <Link className="button" to="/">
            Go to the jobs
          </Link>
        ),
      },
    ]}
  />
);
