import { Link } from 'react-router-dom';
import { CHANGE_PROOF, PAGES } from '@skybil/shared';
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
  const toAccount = (
    <Link className="button" to={PAGES.account.path}>
      Go to your account
    </Link>
  );
  const toConsole = (
    <a className="button" href="/dashboard">
      Go to your dashboard
    </a>
  );
  const isChange = token.startsWith(CHANGE_PROOF);
  const isCompany = token.replace(CHANGE_PROOF, '').startsWith('company-');
  return (
    <MailLink
      choices={[
        {
          text: isChange
            ? 'Do you want this e-mail for your account? Then confirm it, and it replaces the one before.'
            : 'Did you make an account on this site? Then confirm it, and mails about it will reach you.',
          button: 'Confirm my e-mail',
          busyText: 'Confirming…',
          call: () => postEmailProof('confirm', token),
          next: isCompany ? toConsole : isChange ? toAccount : toApplications,
        },
        {
          text: isChange
            ? 'Did somebody else write your address? Then that account keeps the e-mail that it has.'
            : 'Did somebody else use your address? Then we erase that account and everything in it.',
          button: 'It was not me',
          busyText: isChange ? 'Stopping…' : 'Erasing…',
          isDestructive: !isChange,
          call: () => postEmailProof('disown', token),
          next: toJobs,
        },
      ]}
    />
  );
}
