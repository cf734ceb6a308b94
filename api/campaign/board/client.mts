import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  form?: FormData;
  body?: string | Buffer;
  /** The client address that the proxy reports; by default a new address. */
  from?: string;
}

export interface Answer {
  /** 0 without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const PATIENCE_MS = 60_000;

/** Sends requests to a board on loopback as a proxy does. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly port: number;
  private addresses = 0;

  constructor(port: number) {
    this.port = port;
  }

  /** An address that no earlier request had. */
  newAddress(): string {
    this.addresses += 1;
    return `10.${this.addresses >> 16}.${(this.addresses >> 8) & 255}.${this.addresses & 255}`;
  }

  /** Never rejects. A broken connection gives an answer with status 0. */
  async ask(path: string, { method, headers, json, form, body, from }: Asked = {}): Promise<Answer> {
    const content = await contentOf({ json, form, body });
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - began });
      const sent = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          path,
          method: method ?? (content.bytes ? 'POST' : 'GET'),
          headers: { 'x-forwarded-for': from ?? this.newAddress(), ...content.headers, ...headers },
          timeout: PATIENCE_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => done({ status: 0, headers: response.headers, text: 'broke off' }));
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
      sent.on('error', ({ message }) => done({ status: 0, headers: {}, text: message }));
      sent.end(content.bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Parses the answer as JSON; {} if it is not JSON. */
export function parseJson<T extends object>({ text }: Answer): Partial<T> {
  try {
    return JSON.parse(text) as T;
  } catch {
    return {};
  }
}

/** A form with one file. */
export function formWith(
  field: string,
  file: Buffer,
  name: string,
  type: string,
  more: object = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.append(key, String(value));
  form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return form;
}

async function contentOf({ json, form, body }: Pick<Asked, 'json' | 'form' | 'body'>) {
  if (json !== undefined)
    return { bytes: Buffer.from(JSON.stringify(json)), headers: { 'content-type': 'application/json' } };
  if (!form) return { bytes: body, headers: {} };
  const encoded = new Response(form);
  return {
    bytes: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
