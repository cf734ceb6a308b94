import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safePath } from '../../../seeker-web/src/lib/safe-path.ts';
import { ATTACK_STRINGS } from '../../test/attack-strings.ts';
import type { CampaignBoard } from '../board/board.mts';
import { type Answer, parseJson } from '../board/client.mts';
import { JOB, newCompany, newSeeker } from '../board/people.mts';
import { ODD_PATHS } from '../hostile/paths.mts';
import type { Campaign, Tries } from '../row.mts';
import { brokenHttpRow } from './broken-http.mts';

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'openapi.json');
const ID = '665f1c2e9b3e4a0012ab34cd';

interface Operation {
  method: string;
  path: string;
  /** Names of the fields in the body. */
  fields: string[];
  /** Names of the query parameters. */
  query: string[];
}

/** JSON values with a meaning for a database or for JavaScript. */
const ORDERS = (field: string): string[] => [
  `{"${field}":{"$gt":""}}`,
  `{"${field}":{"$ne":null}}`,
  `{"${field}":{"$regex":".*"}}`,
  `{"${field}":{"$where":"sleep(9999)"}}`,
  `{"${field}":[{"$gt":""}]}`,
  `{"$where":"sleep(9999)"}`,
  `{"${field}.x":1}`,
  `{"__proto__":{"isAdmin":true},"${field}":"x"}`,
  `{"constructor":{"prototype":{"isAdmin":true}},"${field}":"x"}`,
  `{"${field}":{"__proto__":{"x":1}}}`,
  `{"${field}":"a\\u0000b"}`,
  `{"a\\u0000b":"${field}"}`,
  `["${field}"]`,
  `"${field}"`,
  'null',
];

const QUERIES = (name: string): string[] => [
  `${name}[$gt]=`,
  `${name}[$ne]=x`,
  `${name}[]=a&${name}[]=b`,
  `${name}.x=1`,
  `$where=sleep(9999)`,
  `__proto__[x]=1`,
  `constructor[prototype][x]=1`,
  `${name}=a%00b`,
];

/** Database operators and scripts in places for plain text. */
export const injection: Campaign = {
  // The row tests content, so the limits per minute are off.
  settings: {
    LIMITS: 'writes=1000000,posts=1000000,reads=1000000,sign-in-minute=1000000,sign-in-hour=1000000',
  },
  rows: [
    brokenHttpRow,
    {
      expectation:
        'No request body is executed as a database query or as JavaScript, on any route that accepts a body',
      attempt: async (board, tries) => {
        const headers = await bothSignedIn(board);
        const operations = readOperations().filter(({ fields }) => fields.length > 0);
        for (const { method, path, fields } of operations.slice(0, tries.some(Infinity, 8))) {
          for (const field of fields.slice(0, tries.some(Infinity, 2))) {
            const orders = ORDERS(field);
            const answers = await Promise.all(
              orders.map((body) =>
                board.client.ask(path, {
                  method,
                  body,
                  headers: { ...headers, 'content-type': 'application/json' },
                }),
              ),
            );
            answers.forEach((answer, at) => isRefused(answer, tries, `${method} ${path} ${orders[at]}`));
          }
        }
      },
    },
    {
      expectation:
        'No query string is executed as a database query or as JavaScript, and only valid ids are accepted as ids',
      attempt: async (board, tries) => {
        const headers = await bothSignedIn(board);
        await board.client.ask('/api/company/jobs', { headers, json: JOB });
        const reads = readOperations().filter(({ method }) => method === 'GET');
        for (const { path, query } of reads.slice(0, tries.some(Infinity, 8))) {
          const plain = await board.client.ask(path, { headers });
          for (const name of query.slice(0, tries.some(Infinity, 2))) {
            for (const text of QUERIES(name)) {
              const answer = await board.client.ask(`${path}?${text}`, { headers });
              if (isSame(answer, plain)) tries.check(true, text);
              else isRefused(answer, tries, `${path}?${text}`);
            }
          }
          if (!path.includes(ID)) continue;
          for (const id of ['%00', '..', '%2e%2e%2fetc', '{$gt:1}', '1', `${ID}0`, 'x'.repeat(24), '%27'])
            isRefused(await board.client.ask(path.replace(ID, id), { headers }), tries, `${path} with ${id}`);
        }
      },
    },
    {
      expectation: 'No script survives in a description, however it is disguised',
      attempt: async (board, tries) => {
        const { headers } = await newCompany(board);
        const strings = ATTACK_STRINGS.filter((_, at) => !tries.isShort || at % 15 === 0);
        for (const text of strings) {
          const json = { ...JOB, description: `<p>Build with us.</p>${text}` };
          const answer = await board.client.ask('/api/company/jobs', { headers, json });
          const kept = parseJson<{ data: { description: string } }>(answer).data?.description ?? '';
          tries.check([200, 400, 413].includes(answer.status), `${text} got ${answer.status}`);
          tries.check(!runs(kept), `${text} is kept as ${kept}`);
        }
      },
    },
    {
      expectation: 'A sign-in never redirects to another site, however the return address is written',
      attempt: async (_board, tries) => {
        const site = 'https://jobs.example.ng';
        for (const path of ODD_PATHS.filter((_, at) => !tries.isShort || at % 4 === 0)) {
          const led = safePath(path, '/');
          const target = URL.parse(led, site);
          tries.check(
            led.startsWith('/') && target?.origin === site,
            `${JSON.stringify(path)} leads to ${led}`,
          );
        }
      },
    },
  ],
};

const TAG_THAT_RUNS = /<(?:script|iframe|object|embed|svg|math|style|img|form|base|meta|link)\b/i;
const ADDRESS_THAT_RUNS = /<[^>]*\b(?:href|src)\s*=\s*["']?\s*(?!https?:|mailto:)[^"'>\s]/i;
const HANDLER = /<[^>]*\son\w+\s*=/i;

/** Whether cleaned HTML still contains a script that runs. Text in a quoted value does not count. */
function runs(html: string): boolean {
  return (
    TAG_THAT_RUNS.test(html) ||
    ADDRESS_THAT_RUNS.test(html) ||
    HANDLER.test(html.replaceAll(/"[^"]*"/g, '""'))
  );
}

async function bothSignedIn(board: CampaignBoard): Promise<Record<string, string>> {
  return { ...(await newSeeker(board)).headers, ...(await newCompany(board)).headers };
}

/** A failure with a message of the board, at once. A delay would mean that the board executed the operator. */
function isRefused({ status, text, ms }: Answer, tries: Tries, what: string): void {
  const isFailure = status >= 400 && status < 500;
  tries.check(
    isFailure && ms < 5_000,
    `${what}: answered ${status} after ${ms.toFixed(0)} ms: ${text.slice(0, 80)}`,
  );
}

/** The board drops an unknown key, so the answer equals the one without it. */
function isSame(answer: Answer, plain: Answer): boolean {
  const timeless = ({ text }: Answer) => text.replaceAll(/"asOf":"[^"]*"|e=\d+&s=[\w-]+/g, '');
  return answer.status === 200 && plain.status === 200 && timeless(answer) === timeless(plain);
}

function readOperations(): Operation[] {
  type Schema = { $ref?: string; properties?: object };
  interface Described {
    parameters?: { name: string; in: string }[];
    requestBody?: { content: Record<string, { schema: Schema }> };
  }
  const { paths, components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const resolved = (schema?: Schema): Schema =>
    schema?.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : (schema ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, ID),
      fields: Object.keys(resolved(requestBody?.content['application/json']?.schema).properties ?? {}),
      query: parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name),
    })),
  );
}
