import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { KeptMailsService } from '../platform/mail/kept-mails.service.js';
import type { OutboxMail } from '../platform/mail/outbox.schema.js';
import { noteCommand } from './command-log.js';
import { print } from './print.js';
import { CommandError, runCommand } from './run-command.js';
import { withBoard } from './with-board.js';

const USAGE = `Usage: npm run mail -- list [--last N]
       npm run mail -- retry ID|all [--dry-run]
       npm run mail -- drop ID|all --reason TEXT [--dry-run]

Mails that are not sent yet: waiting, held until their address is proven, or dead after ten refusals.
  list    shows them, a JSON line for each, newest first, with what the mail server said last
  retry   has one, or all dead ones, tried again at once
  drop    removes one, or all dead ones; the reason stands in the log
  --dry-run  shows which mails it would be, and changes nothing
`;

interface Asked {
  action: 'list' | 'retry' | 'drop';
  chosen: { id: string } | 'all';
  reason?: string;
  isDry: boolean;
  last: number;
}

runCommand(async () => {
  if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) {
    print(USAGE);
    return 0;
  }
  const asked = readArguments();
  await withBoard((board) => run(board, asked));
  return 0;
});

async function run(board: INestApplicationContext, asked: Asked): Promise<void> {
  const { action, chosen, reason, isDry, last } = asked;
  const mails = board.get(KeptMailsService);
  if (action === 'list') {
    show(await mails.list(last));
    noteCommand(board, 'mail list', {});
    return;
  }
  const found = await mails.chosen(chosen);
  if (found.length === 0 && chosen !== 'all') {
    throw new CommandError('There is no such mail, or it is being sent right now.');
  }
  if (isDry) show(found);
  else {
    const done = await mails[action](chosen);
    print(`${done === 1 ? '1 mail is' : `${done} mails are`} ${DONE[action]}.\n`);
  }
  const ids = found.map(({ _id }) => _id.toHexString());
  noteCommand(board, `mail ${action}`, { mails: ids, reason, dryRun: isDry });
}

const DONE = { retry: 'tried again', drop: 'dropped' } as const;

function show(mails: readonly OutboxMail[]): void {
  for (const { _id, to, template, status, refusals, createdAt, dueAt, lastFailure } of mails) {
    const line = { id: _id.toHexString(), to, template, status, refusals, createdAt, dueAt, lastFailure };
    print(`${JSON.stringify(line)}\n`);
  }
}

function readArguments(): Asked {
  const { values, positionals } = parsed();
  const [action, id, ...more] = positionals;
  const last = Number(values.last ?? 100);
  if (more.length > 0 || !Number.isInteger(last) || last < 1) throw new CommandError(USAGE);
  const asked = { isDry: values['dry-run'] ?? false, last };
  if (action === 'list' && id === undefined) return { action, chosen: 'all', ...asked };
  if ((action !== 'retry' && action !== 'drop') || id === undefined) throw new CommandError(USAGE);
  if (id !== 'all' && !isObjectIdOrHexString(id)) throw new CommandError('An ID has 24 hex digits.');
  const reason = values.reason?.trim();
  if (action === 'drop' && !reason) throw new CommandError('Say why: --reason TEXT');
  return { action, chosen: id === 'all' ? 'all' : { id }, reason, ...asked };
}

function parsed() {
  const text = { type: 'string' } as const;
  const options = { last: text, reason: text, 'dry-run': { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CommandError(USAGE);
  }
}
