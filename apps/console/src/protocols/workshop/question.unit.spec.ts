import type { Channel, RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import type { EventOf } from '../protocol.js';
import { isAsking } from './question.js';

const relayed = (position: number, question_id = 'question-1') =>
  ({ position, type: 'ClarificationRelayed', data: { question_id } }) as EventOf<'ClarificationRelayed'>;
const channel = (question: string, status = 'open') =>
  ({
    protocol: 'workshop',
    status,
    clarifications: [{ question_id: 'question-1', status: question }],
  }) as unknown as Channel;
const asks = (position: number, of: Channel | undefined, events: RecordedEvent[] = [relayed(1), relayed(5)]) =>
  isAsking(relayed(position), events, of);

it('only the newest wording of a question that waits for the user can be answered (W6)', () => {
  expect(asks(5, channel('relayed'))).toBe(true);
  expect(asks(1, channel('relayed'))).toBe(false);
  expect(asks(1, channel('relayed'), [relayed(1), relayed(5, 'question-2')])).toBe(true);
});

it('what is answered, skipped or over asks nothing, nor does a view that is not there yet', () => {
  for (const status of ['asked', 'answered', 'settled', 'skipped']) expect(asks(5, channel(status))).toBe(false);
  expect(asks(5, channel('relayed', 'closed'))).toBe(false);
  expect(asks(5, undefined)).toBe(false);
});
