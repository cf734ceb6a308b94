import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { prepareDatabase } from '../database/prepare.js';
import { ImportsModule } from '../imports/imports.module.js';

/** The board without HTTP, for as long as the work takes. */
export async function withBoard<T>(work: (board: INestApplicationContext) => Promise<T>): Promise<T> {
  // Failures are thrown, and told in one line; a log beside it would say them twice.
  const quiet = { logger: false, abortOnError: false } as const;
  const board = await NestFactory.createApplicationContext(ImportsModule, quiet);
  try {
    await prepareDatabase(board.get<Connection>(getConnectionToken()));
    return await work(board);
  } finally {
    await board.close();
  }
}
