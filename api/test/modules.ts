import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ModuleMetadata } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getConnectionToken } from '@nestjs/mongoose';
import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { CacheModule } from '../src/platform/cache/cache.module.js';
import { ConfigModule } from '../src/platform/config/config.module.js';
import { loadSettings } from '../src/platform/config/load-settings.js';
import { Settings } from '../src/platform/config/settings.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import type { RequestLimits } from '../src/platform/limits/request-limits.js';
import { bodyParser } from '../src/http/server/body-parsers.js';
import { controllersOf, acceptedBodies } from '../src/http/server/accepted-bodies.js';
import { ErrorFilter } from '../src/http/server/error.filter.js';
import { validationPipe } from '../src/platform/contract/input/validation.pipe.js';

export interface TestModules {
  app: NestExpressApplication;
  db: Connection;
  url: string;
  close(): Promise<void>;
}

/** Starts some modules of the board on their own database and a free port. */
export async function startModules(
  parts: ModuleMetadata,
  env: NodeJS.ProcessEnv = {},
  database = `modules-${randomBytes(6).toString('hex')}`,
): Promise<TestModules> {
  const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
  uri.pathname = `/${database}`;
  const settings = loadSettings({
    NODE_ENV: 'test',
    MONGODB_URI: uri.href,
    COMPANY_JWT_SECRET: 'c'.repeat(40),
    FILE_LINK_SECRET: 'f'.repeat(40),
    LOCAL_AUTH_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
    ...env,
  });
  const testing = await Test.createTestingModule({
    ...parts,
    imports: [ScheduleModule.forRoot(), ConfigModule, DatabaseModule, CacheModule, ...(parts.imports ?? [])],
  })
    .overrideProvider(Settings)
    .useValue(settings)
    .compile();
  const app = testing.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  app.setGlobalPrefix('api', { exclude: ['inbox'] });
  app.use(bodyParser(acceptedBodies(controllersOf(app))));
  app.useGlobalPipes(validationPipe);
  app.useGlobalFilters(new ErrorFilter({} as RequestLimits));
  app.enableShutdownHooks([]);
  await app.listen(0, '127.0.0.1');
  const db = app.get<Connection>(getConnectionToken());
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    app,
    db,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await db.dropDatabase();
      await app.close();
    },
  };
}
