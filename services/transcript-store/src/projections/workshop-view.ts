import { fail } from '@parley/http';
import type { ChannelClosed, PlanRole, PreviousPlan, WorkshopConfig, WorkshopConcluded } from '@parley/contracts';
import {
  lastRoundOf,
  roleOf,
  workshopOf,
  type Clarification,
  type DraftEntry,
  type Issue,
  type WorkshopState,
} from '@parley/protocols';
import type { TurnView } from './turn-view.js';

/** What a workshop's view has besides what every view has. */
export interface WorkshopView {
  protocol: 'workshop';
  requirement: string;
  /** Which version of the plan it makes, and from which. */
  plan_version: number;
  previous?: PreviousPlan;
  feedback?: string;
  /** Without their rehearsal scripts, which are in the log. */
  roles: Omit<PlanRole, 'script' | 'document'>[];
  config: WorkshopConfig;
  /** Entries of the draft and those proposed, replaced ones too: nothing leaves silently (W4). */
  entries: DraftEntry[];
  issues: Issue[];
  clarifications: Clarification[];
  /** The coach's summary of the last round that is over. */
  last_summary?: string;
  decision?: WorkshopConcluded;
  report?: string;
  /** Documents written so far, by file. */
  documents: string[];
}

/**
 * What a workshop came to (W5, W9): the plan as agreed on, and what stayed open.
 * @throws ProblemError not-found while it is not concluded
 */
export function workshopOutcome({
  decision,
  entries,
  issues,
  report = '',
  closed,
}: WorkshopView & { closed?: ChannelClosed }) {
  if (!decision) fail('not-found', { detail: 'there is no outcome yet' });
  const { status, reason, open_issues } = decision;
  return {
    status,
    reason,
    summary: report,
    draft: entries.filter((entry) => entry.status === 'in_draft'),
    open_points: issues.filter(({ issue_id }) => open_issues.includes(issue_id)).map(({ statement }) => statement),
    ...(closed && { closed }),
  };
}

/** A question to the user as readers see it (W6). */
export function shownQuestion({ roles }: Pick<WorkshopView, 'roles'>, question: Clarification) {
  const { question_id, asked_by, round, status, text, relayed, assumption, exchanges } = question;
  return {
    question_id,
    asked_by,
    name: roles.find((role) => role.participant_id === asked_by)?.name ?? asked_by,
    round,
    status,
    /** As the coach puts it; in the role's own words until it has. */
    question: relayed ?? text,
    /** What the role assumes where it is skipped. */
    assumption,
    exchanges,
  };
}

const STATUS = { open: 'open', answered: 'answered', skipped: 'skipped' } as const;

export function workshopView(state: WorkshopState) {
  const { topic, language, requirement, version, previous, feedback, roles, config, rehearsal } = workshopOf(state);
  const { entries, issues, clarifications, review, concluded, report, documents } = state;
  return {
    protocol: 'workshop' as const,
    topic,
    language,
    phase: state.phase,
    cycle: 1,
    round: state.round,
    max_rounds: lastRoundOf(state),
    rehearsal,
    requirement,
    plan_version: version,
    ...(previous && { previous }),
    ...(feedback !== undefined && { feedback }),
    roles: roles.map(({ script: _script, document: _document, ...role }) => role),
    config,
    entries,
    issues,
    clarifications,
    ...(review && { last_summary: review.summary }),
    ...(concluded && { decision: concluded }),
    ...(report && { report: report.summary }),
    documents: documents.map(({ file }) => file),
    turns: state.turns.map(({ participant_id, request_id, status }): TurnView => ({
      participant_id,
      name: roleOf(state, participant_id)?.name ?? participant_id,
      kind: roleOf(state, participant_id)?.kind ?? 'external',
      request_id,
      status: STATUS[status],
    })),
  };
}
