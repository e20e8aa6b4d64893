import type { ChangeRequest, FeedbackRecorded, OutcomeReached, Proposal } from '@parley/contracts';
import { answersIn, nameOf, openedOf, standingVersion, type AnsweredRequest, type NegotiationState } from '../state.js';
import { isAsAsked, requestedValue } from './requested-change.js';

/** What an ending is summed up from, by a model or without one (T5). */
export interface Closing {
  status: OutcomeReached['status'];
  reason: string;
  /** The reason, told apart where the log knows more. */
  cause: string;
  /** Somebody has left on the way. */
  hasWithdrawn: boolean;
  /** The version that stands; absent where none does. */
  proposal?: Proposal;
  /** What was said of the version that stands, and since; of who said nothing of it the last word before. */
  heard: Word[];
  /** Names of those who were asked last and were not heard. */
  unheard: string[];
  open: (ChangeRequest & { name: string })[];
  /** Promised on the way, and not in the version that stands. */
  unkept: Unkept[];
}

export interface Word {
  participant_id: string;
  name: string;
  version: number;
  feedback_type: FeedbackRecorded['feedback_type'];
  reasoning: string;
  assumed: boolean;
}

export interface Unkept {
  name: string;
  field: string;
  promised: string;
  /** What the version that stands has; absent where it has no such value. */
  has?: string;
}

/** @throws where there is no outcome yet: only a bug can ask then */
export function closingOf(state: NegotiationState): Closing {
  const { outcome } = state;
  if (!outcome) throw new Error('there is no outcome yet');
  const proposal = standingVersion(state)?.proposal;
  return {
    status: outcome.status,
    reason: outcome.reason,
    cause: outcome.reason === 'core_withdrew' && replacementsUsedUp(state) ? 'replacements_used_up' : outcome.reason,
    hasWithdrawn: state.withdrawn.length > 0,
    ...(proposal && { proposal }),
    heard: wordsOn(state, outcome.proposal_version),
    unheard: unheardIn(state).map((id) => nameOf(state, id)),
    open: outcome.open_points.map((request) => ({ ...request, name: nameOf(state, request.participant_id) })),
    unkept: proposal ? unkeptIn(state, proposal) : [],
  };
}

/** There were stand-ins, and fewer were allowed (N4). */
const replacementsUsedUp = (state: NegotiationState): boolean =>
  openedOf(state).config.max_replacements - state.replacements <
  state.standIns.filter((id) => !state.withdrawn.includes(id)).length;

const wordsOn = (state: NegotiationState, version: number): Word[] =>
  answersIn(state).flatMap((all) => {
    const since = version ? all.filter(({ proposal_version }) => proposal_version >= version) : [];
    return (since.length ? since : all.slice(-1)).map((one) => wordOf(state, one));
  });

const wordOf = (state: NegotiationState, feedback: FeedbackRecorded): Word => ({
  participant_id: feedback.participant_id,
  name: nameOf(state, feedback.participant_id),
  version: feedback.proposal_version,
  feedback_type: feedback.feedback_type,
  reasoning: feedback.reasoning,
  assumed: feedback.assumed,
});

/** A round that was cut short has turns that nobody has answered; of a closed one the absent are kept. */
export const unheardIn = ({ turns, lastAbsent }: NegotiationState): string[] =>
  turns.length ? turns.filter(({ feedback }) => !feedback).map(({ participant_id }) => participant_id) : lastAbsent;

/** The last promise of each term to each participant counts; whoever has left is owed nothing. */
function unkeptIn(state: NegotiationState, proposal: Proposal): Unkept[] {
  return Object.entries(state.answered).flatMap(([participant_id, answered]) => {
    if (state.withdrawn.includes(participant_id)) return [];
    const last = new Map(answered.map((one) => [one.change.field, one]));
    return [...last].flatMap(([field, one]): Unkept[] => {
      const promised = promiseOf(one);
      const has = requestedValue(proposal, participant_id, field);
      if (promised === undefined || isAsAsked({ new_value: promised }, has)) return [];
      return [{ name: nameOf(state, participant_id), field, promised, ...(has && { has: has.value }) }];
    });
  });
}

function promiseOf({ became, change, given }: AnsweredRequest): string | undefined {
  if (became === 'rejected') return undefined;
  return became === 'partly' ? given : change.new_value;
}
