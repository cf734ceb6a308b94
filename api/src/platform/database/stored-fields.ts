/** These fields of a record, as far as it has them. */
export function pick<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const present = names.filter((name) => record[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, record[name]])) as Pick<T, K>;
}

/** The defaults of these fields: a lean read leaves them out of a row that was stored before the field. */
export function defaultsOf(fields: Record<string, object>): Record<string, unknown> {
  const defaults = Object.entries(fields).map(([name, field]) =>
    'default' in field ? { [name]: field.default } : {},
  );
  return Object.assign({}, ...defaults) as Record<string, unknown>;
}

/** A projection onto these fields. */
export function projection(names: readonly string[]): Record<string, 1> {
  return Object.fromEntries(names.map((name) => [name, 1]));
}
