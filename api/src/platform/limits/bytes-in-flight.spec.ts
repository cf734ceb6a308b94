import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { BytesInFlight } from './bytes-in-flight.js';

const MB = 1024 * 1024;
const TOO_MUCH = expect.objectContaining({ code: 'unavailable', details: { retryAfter: 5 } }) as Error;

describe('BytesInFlight', () => {
  let inFlight: BytesInFlight;
  let people = 0;
  beforeEach(() => (inFlight = new BytesInFlight()));

  const setTimeout = jest.fn();
  /** A request whose body has arrived. */
  const from = (ip = `203.0.113.${(people += 1)}`) => ({ ip, closed: true }) as Request;
  const answer = () => Object.assign(new EventEmitter(), { setTimeout }) as unknown as Response;
  const close = (response: Response) => response.emit('close');

  it('allows 64 MB in total [BUDGET-1]', () => {
    for (let person = 0; person < 16; person += 1) inFlight.receive(from(), answer(), 4 * MB);
    expect(inFlight.bytes).toBe(64 * MB);
    expect(() => inFlight.receive(from(), answer(), 1)).toThrow(TOO_MUCH);
    expect(() => inFlight.send(from(), answer(), Buffer.alloc(20_000))).toThrow(TOO_MUCH);
    expect(() => inFlight.stream(from(), answer(), 1)).toThrow(TOO_MUCH);
  });

  it('allows 16 MB per address and leaves room for others', () => {
    for (let sent = 0; sent < 4; sent += 1) inFlight.receive(from('198.51.100.1'), answer(), 4 * MB);
    expect(() => inFlight.receive(from('198.51.100.1'), answer(), 1)).toThrow(TOO_MUCH);
    expect(() => inFlight.receive(from(), answer(), 4 * MB)).not.toThrow();
  });

  it('allows 16 MB for all networks of one /56 and leaves room for others [BUDGET-19]', () => {
    for (let network = 0; network < 4; network += 1)
      inFlight.receive(from(`2001:db8:1:10${network}::1`), answer(), 4 * MB);
    expect(() => inFlight.receive(from('2001:db8:1:104::1'), answer(), 1)).toThrow(TOO_MUCH);
    expect(() => inFlight.receive(from('2001:db8:1:200::1'), answer(), 4 * MB)).not.toThrow();
  });

  it('releases all bytes of a response when it closes', () => {
    const [request, response] = [from(), answer()];
    inFlight.receive(request, response, MB);
    inFlight.receive(request, response, MB);
    inFlight.send(request, response, 'x'.repeat(MB));
    expect(inFlight.bytes).toBe(3 * MB);
    close(response);
    expect(inFlight.bytes).toBe(0);
    for (let sent = 0; sent < 4; sent += 1) inFlight.receive(request, answer(), 4 * MB);
  });

  it('counts a body that goes on after its answer until it has ended [BUDGET-1]', () => {
    const request = Object.assign(new EventEmitter(), { ip: '198.51.100.1' }) as unknown as Request;
    const response = answer();
    inFlight.receive(request, response, MB);
    close(response);
    expect(inFlight.bytes).toBe(MB);
    request.emit('close');
    expect(inFlight.bytes).toBe(0);
  });

  it('counts nothing of a body that was answered and has ended', () => {
    const response = Object.assign(answer(), { closed: true }) as Response;
    inFlight.receive(from(), response, MB);
    expect(inFlight.bytes).toBe(0);
  });

  it('counts a buffer that is sent to many clients once, until the last one has it [BUDGET-20]', () => {
    const kept = Buffer.alloc(2 * MB);
    const readers = Array.from({ length: 100 }, answer);
    for (const reader of readers) inFlight.send(from(), reader, kept);
    expect(inFlight.bytes).toBe(2 * MB);
    readers.slice(1).forEach(close);
    expect(inFlight.bytes).toBe(2 * MB);
    readers.slice(0, 1).forEach(close);
    expect(inFlight.bytes).toBe(0);
    inFlight.send(from(), answer(), kept);
    expect(inFlight.bytes).toBe(2 * MB);
  });

  it("does not count shared responses in the budget for an address's own bytes [BUDGET-20]", () => {
    const kept = Buffer.alloc(5 * MB);
    for (let sent = 0; sent < 4; sent += 1) inFlight.receive(from('198.51.100.1'), answer(), 4 * MB);
    for (let reader = 0; reader < 10; reader += 1)
      expect(() => inFlight.send(from('198.51.100.1'), answer(), kept)).not.toThrow();
    expect(inFlight.bytes).toBe(21 * MB);
  });

  it('allows an address 16 MB of different shared responses and leaves room for others [BUDGET-1]', () => {
    const kept = Array.from({ length: 5 }, () => Buffer.alloc(4 * MB));
    const readers = Array.from({ length: 4 }, answer);
    readers.forEach((reader, at) => inFlight.send(from('198.51.100.1'), reader, kept[at] ?? ''));
    const fifth = (ip?: string) => inFlight.send(from(ip), answer(), kept[4] ?? '');
    expect(() => fifth('198.51.100.1')).toThrow(TOO_MUCH);
    expect(() => fifth()).not.toThrow();
    readers.slice(0, 1).forEach(close);
    expect(() => fifth('198.51.100.1')).not.toThrow();
    expect(inFlight.bytes).toBe(16 * MB);
  });

  it('does not count a response whose connection has closed [BUDGET-21]', () => {
    for (const body of [Buffer.alloc(MB), 'x'.repeat(MB)])
      inFlight.send(from(), Object.assign(answer(), { closed: true }) as Response, body);
    expect(inFlight.bytes).toBe(0);
  });

  it('does not count a response that fits into the socket buffer', () => {
    inFlight.send(from(), answer(), Buffer.alloc(16_383));
    expect(inFlight.bytes).toBe(0);
  });

  it.each([
    ['an answer', (request: Request) => inFlight.send(request, answer(), Buffer.alloc(20_000))],
    ['a file', (request: Request) => inFlight.stream(request, answer(), 1)],
  ])('disconnects a stalled reader of %s', (_, send) => {
    setTimeout.mockClear();
    send(from());
    expect(setTimeout).toHaveBeenCalled();
  });
});
