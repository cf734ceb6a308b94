import type { INestApplicationContext } from '@nestjs/common';
import { pino } from 'pino';
import { Settings } from '../platform/config/settings.js';
import { makeLogger } from '../http/server/logger.js';

/** Logs what an operator did. The command's own output is for the terminal only. */
export function noteCommand(board: INestApplicationContext, command: string, facts: object): void {
  const toStderr = pino.destination({ dest: 2, sync: true });
  makeLogger(board.get(Settings), toStderr).info({ command, ...facts }, 'an operator ran a command');
}
