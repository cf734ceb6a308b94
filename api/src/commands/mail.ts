import type { INestApplicationContext } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { pino } from 'pino';
import { makeLogger } from '../http/server/logger.js';
import { Settings } from '../platform/config/settings.js';
import { OutboxRepository } from '../platform/mail/outbox.repository.js';
import type { OutboxMail } from '../platform/mail/outbox.schema.js';
import { printLine } from './print.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run mail -- list [--last N]
       npm run mail -- retry ID|all [--dry-run]
       npm run mail -- drop ID|all --reason TEXT [--dry-run]

Mails that are not sent yet: waiting, held until their address is proven, or dead after ten refusals.
  list    shows them, a JSON line for each, newest first, with what the mail server said last
  retry   has one, or all dead ones, tried again at once
  drop    removes one, or all dead ones; the reason stands in the log
  --dry-run  shows which mails it would be, and changes nothing`;
const DONE = { retry: 'tried again', drop: 'dropped' };

interface Arguments {
  action: 'list' | 'retry' | 'drop';
  chosen: { id: string } | 'all';
  reason?: string;
  dryRun: boolean;
  last: number;
}

runCommand(async () => {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    printLine(USAGE);
    return 0;
  }
  const given = readArguments();
  await withBoard((board) => run(board, given));
  return 0;
});

async function run(board: INestApplicationContext, given: Arguments): Promise<void> {
  const { action, chosen, reason, dryRun, last } = given;
  const mails = board.get(OutboxRepository);
  if (action === 'list') {
    show(await mails.newestUnsent(last));
    log(board, { command: 'mail list' });
    return;
  }
  const found = await mails.chosen(chosen);
  if (found.length === 0 && chosen !== 'all') {
    throw new CommandError('There is no such mail, or it is being sent right now.');
  }
  if (dryRun) show(found);
  else {
    const count = await mails[action](chosen);
    printLine(`${count === 1 ? '1 mail is' : `${count} mails are`} ${DONE[action]}.`);
  }
  const ids = found.map(({ _id }) => _id.toHexString());
  log(board, { command: `mail ${action}`, mails: ids, reason, dryRun });
}

function show(mails: readonly OutboxMail[]): void {
  for (const { _id, to, template, status, refusals, createdAt, dueAt, lastFailure } of mails) {
    const line = { id: _id.toHexString(), to, template, status, refusals, createdAt, dueAt, lastFailure };
    printLine(JSON.stringify(line));
  }
}

/** Logs to standard error, because standard output is for the answer. */
function log(board: INestApplicationContext, facts: object): void {
  const stderr = pino.destination({ dest: 2, sync: true });
  makeLogger(board.get(Settings), stderr).info(facts, 'an operator ran a command');
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArguments(USAGE, {
    allowPositionals: true,
    options: { last: text, reason: text, 'dry-run': { type: 'boolean', default: false } },
  });
  const [action, id, ...more] = positionals;
  const last = Number(values.last ?? 100);
  if (more.length > 0 || !Number.isInteger(last) || last < 1) throw new CommandError(USAGE);
  const dryRun = values['dry-run'];
  if (action === 'list' && id === undefined) return { action, chosen: 'all', dryRun, last };
  if ((action !== 'retry' && action !== 'drop') || id === undefined) throw new CommandError(USAGE);
  if (id !== 'all' && !isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  const reason = values.reason?.trim();
  if (action === 'drop' && !reason) throw new CommandError('Say why: --reason TEXT');
  return { action, chosen: id === 'all' ? 'all' : { id }, reason, dryRun, last };
}
