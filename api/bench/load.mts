import { Agent, get } from 'node:http';

export interface Measured {
  requests: number;
  milliseconds: number;
}

/** Fetches paths from a server on loopback, so many at once over kept connections. */
export class LoadGenerator {
  private readonly agent: Agent;
  private readonly port: number;
  private readonly atOnce: number;

  constructor(port: number, atOnce: number) {
    this.port = port;
    this.atOnce = atOnce;
    this.agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  /** Sends so many requests, or as many as fit into the time. */
  async run(requests: number, maxMs: number, nextPath: () => string): Promise<Measured> {
    let sent = 0;
    const began = performance.now();
    const work = async () => {
      while (sent < requests && performance.now() - began < maxMs) {
        sent += 1;
        await this.body(nextPath());
      }
    };
    await Promise.all(Array.from({ length: this.atOnce }, work));
    return { requests: sent, milliseconds: performance.now() - began };
  }

  /** The text of an answer, which must be a success. */
  body(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      get({ agent: this.agent, host: '127.0.0.1', port: this.port, path }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
