import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  ONE_COPY,
  startBoard,
  type TestBoard,
} from '../../../../test/board.js';
import { openApiDocument } from '../docs/swagger.js';

/** Odd values for any field, none of which may cause a 500. */
const ODD = [
  '',
  'null',
  '\u0000',
  '\ud800',
  '9'.repeat(400),
  '{"$ne":1}',
  '1e999',
  '😀'.repeat(30),
  '\'"<>%',
  '0'.repeat(24),
  '9999-12-31T23:59:59Z',
];

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
type Method = 'get' | 'post' | 'put';

describe('every field of the contract', () => {
  let board: TestBoard;
  let headers: Record<string, string>;
  let id: string;
  let schemas: Record<string, Schema>;
  let operations: { method: Method; path: string; operation: Operation }[];

  beforeAll(async () => {
    // on one copy, because with several each of the many requests waits for the one before it
    board = await startBoard({ RATE_LIMITS: 'off' }, ONE_COPY);
    const company = await newCompany(board);
    headers = { ...company.headers, ...(await newSeeker(board)).headers };
    id = await newJob(board, company);
    const document = openApiDocument(board.app);
    schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'post', 'put'] as const).flatMap((method) =>
        item[method] ? [{ method, path, operation: item[method] as Operation }] : [],
      ),
    );
  });
  afterAll(() => board.close());

  function fieldsOf(schema: Schema = {}): string[] {
    const { properties = {}, oneOf = [], allOf = [], $ref } = schema;
    const inner = [...oneOf, ...allOf, ...($ref ? [schemas[$ref.split('/').at(-1) ?? ''] ?? {}] : [])];
    return [...new Set([...Object.keys(properties), ...inner.flatMap(fieldsOf)])];
  }

  function good(field: string): unknown {
    if (field in JOB_CONTENT) return JOB_CONTENT[field as keyof typeof JOB_CONTENT];
    if (field === 'ids') return [id];
    if (/id$/i.test(field)) return id;
    const rest: Record<string, string> = { email: 'a@test.example', otp: '123456', status: 'Accepted' };
    return rest[field] ?? (/password/i.test(field) ? 'Wet-season-9' : undefined);
  }

  it.each(ODD)('accepts or refuses %j without an internal error [INPUT-3]', async (odd) => {
    const faults: string[] = [];
    let sentFields = 0;
    const note = (what: string, { status }: { status: number }) =>
      void (
        (status >= 500 || (status === 401 && !what.includes('sign-in') && !what.includes('login'))) &&
        faults.push(`${status} ${what}`)
      );
    for (const { method, path, operation } of operations) {
      const at = (value: string) => path.replace(/\{\w+\}/g, encodeURIComponent(value) || 'x');
      if (path.includes('{') && odd !== '\ud800') {
        note(`${method} ${path}`, await board.http[method](at(odd)).set(headers));
      }
      for (const { name } of operation.parameters?.filter((one) => one.in === 'query') ?? []) {
        const query = { [name]: odd === '\ud800' ? '%' : odd };
        note(`${method} ${path}?${name}`, await board.http[method](at(id)).query(query).set(headers));
      }
      const fields = fieldsOf(Object.values(operation.requestBody?.content ?? {})[0]?.schema);
      const body = Object.fromEntries(fields.map((field) => [field, good(field)]));
      for (const field of fields) {
        const sent = board.http[method](at(id))
          .set(headers)
          .send({ ...body, [field]: odd });
        note(`${method} ${path} ${field}`, await sent);
        sentFields += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(sentFields).toBeGreaterThan(40);
  });
});
