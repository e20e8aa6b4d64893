import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { roundTable } from '../../round-table/index.js';
import * as table from '../../round-table/round-table.fixtures.js';
import * as teams from '../../team/team.fixtures.js';
import { REGISTRY } from '../../registry.js';
import { deciderOf } from '../frame.js';

const { given } = deciderSpecification(deciderOf(roundTable));
const actor = { id: 'ula' };
const stops = (reason: string, shown?: true) => table.command('StopChannel', { reason, ...(shown && { shown }) });

describe('why somebody stops a channel', () => {
  it('stands in its end, in their own words', () => {
    given(table.table())
      .when(stops(' No time left. ', true))
      .then(['ChannelClosed', { ended_by: actor, reason: 'stopped_by_user', said: { actor, text: 'No time left.' } }]);
  });

  it('stands there too where it was typed behind /stop', () => {
    const typed = table.command('Intervene', { text: '/stop No time left.', shown: true });
    const { closed } = given(table.table(), typed).state;
    expect(closed?.said).toMatchObject({ actor, text: 'No time left.' });
  });

  it.each([stops('No time left.'), stops(' ', true), table.command('Intervene', { text: '/stop No time left.' })])(
    'is not there where nothing is said, nor in the end that an older command brings',
    (command) => expect(given(table.table(), command).state.closed).not.toHaveProperty('said'),
  );

  it('stands there where it was typed in the place of an answer, and not where an older command was', () => {
    const typed = (shown: object) => table.says('cy', '/stop No time left.', shown);
    const { closed } = given(table.table(), typed({ shown: true })).state;
    expect(closed?.said).toMatchObject({ actor, text: 'No time left.' });
    expect(given(table.table(), typed({})).state.closed).not.toHaveProperty('said');
  });

  it.each([
    ['StopChannel', { reason: '' }, true],
    ['Intervene', { text: ' /STOP No time left.' }, true],
    ['Contribute', { text: '/stop No time left.' }, true],
    ['AnswerClarification', { answer: '/stop No time left.' }, true],
    ['GiveSpeech', { speech: { analysis: '/stop No time left.' } }, true],
    ['CompletePhase', { result: { summary: '/stop No time left.' } }, true],
    ['Intervene', { text: 'Please /stop now.' }, undefined],
    ['Contribute', { text: 'I would stop.' }, undefined],
    ['CallVote', { question: '/stop No time left.' }, undefined],
  ] as const)('is marked by whatever road it comes: %s %o', (type, data, shown) => {
    expect(REGISTRY.deliberation.taken(table.command(type, data as never)).data).toEqual({
      ...data,
      ...(shown && { shown }),
    });
  });

  it('waits for the report of a team that finishes first, whoever hands that over', () => {
    const { command, hands, phase, plans, play, reports, teamOf4 } = teams;
    const stop = command('StopChannel', { reason: 'No money left.', shown: true });
    const stopped = [teamOf4(), plans(phase('a', 'ana'), phase('b', 'bo')), hands('ana'), stop] as const;
    const said = { actor, text: 'No money left.' };
    expect(teams.all(play(...stopped).last, 'TeamStopping')).toMatchObject([{ said }]);
    expect(play(...stopped, reports()).state.closed).toMatchObject({ ended_by: actor, said });
  });
});
