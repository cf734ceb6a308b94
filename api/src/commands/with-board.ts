import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { prepareDatabase } from '../platform/database/prepare.js';
import { ImportsModule } from './import/import.module.js';

export function withBoard<T>(
  work: (board: INestApplicationContext) => Promise<T>,
  module: Type = ImportsModule,
): Promise<T> {
  return withModule(module, async (board) => {
    await prepareDatabase(board.get<Connection>(getConnectionToken()));
    return work(board);
  });
}

export async function withModule<T>(
  module: Type,
  work: (board: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // A failure is thrown and printed in one line. A log would repeat it.
  const quiet = { logger: false, abortOnError: false } as const;
  const board = await NestFactory.createApplicationContext(module, quiet);
  try {
    return await work(board);
  } finally {
    await board.close();
  }
}
