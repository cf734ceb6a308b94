import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { prepareDatabase } from '../platform/database/prepare.js';
import { ImportsModule } from './import/import.module.js';

/** Runs the work on a board without HTTP, or on a part of it, and closes the board afterwards. */
export function withBoard<T>(
  work: (board: INestApplicationContext) => Promise<T>,
  part: Type = ImportsModule,
): Promise<T> {
  return withParts(part, async (board) => {
    await prepareDatabase(board.get<Connection>(getConnectionToken()));
    return work(board);
  });
}

/** As {@link withBoard}, without preparing the database. */
export async function withParts<T>(
  parts: Type,
  work: (board: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // A failure is thrown and printed in one line. A log would repeat it.
  const quiet = { logger: false, abortOnError: false } as const;
  const board = await NestFactory.createApplicationContext(parts, quiet);
  try {
    return await work(board);
  } finally {
    await board.close();
  }
}
