import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { runNode, tool } from '../support/run.ts';
import { UserError } from '@skybil/mongod/user-error';

/** The two committed files, with their fresh text. */
export interface Contract {
  file: string;
  text: string;
}

async function must(what: string, args: string[]): Promise<void> {
  const { code, output } = await runNode(args);
  if (code === 0) return;
  console.error(output.trim());
  throw new UserError(`${what} failed; what is wrong stands above`);
}

/** Asks the built API for its OpenAPI document, without a database, and generates the client's types from it. */
export async function generateContract(): Promise<Contract[]> {
  mkdirSync(inRoot('.data'), { recursive: true });
  const work = mkdtempSync(inRoot('.data', 'contract-'));
  const raw = path.join(work, 'raw.json');
  const openapi = path.join(work, 'openapi.json');
  const schema = path.join(work, 'schema.ts');
  try {
    await must('Reading the contract from the API', [inRoot('api', 'dist', 'cli', 'openapi.js'), raw]);
    const document: unknown = JSON.parse(readFileSync(raw, 'utf8'));
    const text = `${JSON.stringify(document, null, 2)}\n`;
    writeFileSync(openapi, text);
    await must('Generating the client', [tool('openapi-typescript'), openapi, '--output', schema]);
    return [
      { file: 'openapi.json', text },
      { file: 'libs/api-client/src/schema.ts', text: readFileSync(schema, 'utf8') },
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
