import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignBoard } from './board.mts';

const LOOK_MS = 50;

/** A raw connection that sends or reads slowly. */
export class SlowClient {
  private readonly socket: Socket;
  private text = '';
  private isOver = false;

  constructor({ client, port }: CampaignBoard, from = client.newAddress()) {
    this.from = from;
    this.socket = connect({ port, host: '127.0.0.1' });
    this.socket.on('error', () => undefined).on('close', () => (this.isOver = true));
  }

  private readonly from: string;

  /** Sends a request and reads nothing of the answer. */
  askAndWait(path: string, headers: Record<string, string> = {}): void {
    this.socket.write(this.head('GET', path, headers));
    this.socket.pause();
  }

  /** Sends a form with a file, except its last bytes. */
  sendMost(path: string, headers: Record<string, string>, field: string, bytes: number): void {
    const part = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-`;
    const form = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(part.length + bytes + 1_000),
    };
    this.socket.write(this.head('POST', path, { ...headers, ...form }));
    this.socket.write(part);
    this.socket.write(Buffer.alloc(bytes, 32));
    this.socket.on('data', (chunk: Buffer) => (this.text += chunk.toString('latin1')));
  }

  /** Sends a JSON body, except its end. */
  sendSomeJson(path: string, bytes: number): void {
    const headers = { 'content-type': 'application/json', 'content-length': String(bytes + 1_000) };
    this.socket.write(this.head('POST', path, headers));
    this.socket.write(`{"title":"${'x'.repeat(bytes)}`);
    this.socket.on('data', (chunk: Buffer) => (this.text += chunk.toString('latin1')));
  }

  /** The part of the answer that has arrived. */
  get answered(): string {
    return this.text;
  }

  /** Whether the board has answered or closed the connection. */
  get isDone(): boolean {
    return this.isOver || this.text !== '';
  }

  /** Reads the rest. @returns whether the board closed the connection before this many bytes arrived */
  async wasCutBefore(bytes: number): Promise<boolean> {
    this.socket.resume();
    const began = Date.now();
    while (!this.isOver && Date.now() - began < 2_000) await wait(LOOK_MS);
    return this.isOver && this.socket.bytesRead < bytes;
  }

  close(): void {
    this.socket.destroy();
  }

  private head(method: string, path: string, headers: Record<string, string>): string {
    const all = { host: 'jobs.example.ng', 'x-forwarded-for': this.from, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }
}
