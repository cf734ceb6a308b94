export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 11_000;
}
