import { expect, it } from 'vitest';
import { generatedByIn } from './generated-by.js';
import type { RecordedEvent } from './recorded-event.js';

const members = [
  { participant_id: 'ana', kind: 'hosted' },
  { participant_id: 'bo', kind: 'person' },
  { participant_id: 'cy', kind: 'external' },
];
const openingOf = (rehearsal: boolean) => event({ rehearsal, members }, { version: 1, actor: 'user' });

function event(
  data: object,
  {
    version = 2,
    actor = 'service',
    id = 'x',
    type = 'ContributionMade',
  }: Partial<Record<'actor' | 'id' | 'type', string>> & { version?: number },
) {
  return { version, type, data, metadata: { actor: { kind: actor, id } } } as unknown as RecordedEvent;
}
const call = (provider: string) => ({ call: { provider, model: 'm' } });
const by = (id: string) => event({ participant_id: id }, { actor: 'participant', id });
const mark = (...events: RecordedEvent[]) => generatedByIn(events);

it.each<[string, RecordedEvent[], string[], string[]]>([
  ['nobody, while nobody has said anything', [openingOf(false)], [], []],
  ['a model, by its name', [openingOf(false), event(call('anthropic'), {})], ['ai'], ['anthropic/m']],
  ['a script, which is no model', [openingOf(true), event(call('rehearsal'), {})], ['script'], []],
  ['a person in a seat', [openingOf(false), by('bo')], ['people'], []],
  ['an agent elsewhere is AI, in a rehearsal too', [openingOf(true), by('cy')], ['ai'], []],
  [
    'whoever came later, by the kind that was asked',
    [openingOf(false), event({ participant_id: 'di', participant_kind: 'person' }, {}), by('di')],
    ['people'],
    [],
  ],
  [
    'an agent that answers over REST without a key',
    [openingOf(false), event({ request_id: 'r', participant_id: 'cy' }, { actor: 'user' })],
    ['ai'],
    [],
  ],
  [
    'nobody by whom is only asked',
    [openingOf(false), event({ request_id: 'r', participant_id: 'cy' }, { actor: 'user', type: 'TurnRequested' })],
    [],
    [],
  ],
  ...['TurnFailed', 'FacilitationFailed', 'AnswerDiscarded', 'BallotMissed'].map(
    (type): [string, RecordedEvent[], string[], string[]] => [
      `nobody by a call of a model that came to nothing (${type})`,
      [openingOf(false), event({ request_id: 'r', participant_id: 'ana', ...call('anthropic') }, { type })],
      [],
      [],
    ],
  ),
  [
    'whoever speaks without a seat',
    [openingOf(false), event({}, { actor: 'user', type: 'InterventionRecorded' })],
    ['people'],
    [],
  ],
  ['an unknown seat, which is taken for AI', [openingOf(false), by('eve')], ['ai'], []],
  [
    'nobody by what somebody only does',
    [openingOf(false), event({}, { actor: 'user', type: 'EndOverridden' })],
    [],
    [],
  ],
  [
    'all of them, in one order',
    [openingOf(false), by('bo'), event(call('openai'), {}), event(call('openai'), {})],
    ['ai', 'people'],
    ['openai/m'],
  ],
  [
    'nobody by what is no event',
    [openingOf(false), { version: 2, type: 'X', data: null } as unknown as RecordedEvent],
    [],
    [],
  ],
])('%s wrote it', (_, events, authors, models) => {
  expect(mark(...events)).toEqual({ tool: 'parley', by: authors, models });
});
