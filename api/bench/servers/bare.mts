import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BareAnswers } from './bare-answers.mts';
import { callerOf } from './caller.mts';

/**
 * The baseline for the board: node:http, the MongoDB driver and the catalogue. It returns the same rows as the same
 * JSON, without checks, log, limits or cache. Run as `bare.mts PORT`.
 */
const answers = await BareAnswers.load(process.env.MONGODB_URI ?? '');
const cached = new Map<string, Buffer>();
/** The bytes of the board's page in the current measurement. */
let page = Buffer.alloc(0);

async function bodyOf(request: IncomingMessage): Promise<Buffer | string> {
  const path = request.url ?? '/';
  const mode = request.headers['x-bare'];
  if (mode === 'page') return request.method === 'POST' ? (page = await received(request)) : page;
  const known = mode === 'cached' ? cached.get(path) : undefined;
  if (known) return known;
  const found =
    request.method === 'POST' ? await write(request) : await answers.read(path, callerOf(request));
  const body = JSON.stringify({ success: true, ...found });
  if (mode === 'cached') cached.set(path, Buffer.from(body));
  return body;
}

async function received(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function write(request: IncomingMessage): Promise<object> {
  const { jobId } = JSON.parse((await received(request)).toString()) as { jobId: string };
  const caller = callerOf(request);
  if (request.headers['x-bare'] === 'insert') await answers.insert(jobId, caller);
  else await answers.apply(jobId, caller);
  return { message: 'Applied' };
}

const server = createServer((request, response: ServerResponse) => {
  bodyOf(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.argv[2]), '127.0.0.1');
