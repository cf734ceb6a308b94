import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { prepareDatabase } from '../platform/database/prepare.js';
import { ImportsModule } from './import/import.module.js';

/** The board without HTTP, or a part of it, for as long as the work takes. */
export function withBoard<T>(
  work: (board: INestApplicationContext) => Promise<T>,
  part: Type = ImportsModule,
): Promise<T> {
  return withParts(part, async (board) => {
    await prepareDatabase(board.get<Connection>(getConnectionToken()));
    return work(board);
  });
}

/** Parts of the board, on a database as it is found. */
export async function withParts<T>(
  parts: Type,
  work: (board: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // Failures are thrown, and told in one line; a log beside it would say them twice.
  const quiet = { logger: false, abortOnError: false } as const;
  const board = await NestFactory.createApplicationContext(parts, quiet);
  try {
    return await work(board);
  } finally {
    await board.close();
  }
}
