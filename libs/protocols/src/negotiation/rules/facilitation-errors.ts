import type { FieldError, Proposal, ProposalDraft, Screened } from '@parley/contracts';
import { proposalDiff } from './proposal-diff.js';
import { candidateOf, proposalOf, type NegotiationState } from '../state.js';

/** Who is judged must be a candidate, once (N1). */
export function screeningErrors(
  state: NegotiationState,
  lists: { selected: Screened[]; possibly_related: Screened[]; not_selected: Screened[] },
): FieldError[] {
  const seen = new Set<string>();
  return (['selected', 'possibly_related', 'not_selected'] as const).flatMap((list) =>
    lists[list].flatMap(({ participant_id: id }, index): FieldError[] => {
      const pointer = `/${list}/${index}/participant_id`;
      if (!candidateOf(state, id)) return [{ pointer, reason: `${id} is not a candidate` }];
      if (seen.has(id)) return [{ pointer, reason: `${id} is there twice` }];
      seen.add(id);
      return [];
    }),
  );
}

export function draftErrors(state: NegotiationState, draft: ProposalDraft): FieldError[] {
  return [...seatErrors(draft, state.selected), ...termErrors(draft)];
}

/** Each seat of the plan must be given to exactly one of those who take part, and each of those must have one. */
function seatErrors(draft: ProposalDraft, expected: readonly string[]): FieldError[] {
  const ids = draft.assignments.map((assignment) => assignment.participant_id);
  const wrong = ids.flatMap((id, index): FieldError[] => {
    const pointer = `/proposal/assignments/${index}/participant_id`;
    if (!expected.includes(id)) return [{ pointer, reason: `${id} does not take part` }];
    return ids.indexOf(id) < index ? [{ pointer, reason: `${id} is there twice` }] : [];
  });
  const missing = expected
    .filter((id) => !ids.includes(id))
    .map((id) => ({ pointer: '/proposal/assignments', reason: `${id} has no assignment` }));
  return [...wrong, ...missing];
}

function termErrors({ terms }: ProposalDraft): FieldError[] {
  return terms.flatMap(({ field }, index) =>
    terms.findIndex((other) => other.field === field) < index
      ? [{ pointer: `/proposal/terms/${index}/field`, reason: `${field} is there twice` }]
      : [],
  );
}

interface Adjustment {
  proposal: ProposalDraft;
  changes_made: { request: string }[];
  changes_rejected: { request: string }[];
}

/** What an adjustment breaks of the protocol's rules (N3, N4). */
export function adjustmentErrors(state: NegotiationState, adjustment: Adjustment): FieldError[] {
  const before = proposalOf(state);
  const replacedBy = new Map(state.incoming.map((one) => [one.withdrawn_id, one.replacement_id]));
  const expected = before.assignments.map(({ participant_id: id }) => replacedBy.get(id) ?? id);
  return [
    ...seatErrors(adjustment.proposal, expected),
    ...coreErrors(before, adjustment.proposal, replacedBy),
    ...termErrors(adjustment.proposal),
    ...answerErrors(state, adjustment, before),
  ];
}

/** A core seat stays one: else a plan could be saved from failing by calling its core dispensable (N4). */
function coreErrors(before: Proposal, draft: ProposalDraft, replacedBy: Map<string, string>): FieldError[] {
  const core = new Map(
    before.assignments.map((seat) => [replacedBy.get(seat.participant_id) ?? seat.participant_id, seat.core]),
  );
  return draft.assignments.flatMap((seat, index) =>
    core.has(seat.participant_id) && core.get(seat.participant_id) !== seat.core
      ? [{ pointer: `/proposal/assignments/${index}/core`, reason: 'may not change' }]
      : [],
  );
}

/** Each request is applied, visibly, or rejected, with a reason; none is passed over (N3). */
function answerErrors(state: NegotiationState, adjustment: Adjustment, before: Proposal): FieldError[] {
  const made = adjustment.changes_made.map((change) => change.request).filter((request) => request !== '');
  const rejected = adjustment.changes_rejected.map((change) => change.request);
  const answers = [...made, ...rejected];
  const known = new Set(state.requests.map((request) => request.request));
  const changed = new Set(
    proposalDiff(before, { version: before.version + 1, ...adjustment.proposal }).map((c) => c.path),
  );
  const unknown = answers
    .filter((id) => !known.has(id))
    .map((id) => ({ pointer: '/changes_made', reason: `${id} is not an open request` }));
  const open = state.requests.flatMap(({ request, participant_id, change }): FieldError[] => {
    const times = answers.filter((id) => id === request).length;
    if (times !== 1)
      return [{ pointer: '/changes_made', reason: `${request} must be answered once, not ${times} times` }];
    const paths = [`terms.${change.field}`, `assignments.${participant_id}.${change.field}`];
    const visible = paths.some((path) => changed.has(path)) || valueOf(before, paths[0]!) === change.new_value;
    return made.includes(request) && !visible
      ? [{ pointer: '/proposal', reason: `${request} is said to be applied, but ${change.field} has not changed` }]
      : [];
  });
  return [...unknown, ...open];
}

const valueOf = (proposal: Proposal, path: string): string | undefined =>
  proposal.terms.find((term) => `terms.${term.field}` === path)?.value;
