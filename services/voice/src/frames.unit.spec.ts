import { describe, expect, it } from 'vitest';
import { readFrame } from './frames.js';

const read = (frame: unknown) => readFrame(JSON.stringify(frame));
const pointerOf = (frame: unknown) => {
  const result = read(frame);
  return 'problem' in result ? result.problem.errors![0]!.pointer : undefined;
};

describe('a frame of a speech client (I8)', () => {
  it.each([
    { type: 'partial', text: '' },
    { type: 'final', text: '我们九个人', id: 'm1' },
    { type: 'heard', request_id: 'answer-1', characters: 0 },
    { type: 'interrupt' },
  ])('$type is read as it is', (frame) => expect(read(frame)).toEqual({ frame }));

  it.each([
    [null, ''],
    [[], ''],
    ['partial', ''],
    [{}, '/type'],
    [{ type: 'constructor' }, '/type'],
    [{ type: 'partial' }, '/text'],
    [{ type: 'partial', text: 1 }, '/text'],
    [{ type: 'partial', text: 'a', loud: true }, '/loud'],
    [{ type: 'final', text: 'a', id: '' }, '/id'],
    [{ type: 'final', text: 'a\0' }, '/text'],
    [{ type: 'heard', request_id: 'answer-1', characters: -1 }, '/characters'],
    [{ type: 'heard', request_id: 'answer-1', characters: 1.5 }, '/characters'],
    [{ type: 'heard', characters: 1 }, '/request_id'],
  ])('%j is refused at %j', (frame, pointer) => expect(pointerOf(frame)).toBe(pointer));

  it('what is no JSON is refused', () => expect(readFrame('{')).toMatchObject({ problem: { code: 'malformed-json' } }));
});
