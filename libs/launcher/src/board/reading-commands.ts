/** Actions that only read, by command; a command that is all reading has none. */
const READING: Record<string, readonly string[]> = {
  operator: ['find', 'statistics'],
  mail: ['list'],
  'security-log': [],
};

/** Whether the command needs no database: it prints how it is used. */
export function isHelp(name: string, args: readonly string[]): boolean {
  if (args.includes('--help') || args[0] === 'help') return true;
  return name === 'operator' && args.length === 0;
}

/** Whether the command changes nothing, so that a database is not worth being started for it. */
export function onlyReads(name: string, args: readonly string[]): boolean {
  const actions = READING[name];
  if (!actions) return false;
  return actions.length === 0 || actions.includes(args[0] ?? '') || args.includes('--dry-run');
}
