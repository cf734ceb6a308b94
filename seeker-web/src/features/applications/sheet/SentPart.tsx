import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, PAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import type { Outcome } from './use-send-application';

interface SentPartProps {
  job: Job;
  outcome: Outcome;
  email: string | undefined;
  children: ReactNode;
}

export function whatComesNext(outcome: Outcome, company: string, email = 'you'): string {
  switch (outcome) {
    case 'held':
      return `Your application is stored. It goes on to ${company} when you open the link in the mail that we sent to ${email}.`;
    case 'waits':
      return MESSAGES.applicationWaits;
    case 'sent':
      return `${company} now has your application; their answer comes by e-mail and stands under Applied Jobs.`;
  }
}

export const SENT_TITLES: Record<Outcome, string> = {
  sent: 'Sent',
  held: 'One step left: confirm your e-mail',
  waits: 'Waiting to be sent',
};

export function SentPart({ job, outcome, email, children }: SentPartProps) {
  const { path } = job.kind === 'remote' ? PAGES.remoteApplications : PAGES.applications;
  return (
    <>
      <p role="status">{whatComesNext(outcome, job.companyId.name, email)}</p>
      {children}
      <p>
        <Link className="button button--wide" to={`${path}?sent=${job._id}`}>
          See it among your applications
        </Link>
      </p>
    </>
  );
}
