import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { cutStalled } from './cut-stalled.js';
import { NETWORK_SHARE, networkOf } from './network-share.js';

/** Limit for request bodies and unsent responses in this process. */
const BUDGET_BYTES = 64 * 1024 * 1024;
/** Limit for one network, so that there is room for others. */
const SHARE_BYTES = BUDGET_BYTES * NETWORK_SHARE;
/** Smaller responses fit into the socket buffer of the system. */
const LARGE_BYTES = 16_384;
const RETRY_AFTER_SECONDS = 5;

/** For a response that is sent to many clients: the number of readers per origin. */
type Readers = Map<string, number>;

interface Claim {
  ofOrigin: number;
  ofAll: number;
}

/** Limits the bytes that this process buffers for clients that send or read slowly (BUDGET-1). */
@Injectable()
export class BytesInFlight {
  private total = 0;
  private readonly ofOrigin = new Map<string, number>();
  private readonly ofResponse = new WeakMap<Response, number>();
  private readonly shared = new Map<Buffer, Readers>();
  /** Bytes of shared responses per origin, counted apart from responses of one client. */
  private readonly sharedOfOrigin = new Map<string, number>();

  get bytes(): number {
    return this.total;
  }

  /**
   * Counts bytes of a request body until the request is answered.
   * @throws AppError unavailable
   */
  receive(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
  }

  /**
   * Counts the read-ahead buffer of a stream until everything is sent. Disconnects a reader who stalls.
   * @throws AppError unavailable
   */
  stream(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
    cutStalled(response);
  }

  /**
   * Counts a complete response like {@link stream}. Cached responses are buffers that all readers share. They have their own
   * budget per origin.
   * @throws AppError unavailable
   */
  send(request: Request, response: Response, body: Buffer | string): void {
    // after the connection has closed, no event would release the bytes
    if (body.length < LARGE_BYTES || response.closed) return;
    if (Buffer.isBuffer(body)) this.share(request, response, body);
    else this.hold(request, response, Buffer.byteLength(body));
    cutStalled(response);
  }

  private hold(request: Request, response: Response, bytes: number): void {
    const origin = networkOf(request.ip);
    this.claim(this.ofOrigin, origin, { ofOrigin: bytes, ofAll: bytes });
    const held = this.ofResponse.get(response);
    this.ofResponse.set(response, (held ?? 0) + bytes);
    if (held !== undefined) return;
    response.once('close', () => {
      const all = this.ofResponse.get(response) ?? 0;
      this.free(this.ofOrigin, origin, { ofOrigin: all, ofAll: all });
    });
  }

  private share(request: Request, response: Response, body: Buffer): void {
    const origin = networkOf(request.ip);
    const readers: Readers = this.shared.get(body) ?? new Map<string, number>();
    const own = readers.get(origin) ?? 0;
    const bytes = body.length;
    if (own === 0)
      this.claim(this.sharedOfOrigin, origin, { ofOrigin: bytes, ofAll: readers.size === 0 ? bytes : 0 });
    this.shared.set(body, readers.set(origin, own + 1));
    response.once('close', () => this.unshare(body, readers, origin));
  }

  private unshare(body: Buffer, readers: Readers, origin: string): void {
    const left = (readers.get(origin) ?? 0) - 1;
    if (left > 0) {
      readers.set(origin, left);
      return;
    }
    readers.delete(origin);
    if (readers.size === 0) this.shared.delete(body);
    this.free(this.sharedOfOrigin, origin, {
      ofOrigin: body.length,
      ofAll: readers.size === 0 ? body.length : 0,
    });
  }

  private claim(held: Map<string, number>, origin: string, { ofOrigin, ofAll }: Claim): void {
    const before = held.get(origin) ?? 0;
    if (this.total + ofAll > BUDGET_BYTES || before + ofOrigin > SHARE_BYTES)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    this.total += ofAll;
    held.set(origin, before + ofOrigin);
  }

  private free(held: Map<string, number>, origin: string, { ofOrigin, ofAll }: Claim): void {
    this.total -= ofAll;
    const left = (held.get(origin) ?? 0) - ofOrigin;
    if (left > 0) held.set(origin, left);
    else held.delete(origin);
  }
}
