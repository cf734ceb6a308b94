import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Unfolded, by lower-case name. */
  headers: Map<string, string>;
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Refuses mails with this code. */
  refuse?: (mail: ReceivedMail) => number | undefined;
  /** Delays the answer to a mail until this promise resolves. */
  slow?: (mail: ReceivedMail) => Promise<void> | undefined;
  close(): Promise<void>;
}

/** A mail server that stores the mails it receives. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then(async (raw) => {
        const mail = {
          raw,
          headers: headersOf(raw),
          to: session.envelope.rcptTo.map(({ address }) => address),
        };
        await smtp.slow?.(mail);
        const responseCode = smtp.refuse?.(mail);
        if (responseCode) return done(Object.assign(new Error('refused'), { responseCode }));
        received.push(mail);
        done();
      }, done);
    },
  });
  // A board that stops while it sends a mail breaks the connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  const smtp: TestSmtp = {
    received,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

function headersOf(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
