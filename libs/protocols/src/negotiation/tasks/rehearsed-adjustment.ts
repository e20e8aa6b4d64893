import type { Handover, Proposal } from '@parley/contracts';
import { keyOf, withChange } from '../rules/with-change.js';
import type { AdjustTask } from './adjust-task.js';
import { linesOf } from './rehearsal-lines.js';

/** Applies what no script forbids; of two requests for one field the first is applied. Work is passed on as the script says. */
export function rehearseAdjustment({ kind, proposal, requests, replacements, left, script, language }: AdjustTask) {
  const lines = linesOf(language);
  const fixed = new Map((script?.fixed ?? []).map((term) => [term.field, term.reason]));
  const taken = new Set<string>();
  const changes_made: { request: string; change: string }[] = [];
  const changes_rejected: { request: string; reason: string }[] = [];
  let plan = withReplacements(proposal, replacements);
  for (const { request, participant_id, change } of requests) {
    const reason =
      fixed.get(change.field) ?? (taken.has(keyOf(plan, participant_id, change)) ? lines.alreadyGiven : undefined);
    if (reason !== undefined) {
      changes_rejected.push({ request, reason });
      continue;
    }
    taken.add(keyOf(plan, participant_id, change));
    plan = withChange(plan, participant_id, change);
    changes_made.push({ request, change: lines.applied(change) });
  }
  for (const work of left) {
    const handover = script?.handovers?.find(({ from, to }) => from === work.participant_id && hasSeat(plan, to));
    if (handover) {
      plan = withHandover(plan, handover);
      changes_made.push({ request: work.request, change: lines.passedOn(work.role) });
    } else changes_rejected.push({ request: work.request, reason: lines.notPassedOn });
  }
  const { version: _version, ...draftOfPlan } = plan;
  return { proposal: draftOfPlan, changes_made, changes_rejected, should_continue: kind === 'adjust' };
}

const hasSeat = ({ assignments }: Proposal, id: string): boolean =>
  assignments.some(({ participant_id }) => participant_id === id);

const withHandover = (plan: Proposal, { to, task, summary }: Handover): Proposal => ({
  ...plan,
  ...(summary !== undefined && { summary }),
  assignments: plan.assignments.map((seat) => (seat.participant_id === to ? { ...seat, task } : seat)),
});

function withReplacements(proposal: Proposal, replacements: AdjustTask['replacements']): Proposal {
  const byOld = new Map(replacements.map((one) => [one.withdrawn_id, one.replacement.participant_id]));
  return {
    ...proposal,
    assignments: proposal.assignments.map((seat) => ({
      ...seat,
      participant_id: byOld.get(seat.participant_id) ?? seat.participant_id,
    })),
  };
}
