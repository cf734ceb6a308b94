import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newCompany, startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { sendRegistration } from '../../test/registrations.js';
import { CompanyChecksService } from '../modules/operator/company-checks.service.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import type { Order } from '../modules/operator/order.js';
import { SecurityLog } from '../platform/security-log/security-log.js';

const WHY = 'It names another company';
const ORDER: Order = { by: 'ada', why: WHY, dryRun: false };
const LOOK: Order = { by: 'ada', why: '', dryRun: true };

describe('npm run operator -- check-company', () => {
  let board: TestBoard;
  let command: INestApplicationContext;
  let checks: CompanyChecksService;
  let folder: string;

  beforeAll(async () => {
    builtProgram('commands', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    command = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    checks = command.get(CompanyChecksService);
    folder = mkdtempSync(join(tmpdir(), 'check-company-'));
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await command.close();
    await board.close();
  });
  beforeEach(() => board.clear());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const logged = () => command.get(SecurityLog).about('operator', 9);

  it('lists companies that wait, saves a certificate, and verifies a company [VERIFIED-2, VERIFIED-3]', async () => {
    const company = await newCompany(board);
    await sendRegistration(board, company, { licence: 'RL 7' });
    const waiting = await run('waiting');
    expect(waiting.out).toMatch(
      /^Companies that sent a certificate \(1\)\n[0-9a-f]{24} +0 h +Eko Haulage \d+ +RC 123456, licence RL 7 +mail at test\.example\n$/,
    );
    const to = join(folder, 'certificate.pdf');
    const saved = await run('check-company', company.id, '--save', to, '--reason', 'To compare');
    expect(saved).toMatchObject({ code: 0, error: '' });
    expect(readFileSync(to).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(to).mode & 0o777).toBe(0o600);
    const verified = await run('check-company', company.id, '--verify', '--reason', 'As in the register');
    expect(verified.out).toMatch(
      /^Verified: Eko Haulage \d+ as RC 123456\. The company is told by mail\.\n$/,
    );
    expect(await run('waiting')).toMatchObject({ out: 'Nothing waits.\n' });
    const on = [`company ${company.id}`];
    expect(await logged()).toMatchObject([
      { event: 'waiting-jobs-read' },
      { event: 'company-verified', why: 'As in the register', by: userInfo().username, on },
      { event: 'registration-viewed', why: 'To compare', on },
      { event: 'waiting-jobs-read' },
    ]);
  });

  it('refuses a company, also one that was verified, and names another company with its number [VERIFIED-2]', async () => {
    const [company, other] = [await newCompany(board), await newCompany(board)];
    await sendRegistration(board, company);
    await sendRegistration(board, other);
    expect(await checks.verify(company.id, LOOK)).toMatch(/^Would verify /);
    await checks.verify(company.id, ORDER);
    expect(await checks.verify(company.id, ORDER)).toMatch(/is verified already\.$/);
    await expect(checks.verify(other.id, ORDER)).rejects.toThrow(
      new RegExp(`^RC 123456 is verified for .* \\(${company.id}\\) already\\. Refuse one of the two\\.$`),
    );
    expect(await checks.refuse(company.id, ORDER)).toMatch(/^Refused: /);
    expect(await checks.verify(company.id, ORDER)).toMatch(/may send its certificate again\.$/);
    expect(await checks.verify(other.id, ORDER)).toMatch(/^Verified: /);
    const mails = await board.connection.collection('outbox').find({ to: company.email }).toArray();
    expect(mails.map(({ data }) => data as object)).toMatchObject([{ number: 'RC 123456' }, { reason: WHY }]);
    await expect(checks.verify((await newCompany(board)).id, ORDER)).rejects.toThrow(
      'has sent no certificate',
    );
  });

  it('refuses an order without a decision before it queries the database [VERIFIED-2]', async () => {
    const order = ['check-company', 'f'.repeat(24), '--reason', WHY];
    const { code, error } = await runBuilt('operator', order, { MONGODB_URI: 'mongodb://127.0.0.1:9/x' });
    expect({ code, error }).toEqual({ code: 1, error: 'Say one of --verify, --refuse and --save FILE.\n' });
  });
});
