import { styleText } from 'node:util';

interface Board {
  site: string;
  samples: boolean;
  /** Mails are shown at /inbox only when no SMTP server is set. */
  inbox: boolean;
  logs: string;
}

const PASSWORD = 'Skybil-demo-2026';

/** What a person needs to know of a running board. */
export function addressTable({ site, samples, inbox, logs }: Board): string {
  const rows: [string, string][] = [
    ['Job board', site],
    ['Recruiter console', `${site}/dashboard`],
    ['API, described', `${site}/api/docs`],
  ];
  if (inbox) rows.push(['Mail it sent', `${site}/inbox`]);
  if (samples) {
    rows.push(['Sample seeker', `seeker@demo.example     ${PASSWORD}`]);
    rows.push(['Sample recruiter', `recruiter@demo.example  ${PASSWORD}`]);
  }
  rows.push(['Log', logs], ['To stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${styleText('bold', name.padEnd(19))}${value}`);
  return ['', ...lines, ''].join('\n');
}
