import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { must, runNode, tool } from '../support/run.ts';
import { between } from './between.ts';

/** A committed file that is written from the API, with its fresh text. */
export interface Contract {
  file: string;
  text: string;
}

/**
 * Asks the built API for its OpenAPI document and its limits, without a database, and generates the client's types from
 * the one and the table in docs/security.md from the other.
 */
export async function generateContract(): Promise<Contract[]> {
  mkdirSync(inRoot('.data'), { recursive: true });
  const work = mkdtempSync(inRoot('.data', 'contract-'));
  const raw = path.join(work, 'raw.json');
  const openapi = path.join(work, 'openapi.json');
  const schema = path.join(work, 'schema.ts');
  const limits = path.join(work, 'limits.md');
  try {
    await must('Reading the contract from the API', runNode([inRoot('api/dist/commands/openapi.js'), raw]));
    const document: unknown = JSON.parse(readFileSync(raw, 'utf8'));
    const text = `${JSON.stringify(document, null, 2)}\n`;
    writeFileSync(openapi, text);
    const generate = [tool('openapi-typescript'), openapi, '--output', schema];
    await must('Generating the client', runNode(generate));
    await must(
      'Reading the limits of the API',
      runNode([inRoot('api/dist/commands/print-limits.js'), limits]),
    );
    const security = readFileSync(inRoot('docs/security.md'), 'utf8');
    return [
      { file: 'openapi.json', text },
      { file: 'libs/api-client/src/schema.ts', text: readFileSync(schema, 'utf8') },
      { file: 'docs/security.md', text: between(security, 'limits', readFileSync(limits, 'utf8')) },
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
