import type { Candidate, Proposal, ProposalDraft, ProposedChange } from '@parley/contracts';
import type { AdjustTask, DraftTask, FeedbackTask, GapsTask, ScreenTask, Task } from '@parley/prompts';
import { linesOf } from './rehearsal-lines.js';
import { rehearseTable } from './rehearse-table.js';
import { rehearseWorkshop } from './rehearse-workshop.js';

/** The answer to a task by its scripts and plain rules: the same task, the same answer. Undefined is a scripted silence. */
export function rehearse(task: Task): Record<string, unknown> | undefined {
  switch (task.kind) {
    case 'screen':
      return screen(task);
    case 'draft':
      return { proposal: draft(task) };
    case 'feedback':
      return feedback(task);
    case 'adjust':
    case 'compromise':
      return adjust(task);
    case 'gaps':
      return gaps(task);
    case 'lookup':
    case 'speech':
    case 'follow_up':
    case 'document':
    case 'relay':
    case 'review':
    case 'report':
      return rehearseWorkshop(task);
    default:
      return rehearseTable(task);
  }
}

/** By script, else by how many of a candidate's skills the demand names; the first is always taken. */
function screen({ candidates, demand, script, language }: ScreenTask) {
  const lines = linesOf(language);
  const fits = (candidate: Candidate) =>
    candidate.skills.some((skill) => demand.text.toLowerCase().includes(skill.toLowerCase()));
  const scripted = Boolean(script?.selected.length);
  const selected = scripted
    ? script!.selected
    : candidates.filter((candidate, index) => index === 0 || fits(candidate)).map(idOf);
  const rest = candidates.map(idOf).filter((id) => !selected.includes(id));
  const related = (script?.possibly_related ?? []).filter((id) => rest.includes(id));
  const possibly = related.length || scripted ? related : rest;
  const judged = (ids: string[], reason: string) =>
    ids.map((participant_id) => ({ participant_id, reason: `${reason}${skillsOf(candidates, participant_id)}` }));
  return {
    selected: judged(selected, lines.needed),
    possibly_related: judged(possibly, lines.couldStandIn),
    not_selected: judged(
      rest.filter((id) => !possibly.includes(id)),
      lines.notNeeded,
    ),
  };
}

const idOf = (candidate: Candidate): string => candidate.participant_id;

const skillsOf = (candidates: Candidate[], id: string): string =>
  candidates.find((candidate) => candidate.participant_id === id)?.skills.join(', ') ?? '';

/** The scripted draft with its seats filled, else a plain plan with one seat for each of those selected. */
function draft({ selected, demand, script, language }: DraftTask): ProposalDraft {
  const lines = linesOf(language);
  const seats = selected.map(
    (candidate, index) =>
      script?.draft?.assignments.find((seat) => seat.participant_id === candidate.participant_id) ?? {
        participant_id: candidate.participant_id,
        role: candidate.skills[0] ?? lines.contributor,
        task: lines.task(candidate.skills.join(', ')),
        notes: '',
        core: index === 0,
      },
  );
  if (script?.draft) return { ...script.draft, assignments: seats };
  return { title: firstLine(demand.text), summary: lines.summary, terms: [], assignments: seats };
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? text).slice(0, 120);

function feedback({ line, participant, assignment, language }: FeedbackTask) {
  if (line?.feedback === 'silent') return undefined;
  const feedback_type = line?.feedback ?? 'accept';
  const proposed_changes = feedback_type === 'negotiate' ? (line?.changes ?? []) : [];
  const reasoning =
    line?.reasoning ?? linesOf(language).reasoning(feedback_type, participant, assignment, proposed_changes);
  return { feedback_type, reasoning, proposed_changes };
}

/** Applies what no script forbids; of two requests for one field the first is applied. */
function adjust({ kind, proposal, requests, replacements, script, language }: AdjustTask) {
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
  const { version: _version, ...draftOfPlan } = plan;
  return { proposal: draftOfPlan, changes_made, changes_rejected, should_continue: kind === 'adjust' };
}

const SEAT_FIELDS = ['role', 'task', 'notes'] as const;
type SeatField = (typeof SEAT_FIELDS)[number];
const isSeatField = (field: string): field is SeatField => (SEAT_FIELDS as readonly string[]).includes(field);

const isTerm = (plan: Proposal, field: string): boolean => plan.terms.some((term) => term.field === field);

const keyOf = (plan: Proposal, participantId: string, { field }: ProposedChange): string =>
  !isTerm(plan, field) && isSeatField(field) ? `${participantId}.${field}` : field;

function withChange(plan: Proposal, participantId: string, { field, new_value }: ProposedChange): Proposal {
  if (isTerm(plan, field)) {
    return { ...plan, terms: plan.terms.map((term) => (term.field === field ? { ...term, value: new_value } : term)) };
  }
  if (!isSeatField(field)) return { ...plan, terms: [...plan.terms, { field, value: new_value }] };
  return {
    ...plan,
    assignments: plan.assignments.map((seat) =>
      seat.participant_id === participantId ? { ...seat, [field]: new_value } : seat,
    ),
  };
}

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

function gaps({ script }: GapsTask) {
  const found = script?.gaps ?? [];
  return { gaps: found, follow_up: { suggested: Boolean(script?.follow_up), demand: script?.follow_up ?? '' } };
}
