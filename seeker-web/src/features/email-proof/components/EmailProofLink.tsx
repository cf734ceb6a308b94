import { Link } from 'react-router-dom';
import { MailLink } from '../../../ui/MailLink';
import { postEmailProof } from '../api/post-email-proof';

/** Lets the owner of an e-mail address confirm or erase the account that was made with it (PERSON-7, PERSON-8). */
export function EmailProofLink({ token }: { token: string }) {
  const toJobs = (
    <Link className="button" to="/">
      Go to the jobs
    </Link>
  );
  const toApplications = (
    <Link className="button" to="/applications">
      Go to your applications
    </Link>
  );
  const toConsole = (
    <a className="button" href="/dashboard">
      Go to your dashboard
    </a>
  );
  return (
    <MailLink
      choices={[
        {
          text: 'Did you make an account on this site? Then confirm it, and mails about it will reach you.',
          button: 'Confirm my e-mail',
          busyText: 'Confirming…',
          call: () => postEmailProof('confirm', token),
          next: token.startsWith('company-') ? toConsole : toApplications,
        },
        {
          text: 'Did somebody else use your address? Then we erase that account and everything in it.',
          button: 'It was not me',
          busyText: 'Erasing…',
          isDestructive: true,
          call: () => postEmailProof('disown', token),
          next: toJobs,
        },
      ]}
    />
  );
}
