import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { setAddresses } from '../http/server/route-prefix.js';
import { openApiDocument } from '../platform/contract/docs/swagger.js';
import { printAside } from './print.js';

/** Writes the contract to the file named on the command line. Needs no database: nothing is instantiated. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: openapi FILE');
  const app = await NestFactory.create(AppModule, { preview: true, abortOnError: false, logger: false });
  setAddresses(app);
  writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

main().catch((error: unknown) => {
  printAside(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
