import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { awaited } from './awaited.js';

const turn = (participant_id: string, status: 'open' | 'answered') => ({
  ...{
    participant_id,
    name: participant_id.toUpperCase(),
    kind: 'person',
    request_id: `turn-${participant_id}`,
    status,
  },
});
const asked = (participant_id: string, due_at: string, participant_kind = 'person') =>
  ({
    type: 'TurnRequested',
    data: { request_id: `turn-${participant_id}`, participant_id, participant_kind, due_at },
  }) as unknown as RecordedEvent;

it('says whom it waits for, and until when the last person may take', () => {
  const turns = [turn('ana', 'open'), turn('bo', 'open'), turn('cy', 'answered'), turn('dee', 'open')];
  const events = [
    asked('ana', '2026-11-01T10:00:00Z'),
    asked('bo', '2026-11-01T11:00:00Z'),
    asked('cy', '2026-11-01T12:00:00Z'),
    asked('dee', '2026-11-01T13:00:00Z', 'hosted'),
  ];
  expect(awaited({ turns }, events)).toEqual({ names: ['ANA', 'BO', 'DEE'], due_at: '2026-11-01T11:00:00Z' });
  expect(awaited({ turns: [] }, events)).toEqual({ names: [], due_at: undefined });
});
