import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { buffer } from 'node:stream/consumers';
import { expectFailure } from '../../../test/failure.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { DirectoryService } from './directory.service.js';
import { OperatorModule } from './operator.module.js';
import { OperatorService } from './operator.service.js';
import type { Order } from './order.js';
import { PeopleService } from './people.service.js';

const BY = { by: 'ada', why: 'They called' };
const ORDER: Order = { ...BY, dryRun: false };
const LOOK: Order = { by: 'ada', why: '', dryRun: true };

describe('operator services', () => {
  let board: TestBoard;
  let command: INestApplicationContext;
  let directory: DirectoryService;
  let people: PeopleService;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', MODERATION: 'on' });
    command = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    [directory, people] = [command.get(DirectoryService), command.get(PeopleService)];
  });
  afterAll(async () => {
    await command.close();
    await board.close();
  });
  beforeEach(() => board.clear());

  const logged = () => command.get(SecurityLog).about('operator', 9);
  const events = async () => (await logged()).map(({ event }) => event);
  const outbox = (to: string) => board.connection.collection('outbox').find({ to }).toArray();
  const signIn = (email: string) => board.http.post('/api/auth/sign-in').send({ email, password: PASSWORD });

  it('finds hidden jobs, suspended companies and unverified seekers, and reports their states [RUN-68]', async () => {
    const company = await newCompany(board);
    const job = await newJob(board, company, { title: 'Test Cook' });
    const seeker = await newSeeker(board, { proven: false });
    const operator = command.get(OperatorService);
    await operator.hideJob(job, ORDER);
    await operator.suspendCompany(company.id, ORDER);
    const found = await directory.find('test', BY);
    expect(found).toMatch(
      new RegExp(`${company.id}  Eko Haulage \\d+ .*e-mail proven; suspended: They called`),
    );
    expect(found).toMatch(new RegExp(`${job}  Test Cook .*hidden by an operator: They called`));
    expect(found).toMatch(new RegExp(`${seeker.id}  Adaeze Okafor .*e-mail not proven`));
    const [looked] = await logged();
    expect(looked).toMatchObject({ event: 'people-looked-up', by: 'ada' });
    expect(looked?.on).toHaveLength(3);
  });

  it('finds by id, e-mail and both names, in any case', async () => {
    const seeker = await newSeeker(board);
    const job = await newJob(board, await newCompany(board), { title: 'Miller' });
    for (const text of [seeker.id, seeker.email.toUpperCase(), 'ADAEZE OKAFOR'])
      expect(await directory.find(text, BY)).toContain(seeker.id);
    expect(await directory.find(job, BY)).toContain('Miller');
    expect(await directory.find('nobody', BY)).toBe('Nothing was found.');
  });

  it.each(['.*', '^Te', 'T[aeiou]', '(', '\\', '$'])('searches %s literally [RUN-68]', async (text) => {
    await newJob(board, await newCompany(board), { title: 'Taster' });
    expect(await directory.find(text, BY)).toBe('Nothing was found.');
    await newJob(board, await newCompany(board), { title: `Cook ${text}!` });
    expect(await directory.find(text, BY)).toContain(`Cook ${text}!`);
  });

  it('shows twenty results per kind, and reports that there may be more', async () => {
    const company = await newCompany(board);
    for (let at = 0; at < 21; at += 1) await newJob(board, company, { title: `Cook ${at}` });
    const found = await directory.find('cook', BY);
    expect(found.match(/ Cook /g)).toHaveLength(20);
    expect(found).toContain('the newest 20; a longer text finds fewer');
  });

  it('counts new rows by week [RUN-68]', async () => {
    const company = await newCompany(board);
    await newJob(board, company);
    const old = await newJob(board, company);
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: old }).expect(200);
    const weekAgo = new Date(Date.now() - 7 * 86_400_000);
    await board.connection
      .collection('jobs')
      .updateOne({ title: 'Backend Engineer' }, { $set: { createdAt: weekAgo } });
    const lines = (await directory.statistics(3, BY)).split('\n').map((line) => line.trim().split(/ {2,}/));
    expect(lines.map(([, ...figures]) => figures)).toEqual([
      ['seekers', 'companies', 'jobs posted', 'jobs imported', 'applications'],
      ['0', '0', '0', '0', '0'],
      ['0', '0', '1', '0', '0'],
      ['1', '1', '1', '0', '1'],
      ['1', '1', '2', '0', '1'],
    ]);
    expect(await events()).toEqual(['statistics-read']);
  });

  it('turns off a lost second factor and notifies the owner [RUN-68]', async () => {
    const company = await newCompany(board);
    const person = { kind: 'company', id: company.id } as const;
    await board.connection.collection<{ _id: string }>('secondfactors').insertOne({
      _id: `company ${company.id}`,
      on: true,
      secret: 'x',
      lastStep: 0,
      recoveryCodes: [],
    } as never);
    expect(await people.resetSecondFactor({ email: company.email }, LOOK)).toMatch(/^Would turn off/);
    expect(await people.resetSecondFactor({ email: company.email }, ORDER)).toMatch(/^Turned off/);
    expect(await command.get(SecondFactorService).state(person)).toMatchObject({ on: false });
    expect((await outbox(company.email)).map(({ template }) => template as string)).toEqual([
      'second-factor-off',
    ]);
    expect(await people.resetSecondFactor(person, ORDER)).toMatch(/is off already/);
    expect(await events()).toEqual(['second-factor-reset']);
  });

  it('changes the e-mail to an unverified one, notifies the former one and ends all sessions [RUN-68]', async () => {
    const seeker = await newSeeker(board);
    const to = `new-${seeker.email}`;
    expect(await people.changeEmail({ email: seeker.email }, to, ORDER)).toMatch(/^Changed/);
    expectFailure(await board.http.get('/api/users/user').set(seeker.headers), 401, 'unauthorized');
    expectFailure(await signIn(seeker.email), 401, 'invalid_credentials');
    const { body } = await signIn(to).expect(200);
    expect(body.user).toMatchObject({ email: to, emailProven: false });
    expect(await outbox(to)).toMatchObject([{ template: 'email-proof' }]);
    expect(await outbox(seeker.email)).toMatchObject([{ template: 'email-changed' }]);
    expect(await events()).toEqual(['email-replaced']);
  });

  it('sends nothing to a former e-mail that was never verified [PERSON-40]', async () => {
    const seeker = await newSeeker(board, { proven: false });
    await people.changeEmail({ email: seeker.email }, `new-${seeker.email}`, ORDER);
    expect((await outbox(seeker.email)).map(({ template }) => template as string)).not.toContain(
      'email-changed',
    );
  });

  it('rejects an e-mail that is invalid or belongs to another account', async () => {
    const [ada, obi] = [await newSeeker(board), await newSeeker(board)];
    await expect(people.changeEmail({ email: ada.email }, obi.email, ORDER)).rejects.toThrow(
      'Another seeker',
    );
    await expect(people.changeEmail({ email: ada.email }, 'ada', ORDER)).rejects.toThrow('ada is no e-mail');
    expect(await events()).toEqual([]);
  });

  it('sends the verification mail again, unless the e-mail is verified [RUN-68]', async () => {
    const [proven, not] = [await newCompany(board), await newCompany(board, { proven: false })];
    expect(await people.resendProof({ email: not.email }, ORDER)).toMatch(/^Sent again/);
    expect(await outbox(not.email)).toHaveLength(2);
    expect(await people.resendProof({ email: proven.email }, ORDER)).toMatch(/is proven already/);
    expect(await events()).toEqual(['proof-sent-again']);
  });

  it('exports a seeker as a zip, but no company [RUN-68]', async () => {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    const { zip } = await people.exportPerson({ email: seeker.email }, ORDER);
    const names = (await buffer(await zip())).toString('latin1');
    expect(names).toContain('data.json');
    expect(names).toContain('resume.json');
    await expect(people.exportPerson({ email: company.email }, ORDER)).rejects.toThrow(
      'Only the data of a seeker',
    );
    expect(await events()).toEqual(['person-exported']);
  });

  it('requires the kind if a seeker and a company have the same e-mail', async () => {
    const seeker = await newSeeker(board);
    await board.http
      .post('/api/company/register')
      .send({ name: 'Eko', email: seeker.email, password: PASSWORD })
      .expect(200);
    await expect(people.endSessions({ email: seeker.email }, ORDER)).rejects.toThrow('say --kind seeker or');
    expect(await people.endSessions({ kind: 'seeker', email: seeker.email }, ORDER)).toMatch(/^Ended: 1/);
  });
});
