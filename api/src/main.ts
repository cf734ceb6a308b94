import 'reflect-metadata';
import './platform/config/env-file-first.js';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadEnvFile } from './platform/config/env-file.js';
import { checkBoardLogo } from './platform/config/board-logo.js';
import { loadSettings } from './platform/config/load-settings.js';
import { createApp } from './create-app.js';
import { prepareDatabase } from './platform/database/prepare.js';
import { JobSearch } from './modules/jobs/search/job-search.js';
import { checkParts } from './http/server/start-checks.js';
import { stopGracefully } from './http/server/graceful-stop.js';
import { makeLogger } from './http/server/logger.js';
import { startFailure } from './http/server/start-failure.js';
import { SamplesService } from './commands/samples/samples.service.js';

async function main(): Promise<void> {
  loadEnvFile();
  const settings = loadSettings(process.env);
  await checkBoardLogo();
  const logger = makeLogger(settings);
  const app = await createApp(logger);
  await prepareDatabase(app.get<Connection>(getConnectionToken()));
  if (settings.SAMPLE_DATA === 'on') await app.get(SamplesService).loadOnFirstRun();
  stopGracefully(app, settings, logger);
  await app.init();
  void app.get(JobSearch).start();
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'listening');
  await checkParts(app);
}

main().catch((error: unknown) => {
  // The operator gets one line and no stack trace.
  const { message, exitCode } = startFailure(error);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
});
