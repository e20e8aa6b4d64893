import { deciderSpecification } from '@parley/testing/decider';
import { expect, it } from 'vitest';
import { opensInterview } from '../interview/interview.fixtures.js';
import { open as openNegotiation } from '../negotiation/negotiation.fixtures.js';
import { deliberation, modelNeeds } from '../registry.js';
import { table } from '../round-table/round-table.fixtures.js';
import { teamOf4 } from '../team/team.fixtures.js';
import { workshopOf3 } from '../workshop/workshop.fixtures.js';
import { command } from './command.fixtures.js';

const { given } = deciderSpecification(deliberation);
const READABLE = { rehearsal: true, rehearsal_pace: 'readable' as const };
const set = (pace: 'at_once' | 'readable') => command('SetRehearsalPace', { pace });
const work = { kind: 'x', tier: 'fast', choice: {}, max_output_tokens: 1, ending: false, later: [] } as const;
const paceIn = (state: never) => modelNeeds({ tenant: 'default', channel_id: '1' }, state, work).rehearsal_pace;

it.each([
  ['negotiation', openNegotiation({}, READABLE)],
  ['round table', table(READABLE)],
  ['workshop', workshopOf3(READABLE)],
  ['team', teamOf4(READABLE)],
  ['interview', opensInterview(READABLE)],
])('a rehearsed %s plays as it was opened, until somebody says otherwise', (_, opening) => {
  expect(paceIn(given(opening).state as never)).toBe('readable');
  const { state } = given(opening)
    .when(set('at_once'))
    .then(['RehearsalPaceSet', { pace: 'at_once' }]);
  expect(paceIn(state as never)).toBe('at_once');
  given(opening).when(set('readable')).thenNothingHappens();
});

it('is at once where nobody says anything, and is no word to a model', () => {
  expect(paceIn(given(table()).state as never)).toBeUndefined();
  given(table()).when(set('at_once')).thenNothingHappens();
  given(table({ rehearsal: false }))
    .when(set('readable'))
    .thenRefused('invalid-request');
  given(table(READABLE), command('StopChannel', { reason: '' }))
    .when(set('at_once'))
    .thenRefused('channel-closed');
});
