/** These fields of a record, as far as it has them. */
export function pick<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const present = names.filter((name) => record[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, record[name]])) as Pick<T, K>;
}

/** A projection onto these fields. */
export function projection(names: readonly string[]): Record<string, 1> {
  return Object.fromEntries(names.map((name) => [name, 1]));
}
