import type { RecordedEvent } from '@parley/client';
import { expect, it } from 'vitest';
import { textsIn } from './texts.js';

const completed = (participant_id: string, phase_id: string, ...texts: [name: string, content: string][]) =>
  ({
    type: 'PhaseCompleted',
    data: { participant_id, phase_id, result: { artefacts: texts.map(([name, content]) => ({ name, content })) } },
  }) as unknown as RecordedEvent;

it('a text that is handed over again has versions; one that is there once has none to compare (D1)', () => {
  const events = [
    completed('priya', 'draft', ['plan.md', 'One'], ['notes.md', 'Notes']),
    { type: 'PhaseFailed', data: {} } as unknown as RecordedEvent,
    completed('omar', 'review', ['plan.md', 'Two']),
  ];
  expect(textsIn(events)).toEqual([
    {
      name: 'plan.md',
      versions: [
        { content: 'One', participant_id: 'priya', phase_id: 'draft' },
        { content: 'Two', participant_id: 'omar', phase_id: 'review' },
      ],
    },
  ]);
});
