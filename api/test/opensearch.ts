/** Address of the OpenSearch server of the run (CONTRIBUTING.md). */
export function openSearchUrl(): string {
  const given = process.env.TEST_OPENSEARCH_URL;
  if (!given) throw new Error('TEST_OPENSEARCH_URL is not set: npm run test:opensearch');
  return given;
}

/** Deletes a board's indexes. */
export async function forgetJobsOf(board: string): Promise<void> {
  await fetch(`${openSearchUrl()}/jobs-of-${board}-v*`, { method: 'DELETE' });
}
