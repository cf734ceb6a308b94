import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { cutStalled } from './cut-stalled.js';
import { NETWORK_SHARE, networkOf } from './network-share.js';

const BUDGET_BYTES = 64 * 1024 * 1024;
const SHARE_BYTES = BUDGET_BYTES * NETWORK_SHARE;
/** Smaller responses fit into the socket buffer of the system. */
const LARGE_BYTES = 16_384;
const RETRY_AFTER_SECONDS = 5;

/** Limits the bytes that this process buffers for clients that send or read slowly (BUDGET-1). */
@Injectable()
export class BytesInFlight {
  private total = 0;
  private readonly byNetwork = new Map<string, number>();
  private readonly byResponse = new WeakMap<Response, number>();
  /** Cached responses: for each body the number of its readers by network. */
  private readonly readersOf = new Map<Buffer, Map<string, number>>();
  /** Bytes of cached responses, which many readers share and which therefore have their own budget (BUDGET-20). */
  private readonly sharedByNetwork = new Map<string, number>();

  get bytes(): number {
    return this.total;
  }

  /** Counts bytes of a request body until the request is answered and has ended, because its parser may keep them so long. */
  receive(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
  }

  /** Counts the read-ahead buffer of a stream until everything is sent. */
  stream(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
    cutStalled(response);
  }

  /** A buffer is a cached response. */
  send(request: Request, response: Response, body: Buffer | string): void {
    // after the connection has closed, no event would release the bytes
    if (body.length < LARGE_BYTES || response.closed) return;
    if (Buffer.isBuffer(body)) this.share(request, response, body);
    else this.hold(request, response, Buffer.byteLength(body));
    cutStalled(response);
  }

  private hold(request: Request, response: Response, bytes: number): void {
    const network = networkOf(request.ip);
    this.reserve(this.byNetwork, network, bytes, bytes);
    const held = this.byResponse.get(response);
    this.byResponse.set(response, (held ?? 0) + bytes);
    if (held !== undefined) return;
    const release = () => {
      const all = this.byResponse.get(response) ?? 0;
      this.byResponse.delete(response);
      this.release(this.byNetwork, network, all, all);
    };
    whenClosed(response, () => whenClosed(request, release));
  }

  private share(request: Request, response: Response, body: Buffer): void {
    const network = networkOf(request.ip);
    const readers = this.readersOf.get(body) ?? new Map<string, number>();
    const own = readers.get(network) ?? 0;
    const isFirst = readers.size === 0;
    if (own === 0) this.reserve(this.sharedByNetwork, network, body.length, isFirst ? body.length : 0);
    this.readersOf.set(body, readers.set(network, own + 1));
    response.once('close', () => this.unshare(body, readers, network));
  }

  private unshare(body: Buffer, readers: Map<string, number>, network: string): void {
    const left = (readers.get(network) ?? 0) - 1;
    if (left > 0) {
      readers.set(network, left);
      return;
    }
    readers.delete(network);
    const wasLast = readers.size === 0;
    if (wasLast) this.readersOf.delete(body);
    this.release(this.sharedByNetwork, network, body.length, wasLast ? body.length : 0);
  }

  private reserve(held: Map<string, number>, network: string, ofNetwork: number, ofAll: number): void {
    const before = held.get(network) ?? 0;
    if (this.total + ofAll > BUDGET_BYTES || before + ofNetwork > SHARE_BYTES)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    this.total += ofAll;
    held.set(network, before + ofNetwork);
  }

  private release(held: Map<string, number>, network: string, ofNetwork: number, ofAll: number): void {
    this.total -= ofAll;
    const left = (held.get(network) ?? 0) - ofNetwork;
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }
}

function whenClosed(stream: Request | Response, action: () => void): void {
  if (stream.closed) action();
  else stream.once('close', action);
}
