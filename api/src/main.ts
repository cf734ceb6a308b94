import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadEnvFile } from './config/env-file.js';
import { loadSettings } from './config/load-settings.js';
import { createApp } from './create-app.js';
import { prepareDatabase } from './database/prepare.js';
import { JobSearch } from './modules/jobs/search/job-search.js';
import { checkParts } from './server/start-checks.js';
import { stopGracefully } from './server/graceful-stop.js';
import { makeLogger } from './server/logger.js';
import { startFailure } from './server/start-failure.js';
import { SamplesService } from './samples/samples.service.js';

/**
 * Percent. V8 lets memory grow to several times what lives in it when the machine has much: a board shares its machine.
 * Loading takes a sixth longer in a heap as small as serving needs.
 */
const HEAP_GROWTH = { loading: 100, serving: 35 };

async function main(): Promise<void> {
  letHeapGrowBy(HEAP_GROWTH.loading);
  loadEnvFile();
  const settings = loadSettings(process.env);
  const logger = makeLogger(settings);
  const app = await createApp(logger);
  await prepareDatabase(app.get<Connection>(getConnectionToken()));
  if (settings.SAMPLE_DATA === 'on') await app.get(SamplesService).loadOnFirstRun();
  stopGracefully(app, settings, logger);
  await app.init();
  void app.get(JobSearch).start().then(keepHeapSmall);
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'listening');
  await checkParts(app);
}

/** What loading left goes before anybody asks: V8 would keep its room. */
function keepHeapSmall(): void {
  letHeapGrowBy(HEAP_GROWTH.serving);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function letHeapGrowBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

main().catch((error: unknown) => {
  // one line for whoever started it, and no stack
  const { message, exitCode } = startFailure(error);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
});
