export function pick<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const present = names.filter((name) => record[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, record[name]])) as Pick<T, K>;
}

/** A lean read does not apply defaults to rows that were stored before the field existed. */
export function defaultsOf(fields: Record<string, object>): Record<string, unknown> {
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    'default' in field ? [[name, field.default] as const] : [],
  );
  return Object.fromEntries(defaults);
}

export function projection(names: readonly string[]): Record<string, 1> {
  return Object.fromEntries(names.map((name) => [name, 1]));
}
