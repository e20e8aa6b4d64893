import { lookupsOf } from '../../shared/lookups.js';
import { foundIn, type Found } from '../../shared/work/looking-up.js';
import { nameOf, type WorkshopState } from '../state.js';
import { clarifiedBy, planTask, describeSpeech, type Clarified, type PlanTask, type Spoken } from './task.js';

/** One turn of the round, in its order: what was looked up for it, what was said, and what the user answered to that. */
interface Step {
  found: Found[];
  spoken?: Spoken;
  clarified: Clarified[];
}

/** The plan as the round found it, and what came in the round. */
export interface ListedTask extends PlanTask {
  steps: Step[];
}

/** This round's turns so far, with what was looked up for each. */
export function stepsOf(state: WorkshopState): Step[] {
  const turns = state.turns.filter(({ work }) => work === 'speech');
  return turns.map(({ request_id }) => {
    const given = state.speeches.find((one) => one.request_id === request_id);
    return {
      found: foundFor(state, request_id),
      ...(given && { spoken: describeSpeech(state, given) }),
      clarified: clarifiedBy(state, (question) => question.request_id === request_id),
    };
  });
}

/** The same for who needs no knowledge any more: what was said, and what the user answered. */
export const talkOf = (state: WorkshopState): Step[] => stepsOf(state).map((step) => ({ ...step, found: [] }));

/**
 * The plan with this round's issue list (W4): what was found since is on the next one's. What the round has added stands
 * in its steps, so that what was there before stays the same for all who speak.
 */
export function listedTask(state: WorkshopState, steps: Step[]): ListedTask {
  const task = planTask(state);
  const ofRound = new Set(state.turns.map(({ request_id }) => request_id));
  return {
    ...task,
    issues: task.issues.filter(({ issue_id }) => state.listed.includes(issue_id)),
    clarified: clarifiedBy(state, ({ request_id }) => !ofRound.has(request_id)),
    steps,
  };
}

/** What was found for one turn. */
export const foundFor = (state: WorkshopState, requestId: string): Found[] =>
  lookupsOf(state, requestId).flatMap((made) => foundIn(made, nameOf(state, made.participant_id)));
