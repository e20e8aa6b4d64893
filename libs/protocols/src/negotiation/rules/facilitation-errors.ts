import type { ChangeMade, FieldError, ProposalDraft, Screened } from '@parley/contracts';
import { candidateOf, openedOf, proposalOf, type NegotiationState } from '../state.js';
import { facilitationWording } from './facilitation-wording.js';
import { isAsAsked, isSame, requestedValue } from './requested-change.js';

const wordsOf = (state: NegotiationState) => facilitationWording(openedOf(state).language);

/** Whoever is judged must be a candidate, once (N1). */
export function screeningErrors(
  state: NegotiationState,
  lists: { selected: Screened[]; possibly_related: Screened[]; not_selected: Screened[] },
): FieldError[] {
  const seen = new Set<string>();
  const words = wordsOf(state);
  const there = openedOf(state).candidates.map((candidate) => candidate.participant_id);
  return (['selected', 'possibly_related', 'not_selected'] as const).flatMap((list) =>
    lists[list].flatMap(({ participant_id: id }, index): FieldError[] => {
      const pointer = `/${list}/${index}/participant_id`;
      if (!candidateOf(state, id)) return [{ pointer, reason: words.noCandidate(id, there) }];
      if (seen.has(id)) return [{ pointer, reason: words.twice(id) }];
      seen.add(id);
      return [];
    }),
  );
}

export function draftErrors(state: NegotiationState, draft: ProposalDraft): FieldError[] {
  return [...seatErrors(state, draft, state.selected), ...termErrors(state, draft)];
}

/** Each seat of the plan must be given to exactly one of those who take part, and each of those must have one. */
function seatErrors(state: NegotiationState, draft: ProposalDraft, expected: readonly string[]): FieldError[] {
  const words = wordsOf(state);
  const ids = draft.assignments.map((assignment) => assignment.participant_id);
  const wrong = ids.flatMap((id, index): FieldError[] => {
    const pointer = `/proposal/assignments/${index}/participant_id`;
    if (!expected.includes(id)) return [{ pointer, reason: words.noPart(id, [...expected]) }];
    return ids.indexOf(id) < index ? [{ pointer, reason: words.twice(id) }] : [];
  });
  const missing = expected
    .filter((id) => !ids.includes(id))
    .map((id) => ({ pointer: '/proposal/assignments', reason: words.noSeat(id) }));
  return [...wrong, ...missing];
}

function termErrors(state: NegotiationState, { terms }: ProposalDraft): FieldError[] {
  return terms.flatMap(({ field }, index) =>
    terms.findIndex((other) => other.field === field) < index
      ? [{ pointer: `/proposal/terms/${index}/field`, reason: wordsOf(state).twice(field) }]
      : [],
  );
}

interface Adjustment {
  proposal: ProposalDraft;
  changes_made: ChangeMade[];
  changes_rejected: { request: string }[];
}

/** What an adjustment breaks of the protocol's rules (N3, N4). */
export function adjustmentErrors(state: NegotiationState, adjustment: Adjustment): FieldError[] {
  const before = proposalOf(state);
  const replacedBy = replacements(state);
  const expected = before.assignments.map(({ participant_id: id }) => replacedBy.get(id) ?? id);
  return [
    ...seatErrors(state, adjustment.proposal, expected),
    ...coreErrors(state, adjustment.proposal, replacedBy),
    ...untouchedErrors(state, adjustment.proposal),
    ...termErrors(state, adjustment.proposal),
    ...answerErrors(state, adjustment),
  ];
}

/** A core seat stays one: else a plan could be saved from failing by calling its core dispensable (N4). */
function coreErrors(state: NegotiationState, draft: ProposalDraft, replacedBy: Map<string, string>): FieldError[] {
  const core = new Map(
    proposalOf(state).assignments.map((seat) => [
      replacedBy.get(seat.participant_id) ?? seat.participant_id,
      seat.core,
    ]),
  );
  return draft.assignments.flatMap((seat, index) =>
    core.has(seat.participant_id) && core.get(seat.participant_id) !== seat.core
      ? [{ pointer: `/proposal/assignments/${index}/core`, reason: wordsOf(state).coreChanged }]
      : [],
  );
}

/**
 * Nobody's seat changes who has asked for nothing (N3), unless a person has said something: that goes first; or somebody's work
 * is passed on (N5).
 */
function untouchedErrors(state: NegotiationState, draft: ProposalDraft): FieldError[] {
  if (state.news.length || state.left.length) return [];
  const asking = new Set(state.requests.map(({ participant_id }) => participant_id));
  const before = new Map(proposalOf(state).assignments.map((seat) => [seat.participant_id, seat]));
  return draft.assignments.flatMap((seat, index) => {
    const old = before.get(seat.participant_id);
    if (!old || asking.has(seat.participant_id)) return [];
    const changed = (['role', 'task', 'notes'] as const).filter((name) => seat[name] !== old[name]);
    return changed.map((name) => ({
      pointer: `/proposal/assignments/${index}/${name}`,
      reason: wordsOf(state).notAskedFor(name, seat.participant_id),
    }));
  });
}

/** Each request is applied, visibly, or rejected, with a reason, and so is work that was left behind; none is passed over (N3, N5). */
function answerErrors(state: NegotiationState, adjustment: Adjustment): FieldError[] {
  const words = wordsOf(state);
  const made = adjustment.changes_made.filter(({ request }) => request !== '');
  const answers = [...made, ...adjustment.changes_rejected].map(({ request }) => request);
  const open = [...state.requests, ...state.left].map(({ request }) => request);
  const unknown = answers
    .filter((id) => !open.includes(id))
    .map((id) => ({ pointer: '/changes_made', reason: words.notOpen(id, open) }));
  const wrong = open.flatMap((request): FieldError[] => {
    const times = answers.filter((id) => id === request).length;
    if (times !== 1) return [{ pointer: '/changes_made', reason: words.answered(request, times) }];
    const change = made.find((one) => one.request === request);
    const reason = change && appliedError(state, change, adjustment.proposal);
    return reason === undefined ? [] : [{ pointer: '/proposal', reason }];
  });
  return [...unknown, ...wrong];
}

/** Work that is passed on is somebody's: it stands in a seat (N5). */
function isPassedOn(state: NegotiationState, { assignments }: ProposalDraft): boolean {
  const replacedBy = replacements(state);
  return proposalOf(state).assignments.some(({ participant_id: id, role, task, notes }) => {
    const now = assignments.find(({ participant_id }) => participant_id === (replacedBy.get(id) ?? id));
    return now && (now.role !== role || now.task !== task || now.notes !== notes);
  });
}

/** By whom each withdrawn core participant is replaced. */
const replacements = ({ incoming }: NegotiationState): Map<string, string> =>
  new Map(incoming.map((one) => [one.withdrawn_id, one.replacement_id]));

/** Applied is what has the value asked for; what goes part of the way is said to do so, and does (N3). */
function appliedError(state: NegotiationState, made: ChangeMade, draft: ProposalDraft): string | undefined {
  const words = wordsOf(state);
  const asked = state.requests.find((one) => one.request === made.request);
  if (!asked) return isPassedOn(state, draft) ? undefined : words.notPassedOn(made.request);
  const { participant_id, change, request } = asked;
  const now = requestedValue(draft, participant_id, change.field);
  if (isAsAsked(change, now)) return undefined;
  const before = requestedValue(proposalOf(state), participant_id, change.field);
  if (isSame(before, now)) return words.unchanged(request, change.field);
  return made.partly ? undefined : words.notAsAsked(request, change.field, now?.value ?? '', change.new_value);
}
