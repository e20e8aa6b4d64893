import type { Command, ParleyEvent } from '@parley/contracts';
import { stateAfter } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { PROTOCOLS } from '../registry.js';
import { roundTable } from '../round-table/index.js';
import { everybody, member, monitor, summed, table } from '../round-table/round-table.fixtures.js';
import { deciderOf } from './frame.js';
import type { ChannelState } from './channel-state.js';
import { outcomeOf } from './consent/consent.js';
import { asRehearsed } from './rehearsed.js';

const closing = (status: string) =>
  ({
    type: 'ChannelClosed',
    data: { status, reason: 'r', message: 'Agreed proposal v1.', ended_by: {} },
  }) as ParleyEvent;

const hosted = { participant_id: 'ana', name: 'Ana', kind: 'hosted' as const };
const person = { participant_id: 'pia', name: 'Pia', kind: 'person' as const };
const protocolOf = (people: object[], isScripted: boolean) =>
  ({ participants: () => people, isScripted: () => isScripted }) as never;
const openedState = (rehearsal = true, language = 'en') =>
  ({ opened: { rehearsal, language } }) as unknown as ChannelState;
const statusOf = (event: ParleyEvent) => (event as { data: { status: string } }).data.status;

describe('a rehearsal of a text that has no script claims nothing (P6)', () => {
  it.each(['success', 'partial_consensus', 'negotiation_timeout', 'no_agreement', 'completed'])(
    'what its rules call %s is rehearsed, in its language',
    (status) => {
      const end = asRehearsed(protocolOf([hosted], false), openedState(), closing(status));
      expect(end.data).toMatchObject({
        status: 'rehearsed',
        message: expect.stringContaining('nobody has understood') as string,
      });
      const inChinese = asRehearsed(protocolOf([hosted], false), openedState(true, 'zh'), closing(status));
      expect(inChinese.data).toMatchObject({ message: expect.stringMatching(/排练/u) as string });
    },
  );

  it.each(['failed', 'stopped'])('%s stays what it is', (status) =>
    expect(statusOf(asRehearsed(protocolOf([hosted], false), openedState(), closing(status)))).toBe(status),
  );

  it('a script, a model or people alone come to what they come to', () => {
    for (const [protocol, state] of [
      [protocolOf([hosted], true), openedState()],
      [protocolOf([hosted], false), openedState(false)],
      [protocolOf([person], false), openedState()],
    ] as const)
      expect(statusOf(asRehearsed(protocol, state, closing('success')))).toBe('success');
  });

  it.each(PROTOCOLS.map((protocol) => [protocol.name, protocol] as const))(
    'a %s knows whether it has one',
    (_, { isScripted }) => expect(isScripted).toBeDefined(),
  );

  it('a board of one’s own text: its end, its view and its outcome', () => {
    const state = ended(table({ members: [member('ana'), member('bo'), member('cy', 'person')] }));
    expect(state.closed).toMatchObject({ status: 'rehearsed' });
    const consent = { votes: [expect.objectContaining({ participant_id: 'cy' })], minority: [] };
    expect(outcomeOf(roundTable, state)).toMatchObject({ status: 'rehearsed', consent });
  });

  it('with a script it is what it was', () => {
    expect(ended(table()).closed).toMatchObject({ status: 'success' });
  });
});

/** A board to its end by consensus. */
function ended(opening: Command): ChannelState {
  const decider = deciderOf(roundTable);
  const play = (state: typeof decider.initialState, sent: Command) => stateAfter(decider, state, sent);
  const checked = [opening, ...everybody(), summed('summarise-1-1-1')].reduce(play, decider.initialState);
  const closing = play(checked, monitor('stop', ['consensus'], checked.check!.check_id));
  return play(closing, summed(closing.facilitation!.request_id));
}
