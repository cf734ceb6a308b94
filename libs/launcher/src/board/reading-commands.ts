/** Actions that only read, by command. An empty list means all. */
const READING: Record<string, readonly string[]> = {
  operator: ['find', 'statistics'],
  mail: ['list'],
  'security-log': [],
};

/** Whether the command only prints its usage. */
export function isHelp(name: string, args: readonly string[]): boolean {
  if (args.includes('--help') || args[0] === 'help') return true;
  return name === 'operator' && args.length === 0;
}

/** Whether the command changes nothing; then no database is started for it. */
export function onlyReads(name: string, args: readonly string[]): boolean {
  const actions = READING[name];
  if (!actions) return false;
  return actions.length === 0 || actions.includes(args[0] ?? '') || args.includes('--dry-run');
}
