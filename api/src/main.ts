import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadSettings, SettingsError } from './config/load-settings.js';
import { createApp } from './create-app.js';
import { prepareDatabase } from './database/prepare.js';
import { stopGracefully } from './server/graceful-stop.js';
import { makeLogger } from './server/logger.js';
import { SamplesService } from './samples/samples.service.js';

/** Exit code of wrong settings (sysexits EX_CONFIG, RUN-2). */
const BAD_SETTINGS = 78;

/** V8 lets memory grow to several times what lives in it when the machine has much: a board shares its machine. */
const HEAP_GROWTH_PERCENT = 50;

async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const settings = loadSettings(process.env);
  const logger = makeLogger(settings);
  const app = await createApp(logger);
  await prepareDatabase(app.get<Connection>(getConnectionToken()));
  if (settings.SAMPLE_DATA === 'on') await app.get(SamplesService).loadOnFirstRun();
  stopGracefully(app, settings, logger);
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'listening');
}

/** One line for whoever started it; no stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The board could not start';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken. Stop what uses it, or set PORT to another one.';
  if (/ServerSelection/.test(error.name)) return 'The database does not answer. Check MONGODB_URI.';
  return `The board could not start: ${error.message}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : explain(error)}\n`);
  process.exit(error instanceof SettingsError ? BAD_SETTINGS : 1);
});
