import { Agent, request } from 'node:http';
import type { Asked } from '../questions.mts';

export interface Measured {
  milliseconds: number;
  /** In milliseconds. */
  latencies: number[];
  /** Bytes of one answer. */
  bytes: number;
}

export interface Bounds {
  atOnce: number;
  /** The measurement ends at the first limit that it reaches. */
  requests: number;
  maxMs: number;
}

/** The load comes from many networks, because one network gets only a share of a budget. */
const NETWORKS = 1_000;

/** Sends requests to a server on loopback, several at once over keep-alive connections. */
export class LoadGenerator {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly port: number;
  private sent = 0;

  constructor(port: number) {
    this.port = port;
  }

  async run(next: () => Asked, { atOnce, requests, maxMs }: Bounds): Promise<Measured> {
    const latencies: number[] = [];
    let sent = 0;
    let bytes = 0;
    const began = performance.now();
    const work = async () => {
      while (sent < requests && performance.now() - began < maxMs) {
        sent += 1;
        const start = performance.now();
        bytes = (await this.answer(next())).length;
        latencies.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { milliseconds: performance.now() - began, latencies, bytes };
  }

  async body(asked: Asked): Promise<string> {
    return (await this.answer(asked)).toString();
  }

  close(): void {
    this.agent.destroy();
  }

  /** @throws Error for any status other than 200 */
  private answer(asked: Asked): Promise<Buffer> {
    const { path, body, ...options } = asked;
    const headers = { ...options.headers, 'x-forwarded-for': this.nextAddress() };
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent: this.agent, host: '127.0.0.1', port: this.port, path, ...options, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const all = Buffer.concat(chunks);
            if (response.statusCode === 200) resolve(all);
            else
              reject(new Error(`${path} answered ${response.statusCode}: ${all.toString().slice(0, 200)}`));
          });
        },
      );
      sent.on('error', (error) => {
        // The server closed the idle connection at the moment of its reuse.
        if (sent.reusedSocket) this.answer(asked).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  }

  private nextAddress(): string {
    const network = this.sent++ % NETWORKS;
    return `10.${Math.floor(network / 250)}.${network % 250}.1`;
  }
}
