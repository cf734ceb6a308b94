import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { freePort } from '../../bench/measure/children.mts';
import { startSmtp, type TestSmtp } from '../../test/smtp.ts';
import { Client } from './client.mts';
import { BoardProcess } from './process.mts';

const READY_MS = 60_000;
const LOOK_MS = 50;

interface Start {
  /** In addition to the settings of all campaign boards. */
  settings?: Record<string, string>;
  /** Fills the database. */
  prepare?: (databaseUri: string) => Promise<void> | undefined;
}

interface Parts {
  client: Client;
  process: BoardProcess;
  smtp: TestSmtp;
  database: mongoose.mongo.Db;
  port: number;
  settings: Record<string, string>;
  log: string;
}

/** A second process of a board. */
export interface BoardCopy {
  client: Client;
  process: BoardProcess;
  start(): Promise<void>;
}

/** A board with production settings, behind one proxy and with its limits on, all on loopback. */
export class CampaignBoard {
  readonly client: Client;
  process: BoardProcess;
  /** Receives the board's mails. */
  readonly smtp: TestSmtp;
  readonly database: mongoose.mongo.Db;
  readonly port: number;
  /** The board's secrets, which rows need to forge tokens and links. */
  readonly settings: Readonly<Record<string, string>>;
  private readonly log: string;
  private readonly cleanUps: (() => Promise<void> | void)[];

  private constructor(parts: Parts, cleanUps: (() => Promise<void> | void)[]) {
    this.client = parts.client;
    this.process = parts.process;
    this.smtp = parts.smtp;
    this.database = parts.database;
    this.port = parts.port;
    this.settings = parts.settings;
    this.log = parts.log;
    this.cleanUps = cleanUps;
  }

  /** @param uri address of the database server, on which the board gets its own database */
  static async start(uri: string, { settings, prepare }: Start = {}): Promise<CampaignBoard> {
    const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
    const cleanUps: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
    // A connection string of a replica set has several hosts, which URL does not parse.
    const own = uri.replace(/(\/\/[^/?]+)\/?[^?]*/, `$1/campaign_${randomBytes(6).toString('hex')}`);
    const connection = await new mongoose.mongo.MongoClient(own).connect();
    cleanUps.push(() => connection.close());
    const database = connection.db();
    cleanUps.push(async () => void (await database.dropDatabase()));
    await prepare?.(own);
    const smtp = await startSmtp();
    cleanUps.push(() => smtp.close());
    const port = await freePort();
    const env = { ...production(own, smtp.url), ...settings, PORT: String(port), DATA_DIR: folder };
    const log = join(folder, 'board.log');
    const client = new Client(port);
    cleanUps.push(() => client.close());
    const process = new BoardProcess(env, log);
    const board = new CampaignBoard({ client, process, smtp, database, port, settings: env, log }, cleanUps);
    cleanUps.push(() => board.process.stop());
    try {
      await board.ready();
    } catch (error) {
      await board.stop();
      throw error;
    }
    return board;
  }

  /** Restarts the board in a new process with other settings. */
  async restart(settings: Record<string, string> = {}): Promise<void> {
    await this.process.stop();
    this.process = new BoardProcess({ ...this.settings, ...settings }, this.log);
    await this.ready();
  }

  /** A second copy of the board on the same database. */
  async copy(settings: Record<string, string> = {}): Promise<BoardCopy> {
    const port = await freePort();
    const env = { ...this.settings, ...settings, PORT: String(port) };
    const client = new Client(port);
    const copy: BoardCopy = {
      client,
      process: new BoardProcess(env, this.log),
      start: async () => {
        copy.process = new BoardProcess(env, this.log);
        await this.ready(client, () => copy.process);
      },
    };
    this.cleanUps.push(
      () => client.close(),
      () => copy.process.stop(),
    );
    await this.ready(client, () => copy.process);
    return copy;
  }

  async stop(): Promise<void> {
    for (const cleanUp of this.cleanUps.splice(0).reverse()) await cleanUp();
  }

  private async ready(client = this.client, started = () => this.process): Promise<void> {
    const until = Date.now() + READY_MS;
    while ((await client.ask('/api/health/ready')).status !== 200) {
      if (started().hasEnded || Date.now() > until)
        throw new Error(`The board did not start: ${readFileSync(this.log, 'utf8').slice(-1_000)}`);
      await wait(LOOK_MS);
    }
  }
}

function production(uri: string, smtp: string): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://jobs.example.ng',
    MONGODB_URI: uri,
    SMTP_URL: smtp,
    MAIL_FROM: 'Skybil <no-reply@jobs.example.ng>',
    SUPPORT_EMAIL: 'help@jobs.example.ng',
    SAMPLE_DATA: 'off',
    TRUST_PROXY_HOPS: '1',
    AUTH_MODE: 'local',
    LOCAL_AUTH_PRIVATE_KEY: privateKey,
    COMPANY_JWT_SECRET: secret(),
    FILE_LINK_SECRET: secret(),
    // Unverified companies appear on the lists, so rows can query them.
    MODERATION: 'off',
  };
}
