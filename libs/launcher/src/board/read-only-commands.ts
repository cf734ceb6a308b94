/** An empty list means all actions of the command. */
const READ_ONLY: Record<string, readonly string[]> = {
  operator: ['find', 'statistics', 'waiting'],
  mail: ['list'],
  'security-log': [],
};

export function needsNoDatabase(name: string, args: readonly string[]): boolean {
  if (name === 'guard' || args.includes('--help') || args[0] === 'help') return true;
  return name === 'operator' && args.length === 0;
}

export function isReadOnly(name: string, args: readonly string[]): boolean {
  const actions = READ_ONLY[name];
  if (!actions) return false;
  return actions.length === 0 || actions.includes(args[0] ?? '') || args.includes('--dry-run');
}
