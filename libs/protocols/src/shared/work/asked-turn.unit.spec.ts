import { describe, expect, it } from 'vitest';
import { allAsked, TALKS, type Asked } from '../../whole-talks.fixtures.js';
import { ballotRequestId } from '../stopping/votes.js';
import { askedTurn } from './asked-turn.js';

const isSeats = ({ event }: Asked): boolean => event.type !== 'FacilitationRequested';

function requestOf({ event: { type, data } }: Asked): string {
  return type === 'BallotRequested' ? ballotRequestId(data.vote_id, data.participant_id) : data.request_id;
}

/** With a number at the end of each of its lists. */
function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(spoiled), 7];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoiled(part)]));
}

describe.each(Object.entries(TALKS))('a person or an agent from outside in every seat of a talk: %s', (_name, talk) => {
  const asked = allAsked(talk, 'Fine.').filter(isSeats);
  const turnOf = (one: Asked) => askedTurn(talk.protocol, one.state, requestOf(one))!;

  it('gives, by the same form, what a model gives, and no call of one', () => {
    expect(asked).not.toEqual([]);
    for (const one of asked) {
      const answer = turnOf(one).answer(one.output);
      const given = 'type' in answer ? answer : answer.asSaid;
      // Which round it is, the request says; nobody offers tools to them; what a ballot is sealed with is made up each time.
      const sealed = 'nonce' in one.given.data && { nonce: expect.any(String) as string };
      const data = { ...one.given.data, ...sealed, call: undefined, offered: undefined, round: undefined };
      expect(given, one.kind).toEqual({ type: one.given.type, data });
    }
  });

  it('has an answer to whatever keeps the form no more: a reason, or what is taken of it', () => {
    for (const one of asked) {
      const answer = turnOf(one).answer(spoiled(one.output));
      expect('invalid' in answer ? answer.invalid : answer.type, one.kind).toMatch(/\S/u);
    }
  });
});
