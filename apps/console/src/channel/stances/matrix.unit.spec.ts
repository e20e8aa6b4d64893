import { describe, expect, it } from 'vitest';
import { stancesIn as negotiation } from '../../protocols/negotiation/stances.js';
import { stancesIn as roundTable } from '../../protocols/round-table/stances.js';
import { stancesIn as team } from '../../protocols/team/stances.js';
import { stancesIn as workshop } from '../../protocols/workshop/stances-in.js';
import { log, recorded } from '../../recorded.fixtures.js';
import { cellOf, participantsIn, type StanceMark, type StanceRound } from './matrix.js';

const markText = ({ stance, before, assumed, about = [] }: StanceMark): string =>
  [before && `${before} →`, stance, assumed && `(${assumed})`, about.length > 1 && `×${about.length}`]
    .filter(Boolean)
    .join(' ');

/** A line for each participant, with a cell for each round. */
function drawn(rounds: readonly StanceRound[]): Record<string, string[]> {
  const cells = (id: string) =>
    rounds.map((round) => {
      const { standing, marks } = cellOf(round, id);
      return marks.map(markText).join(' + ') || standing;
    });
  return Object.fromEntries(participantsIn(rounds, []).map((id) => [id, cells(id)]));
}

describe('a negotiation (N2)', () => {
  it('shows what each version was answered with, and a change of mind with what it was before', () => {
    const events = recorded('negotiation-meetup');
    expect(drawn(negotiation(events))).toEqual({
      ana: ['accept', 'accept', 'accept'],
      bo: ['negotiate', 'negotiate → accept', 'accept'],
      cy: ['accept', 'accept → withdraw', 'withdrawn'],
    });
    const changed = cellOf(negotiation(events)[1]!, 'bo').marks[0]!;
    expect(events.find(({ position }) => position === changed.position)).toMatchObject({
      type: 'FeedbackRecorded',
      data: { participant_id: 'bo', round: 2 },
    });
  });

  it('whoever has left is gone from then on; whoever takes over was not asked before (N4)', () => {
    expect(drawn(negotiation(recorded('negotiation-venue-lost')))).toEqual({
      ana: ['withdraw', 'withdrawn'],
      bo: ['accept', 'accept'],
      dee: ['not_asked', 'accept'],
    });
  });

  it('silence that was taken for an answer says so, and is no change of mind (N6)', () => {
    expect(drawn(negotiation(recorded('negotiation-silence')))).toEqual({
      pia: ['accept'],
      quin: ['accept (timeout)'],
    });
    const round = { cycle: 1, proposal_version: 1, recipients: ['ana'] };
    const answer = (number: number, feedback_type: string, assumed: boolean) =>
      ['FeedbackRecorded', { cycle: 1, round: number, participant_id: 'ana', feedback_type, assumed }] as const;
    const events = log(
      ['RoundStarted', { ...round, round: 1 }],
      [...answer(1, 'negotiate', false)],
      ['RoundStarted', { ...round, round: 2 }],
      [...answer(2, 'accept', true)],
      ['RoundStarted', { ...round, round: 3 }],
      [...answer(3, 'negotiate', false)],
    );
    expect(drawn(negotiation(events))).toEqual({ ana: ['negotiate', 'accept (timeout)', 'negotiate'] });
  });

  it('nothing later is known yet, and who is asked is not silent before the round is over', () => {
    const events = recorded('negotiation-meetup');
    const asked = events.findIndex(({ type }) => type === 'RoundStarted');
    expect(drawn(negotiation(events.slice(0, asked + 1)))).toEqual({ ana: ['asked'], bo: ['asked'], cy: ['asked'] });
  });
});

it('a round table has the verdict at the end of each turn; whoever says none is blank (R1)', () => {
  expect(drawn(roundTable(recorded('round-table-four-days')))).toEqual({
    nils: ['partly', 'partly → agree'],
    paula: ['partly', 'partly → agree'],
    ruth: ['partly', 'partly → agree'],
  });
  const events = log(
    ['RoundStarted', { round: 1, recipients: ['ana', 'bo'] }],
    ['ContributionMade', { round: 1, participant_id: 'ana', text: 'Hm.' }],
    ['DiscussionRoundClosed', { round: 1 }],
  );
  expect(drawn(roundTable(events))).toEqual({ ana: ['spoke'], bo: ['silent'] });
});

describe('a workshop (W3)', () => {
  it('counts where a role stands on all that is on the table; who proposes is for it', () => {
    expect(drawn(workshop(recorded('workshop-offline-reading')))).toEqual({
      'product-planner': ['agree', 'agree', 'agree ×2'],
      'risk-planner': ['agree', 'agree', 'agree'],
      'senior-developer': ['agree', 'object + agree', 'agree'],
      'system-designer': ['agree', 'agree ×2', 'agree'],
      'test-planner': ['agree', 'agree', 'agree'],
    });
  });

  it('of one entry it shows who has said something, and silence stays blank (W4)', () => {
    expect(drawn(workshop(recorded('workshop-offline-reading'), 'entry-3'))).toEqual({
      'product-planner': ['spoke', 'spoke', 'spoke'],
      'risk-planner': ['spoke', 'spoke', 'spoke'],
      'senior-developer': ['spoke', 'object', 'spoke'],
      'system-designer': ['spoke', 'agree', 'spoke'],
      'test-planner': ['spoke', 'spoke', 'spoke'],
    });
  });

  it('an objection to what one has agreed to is a change of mind, in the turn that brings it', () => {
    const events = recorded('made-workshop-a-later-objection-opens-the-issue-again-with-the-reason-the');
    expect(drawn(workshop(events))).toEqual({
      ana: ['agree', 'agree → object'],
      bo: ['spoke', 'asked'],
      cy: ['spoke', 'asked'],
    });
  });
});

it('a debate shows who keeps a position and who changes it; who did not argue is silent (D3)', () => {
  const argue = (participant_id: string, round: number, changed = false) =>
    [
      'ArgumentMade',
      { phase_id: 'debate-1', round, participant_id, argument: { position: `${participant_id} ${round}`, changed } },
    ] as const;
  const events = log(
    ['DebateOpened', { phase_id: 'debate-1', topic: 'Own form?', participants: ['omar', 'sven', 'priya'] }],
    ['DebateRoundStarted', { phase_id: 'debate-1', round: 1 }],
    [...argue('omar', 1)],
    [...argue('sven', 1)],
    ['DebateRoundClosed', { phase_id: 'debate-1', round: 1 }],
    ['DebateRoundStarted', { phase_id: 'debate-1', round: 2 }],
    [...argue('omar', 2, true)],
    [...argue('sven', 2)],
    [...argue('priya', 2)],
  );
  expect(drawn(team(events))).toEqual({
    omar: ['takes', 'changes'],
    sven: ['takes', 'keeps'],
    priya: ['silent', 'takes'],
  });
  expect(team(events).map(({ topic, round }) => [topic, round])).toEqual([
    ['Own form?', 1],
    ['Own form?', 2],
  ]);
});
