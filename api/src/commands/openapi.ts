import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { setRoutePrefix } from '../http/server/route-prefix.js';
import { openApiDocument } from '../platform/contract/docs/swagger.js';
import { writeGenerated } from './generated-file.js';
import { CommandError, runCommand } from './run-command.js';

runCommand(async () => {
  const [file, option] = process.argv.slice(2);
  if (!file) throw new CommandError('usage: openapi FILE [--check]');
  // Preview mode needs no database.
  const app = await NestFactory.create(AppModule, { preview: true, abortOnError: false, logger: false });
  setRoutePrefix(app);
  writeGenerated(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`, option);
  return 0;
});
