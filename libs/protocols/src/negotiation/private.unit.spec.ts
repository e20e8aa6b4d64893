import type { Command } from '@parley/contracts';
import { stateAfter } from '@parley/testing/decider';
import { expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { negotiation } from './negotiation.js';
import { candidates, change, drafted, feedback, gaps, open, screening } from './negotiation.fixtures.js';
import { closingRound } from './tasks/closing-round.js';
import { feedbackTask } from './tasks/feedback-task.js';
import { feedback as feedbackTurn } from './tasks/feedback.js';
import { inboxItem, outcomeFor } from './view.js';

const decider = deciderOf(negotiation);
const SEATS = ['alice', 'bob', 'charlie'];
const SECRET = 'At least 60 points';

/** One round of which nobody accepts what another asks for, then the closing one, in which all can accept one plan. */
const talk: Command[] = [
  open(
    { max_rounds: 1, decision_rule: 'best_accepted' },
    { candidates: candidates.map((one) => ({ ...one, persona: `${SECRET} for ${one.participant_id}` })) },
  ),
  screening(),
  drafted(),
  feedback('alice', 'negotiate', { reasoning: 'my-reason-alice', proposed_changes: [change('talk_length', '45')] }),
  feedback('bob', 'negotiate', { reasoning: 'my-reason-bob', proposed_changes: [change('date', '2026-12-10')] }),
  feedback('charlie', 'accept', { reasoning: 'my-reason-charlie' }),
  ...SEATS.map((id) => feedback(id, 'negotiate', { reasoning: `my-reason-${id}`, accepts: [{ plan: 'p1', rank: 1 }] })),
  gaps('gaps-2-3-1'),
];

it('what a seat is worth to itself, and why, shows in nobody else’s prompt, inbox or outcome, in any round (N1)', () => {
  let state = decider.initialState;
  let looks = 0;
  for (const one of talk) {
    state = stateAfter(decider, state, one);
    for (const seat of SEATS) {
      const told = [state.closed ? JSON.stringify(outcomeFor(state, seat)) : ''];
      if (state.phase === 'round') {
        const spec = state.plans.length ? closingRound : feedbackTurn;
        const { system, shared = [], user } = spec.texts(feedbackTask(state, seat));
        expect(user).toContain(`${SECRET} for ${seat}`);
        told.push(system, ...shared, user, JSON.stringify(inboxItem(state, { participant_id: seat })));
      }
      for (const other of SEATS.filter((id) => id !== seat)) {
        expect(told.join('\n')).not.toContain(`${SECRET} for ${other}`);
        expect(told.join('\n')).not.toContain(`my-reason-${other}`);
      }
      looks += told.length;
    }
  }
  expect(state.closed?.status).toBe('success');
  expect(looks).toBeGreaterThan(100);
});
