import { styleText } from 'node:util';
import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';

interface Board {
  site: string;
  samples: boolean;
  /** Mails are shown at /inbox only when no SMTP server is set. */
  inbox: boolean;
  logs: string;
}

const sample = (email: string): string => `${email.padEnd(24)}${SAMPLE_ACCOUNTS.password}`;

export function addressTable({ site, samples, inbox, logs }: Board): string {
  const rows: [string, string][] = [
    ['Job board', site],
    ['Recruiter console', `${site}/dashboard`],
    ['API, described', `${site}/api/docs`],
  ];
  if (inbox) rows.push(['Mail it sent', `${site}/inbox`]);
  if (samples) {
    rows.push(['Sample seeker', sample(SAMPLE_ACCOUNTS.seeker)]);
    rows.push(['Sample recruiter', sample(SAMPLE_ACCOUNTS.recruiter)]);
  }
  rows.push(['Log', logs], ['To stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${styleText('bold', name.padEnd(19))}${value}`);
  return ['', ...lines, ''].join('\n');
}
