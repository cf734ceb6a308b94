import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { boardModule } from '../app.module.js';
import { StaffModule } from '../modules/staff/staff.module.js';
import { setRoutePrefix } from '../http/server/route-prefix.js';
import { openApiDocument } from '../platform/contract/docs/swagger.js';
import { writeGenerated } from './generated-file.js';
import { CommandError, runCommand } from './run-command.js';

runCommand(async () => {
  const [file, ...options] = process.argv.slice(2);
  if (!file) throw new CommandError('usage: openapi FILE [--staff] [--check]');
  const isStaff = options.includes('--staff');
  // Preview mode needs no database.
  const preview = { preview: true, abortOnError: false, logger: false } as const;
  const app = await NestFactory.create(boardModule({ STAFF: isStaff ? 'on' : 'off' }), preview);
  setRoutePrefix(app);
  const document = openApiDocument(app, isStaff ? [StaffModule] : undefined);
  writeGenerated(
    file,
    `${JSON.stringify(document, null, 2)}\n`,
    options.find((one) => one === '--check'),
  );
  return 0;
});
