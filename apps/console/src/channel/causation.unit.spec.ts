import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { causesOf, effectsOf } from './causation.js';

const event = (position: number, command_id: string, request_id?: string): RecordedEvent =>
  ({ position, data: request_id ? { request_id } : {}, metadata: { command_id } }) as RecordedEvent;

it('an answer comes from its request, and what the same command recorded follows from it', () => {
  const [opened, asked, answered, closed] = [
    event(1, 'open'),
    event(2, 'open', 'r1'),
    event(3, 'answer', 'r1'),
    event(4, 'answer'),
  ] as const;
  const events = [opened, asked, answered, closed];
  expect(causesOf(events, answered)).toEqual([asked]);
  expect(effectsOf(events, answered)).toEqual([closed]);
  expect(causesOf(events, asked)).toEqual([opened]);
  expect(effectsOf(events, asked)).toEqual([answered]);
});
