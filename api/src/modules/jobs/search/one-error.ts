/** Whether one letter is missing, added or another one, or two neighbours are swapped. Equal words have no error. */
export function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  let at = 0;
  while (long[at] === short[at]) at += 1;
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  if (rest === short.slice(at + 1)) return true;
  return long[at] === short[at + 1] && long[at + 1] === short[at] && rest.slice(1) === short.slice(at + 2);
}
