import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { setAddresses } from '../http/server/route-prefix.js';
import { openApiDocument } from '../platform/contract/docs/swagger.js';
import { writeGenerated } from './generated-file.js';
import { printAside } from './print.js';

/**
 * Writes the contract to a file; with `--check` it only compares. Nest runs in preview mode, so it needs no database.
 */
async function main(): Promise<void> {
  const [file, option] = process.argv.slice(2);
  if (!file) throw new Error('usage: openapi FILE [--check]');
  const app = await NestFactory.create(AppModule, { preview: true, abortOnError: false, logger: false });
  setAddresses(app);
  writeGenerated(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`, option);
}

main().catch((error: unknown) => {
  printAside(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
