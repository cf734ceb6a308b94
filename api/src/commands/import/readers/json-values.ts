/** Narrowing of what JSON files hold; nothing of them is taken on trust. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a text or number; '' of anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The number of a number or of a text that is one; NaN of anything else. */
export function numberIn(value: unknown): number {
  const text = textIn(value).replace(/[,\s]/g, '');
  return text === '' ? Number.NaN : Number(text);
}

/** JSON-LD gives one value or a list of them. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
