import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailFailure } from './mail-failure.js';
import { smtpAddress } from './smtp-address.js';

const PASSWORD = 'canary/7 drums';
const QUICK = 'connectionTimeout=2000&greetingTimeout=300&socketTimeout=300';
const refuse = (responseCode: number) => Object.assign(new Error('not you'), { responseCode });

describe('mailFailure', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    jest.restoreAllMocks();
  });

  async function listen(server: Server): Promise<number> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  async function smtp(options: SMTPServerOptions): Promise<number> {
    // hide the warning about the server's self-signed certificate, which the test needs
    jest.spyOn(console, 'error').mockImplementation();
    const server = new SMTPServer({ authOptional: true, ...options });
    server.on('error', () => undefined);
    closing.push(() => server.close());
    return listen(server.server as Server);
  }

  /** A server that talks as the test wants, or stays silent. */
  async function odd(talk: (socket: Socket) => void): Promise<number> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      talk(socket);
    });
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return listen(server);
  }

  async function failureAt(
    port: number,
    scheme = 'smtp',
    login = '',
  ): Promise<ReturnType<typeof mailFailure>> {
    const address = smtpAddress(`${scheme}://${login}127.0.0.1:${port}/?${QUICK}`);
    const mail = { from: 'a@board.example', to: 'b@x.example', text: 'x' };
    const error: unknown = await createTransport(address)
      .sendMail(mail)
      .catch((thrown: unknown) => thrown);
    return mailFailure(error, address);
  }

  it('recognises an untrusted certificate', async () => {
    const port = await smtp({ secure: true });
    expect(await failureAt(port, 'smtps')).toMatchObject({
      cause: 'certificate-not-trusted',
      said: expect.stringContaining('certificate') as string,
      advice: expect.stringContaining('NODE_EXTRA_CA_CERTS') as string,
    });
  });

  it('recognises an untrusted certificate after STARTTLS', async () => {
    expect(await failureAt(await smtp({}))).toMatchObject({ cause: 'certificate-not-trusted' });
  });

  it('recognises a wrong password and hides it, whatever the server repeats [RUN-14]', async () => {
    const plain = Buffer.from(`\0board\0${PASSWORD}`).toString('base64');
    const port = await smtp({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => done(refuse(535), { user: password }),
    });
    const login = `board:${encodeURIComponent(PASSWORD)}@`;
    const failure = await failureAt(port, 'smtp', login);
    expect(failure).toMatchObject({
      cause: 'wrong-password',
      said: expect.stringContaining('535') as string,
      advice: expect.stringContaining('SMTP_URL') as string,
    });
    const repeated = mailFailure(
      Object.assign(new Error(`535 ${PASSWORD} ${plain}`), { code: 'EAUTH' }),
      `smtp://${login}127.0.0.1`,
    );
    expect(repeated.said).toBe('535 [secret] [secret]');
  });

  it.each([
    [451, 'refused-for-now'],
    [550, 'refused'],
  ])('recognises the answer %i as %s and quotes the server', async (code, cause) => {
    const port = await smtp({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(refuse(code)),
    });
    expect(await failureAt(port)).toMatchObject({
      cause,
      said: expect.stringContaining(`${code} not you`) as string,
    });
  });

  it('recognises a silent server', async () => {
    expect(await failureAt(await odd(() => undefined))).toMatchObject({ cause: 'timed-out' });
  });

  it('recognises a server that drops the connection', async () => {
    const port = await odd((socket) => socket.end());
    expect(await failureAt(port)).toMatchObject({ cause: 'connection-dropped' });
  });

  it('recognises a refused connection', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await failureAt(port)).toMatchObject({ cause: 'connection-refused' });
  });

  it('recognises a server that does not speak SMTP', async () => {
    const port = await odd((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await failureAt(port)).cause).toBe('not-understood');
  });

  it('blames the board if no server was contacted', () => {
    expect(mailFailure(new TypeError('no template'), undefined)).toMatchObject({
      cause: 'not-sent',
      said: 'no template',
    });
  });
});
