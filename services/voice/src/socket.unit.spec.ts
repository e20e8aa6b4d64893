import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ready } from './frames.js';
import { VoiceSocket } from './socket.js';

/** A connection of which the test says how it behaves. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: { type: string }[] = [];
  readonly send = (text: string) => void this.sent.push(JSON.parse(text) as { type: string });
  readonly ping = vi.fn();
  readonly close = vi.fn();
  readonly terminate = vi.fn();
}

const ready = { type: 'ready' } as Ready;
const event = { type: 'BarrierReleased', data: { turn: 1, cause: 'done', blocking_agent: 'None' } } as never;

function connected(send: () => Promise<never> = () => new Promise(() => undefined), isKnown = async () => true) {
  const line = new Line();
  const left = vi.fn();
  const voice = new VoiceSocket(line as unknown as WebSocket, { ready, send, isKnown, left });
  return { line, left, voice, say: (frame: object) => line.emit('message', Buffer.from(JSON.stringify(frame)), false) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line to a speech client (I8)', () => {
  it('is cut where the client takes nothing any more', () => {
    const { line, voice } = connected();
    voice.event(event);
    expect(line.sent.map(({ type }) => type)).toEqual(['ready', 'released']);
    line.bufferedAmount = 2_000_000;
    voice.event(event);
    expect(line.terminate).toHaveBeenCalledOnce();
    expect(line.sent).toHaveLength(2);
  });

  it('is cut where the client does not answer a ping, and is left alone where it does', () => {
    const { line } = connected();
    vi.advanceTimersByTime(15_000);
    line.emit('pong');
    vi.advanceTimersByTime(15_000);
    expect(line.ping).toHaveBeenCalledTimes(2);
    expect(line.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(line.terminate).toHaveBeenCalledOnce();
  });

  it('is closed where the key that opened it has expired', async () => {
    let good = true;
    const { line } = connected(undefined, async () => good);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(line.close).not.toHaveBeenCalled();
    good = false;
    line.emit('pong');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(line.close).toHaveBeenCalledExactlyOnceWith(1008, 'unauthenticated');
    expect(line.sent.at(-1)).toMatchObject({ type: 'problem', problem: { status: 401 } });
  });

  it('is closed where too many messages wait for the log, or nothing that comes can be read', () => {
    const { line, say } = connected();
    for (let count = 0; count <= 32; count++) say({ type: 'final', text: 'again' });
    expect(line.close).toHaveBeenCalledExactlyOnceWith(1008, 'rate-limited');
    const other = connected();
    for (let count = 0; count < 10; count++) other.say({ type: 'sing' });
    expect(other.line.close).toHaveBeenCalledExactlyOnceWith(1008, 'invalid-request');
  });

  it('keeps nothing once it is closed', () => {
    const { line, left } = connected();
    line.emit('close');
    expect(left).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
