import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { cutStalled } from './cut-stalled.js';
import { originsOf } from './origins.js';

/** Of bodies that have come in and answers that were not taken yet, in this process. */
const BUDGET_BYTES = 64 * 1024 * 1024;
/** So that one address leaves room for others. */
const SHARE_BYTES = BUDGET_BYTES / 4;
/** Smaller ones fit into what the system keeps for a connection. */
export const LARGE_BYTES = 16_384;
const RETRY_AFTER_SECONDS = 5;

/** Bytes that many readers are sent at once. */
interface Shared {
  origin: string;
  readers: number;
}

/** What this process holds for clients that are slow to send or to read (BUDGET-1). */
@Injectable()
export class BytesInFlight {
  private total = 0;
  private readonly ofOrigin = new Map<string, number>();
  private readonly ofResponse = new WeakMap<Response, number>();
  private readonly shared = new Map<Buffer, Shared>();

  get bytes(): number {
    return this.total;
  }

  /**
   * Counts bytes of a body, until its request is answered.
   * @throws AppError unavailable
   */
  receive(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
  }

  /**
   * Counts what a stream keeps ahead of its reader, until all is sent; cuts a reader who takes nothing.
   * @throws AppError unavailable
   */
  stream(request: Request, response: Response, bytes: number): void {
    this.hold(request, response, bytes);
    cutStalled(response);
  }

  /**
   * As {@link stream}, of an answer that is there as a whole. Kept ones are the same bytes for all their readers.
   * @throws AppError unavailable
   */
  send(request: Request, response: Response, body: Buffer | string): void {
    if (body.length < LARGE_BYTES) return;
    if (Buffer.isBuffer(body)) this.share(request, response, body);
    else this.hold(request, response, Buffer.byteLength(body));
    cutStalled(response);
  }

  private hold(request: Request, response: Response, bytes: number): void {
    const origin = originOf(request);
    this.take(origin, bytes);
    const held = this.ofResponse.get(response);
    this.ofResponse.set(response, (held ?? 0) + bytes);
    if (held !== undefined) return;
    response.once('close', () => this.give(origin, this.ofResponse.get(response) ?? 0));
  }

  private share(request: Request, response: Response, body: Buffer): void {
    let shared = this.shared.get(body);
    if (!shared) {
      shared = { origin: originOf(request), readers: 0 };
      this.take(shared.origin, body.length);
      this.shared.set(body, shared);
    }
    const { origin } = shared;
    shared.readers += 1;
    response.once('close', () => {
      shared.readers -= 1;
      if (shared.readers > 0) return;
      this.shared.delete(body);
      this.give(origin, body.length);
    });
  }

  private take(origin: string, bytes: number): void {
    const held = this.ofOrigin.get(origin) ?? 0;
    if (this.total + bytes > BUDGET_BYTES || held + bytes > SHARE_BYTES)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    this.total += bytes;
    this.ofOrigin.set(origin, held + bytes);
  }

  private give(origin: string, bytes: number): void {
    this.total -= bytes;
    const left = (this.ofOrigin.get(origin) ?? 0) - bytes;
    if (left > 0) this.ofOrigin.set(origin, left);
    else this.ofOrigin.delete(origin);
  }
}

function originOf({ ip }: Request): string {
  return originsOf(ip)[0].name;
}
