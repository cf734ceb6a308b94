import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { NestFactory } from '@nestjs/core';
import type { Connection } from 'mongoose';
import { makeIndexes } from '../database/indexes.js';
import { ImportModule } from '../import/import.module.js';

/** A sentence for the operator; the command ends with 1. */
export class CommandError extends Error {}

/** The board without HTTP, for as long as the work takes. */
export async function withBoard<T>(work: (board: INestApplicationContext) => Promise<T>): Promise<T> {
  // Failures are thrown, and told in one line; a log beside it would say them twice.
  const quiet = { logger: false, abortOnError: false } as const;
  const board = await NestFactory.createApplicationContext(ImportModule, quiet);
  try {
    await makeIndexes(board.get<Connection>(getConnectionToken()));
    return await work(board);
  } finally {
    await board.close();
  }
}

/** Runs a command; whatever goes wrong is one line, and exit code 1, whatever may still be open. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const unreachable = error instanceof Error && /ServerSelection/.test(error.name);
      const sentence = error instanceof Error ? error.message : 'It failed.';
      process.stderr.write(
        `${unreachable ? 'The database does not answer. Check MONGODB_URI.' : sentence}\n`,
      );
      process.exitCode = 1;
    },
  );
}
