import type { Artefact, DebateDecided, MinorityView, RecordedEvent } from '@parley/contracts';
import type { Projection, ProjectedRow } from '../protocol.js';
import { argumentsOf, maxRoundsOf, phaseOf, teamOf, type TeamPhase, type TeamState } from './state.js';

/** One version of one thing that a team has made (D1). */
export interface WorkspaceRow {
  /** `phases/{phase_id}` for what came of a phase, `artefacts/{name}` for a text that it handed over. */
  key: string;
  /** From 1; a text of the same name is the next version. */
  version: number;
  kind: 'result' | 'artefact' | 'ruling' | 'waiver';
  phase_id: string;
  title: string;
  /** Whoever made it; the lead, of rulings. */
  participant_id: string;
  at: string;
  /** The position of its event in the log. */
  position: number;
  /** As its kind has it: an artefact's is its text. */
  content: object | string;
}

/** What phases handed over, for later phases and for people; nothing is ever replaced (D1, D3). */
export const workspace: Projection<TeamState> = {
  name: 'workspace',
  project: (event, state) =>
    rowsOf(event, state).map((row): ProjectedRow => ({ key: `${row.key}@${row.version}`, data: row })),
};

function rowsOf(event: RecordedEvent, state: TeamState): WorkspaceRow[] {
  const { type, data, position, recorded_at: at } = event;
  const made = (phaseId: string, participant_id: string) => {
    const { phase_id, title } = phaseOf(state, phaseId);
    return { key: `phases/${phase_id}`, version: 1, phase_id, title, participant_id, at, position };
  };
  switch (type) {
    case 'PhaseCompleted': {
      const { artefacts, ...result } = data.result;
      const of = made(data.phase_id, data.participant_id);
      const texts = artefacts.map((one, index) => artefactRow(one, versionOf(state, of.phase_id, index), of));
      const named = texts.map(({ key, version }) => ({ key, version }));
      return [{ ...of, kind: 'result', content: { ...result, artefacts: named } }, ...texts];
    }
    case 'DebateRuled': {
      const { ruling, minority, template } = data;
      const { topic } = topicOf(phaseOf(state, data.phase_id));
      const content = { topic, ...ruling, minority, template };
      return [{ ...made(data.phase_id, teamOf(state).lead), kind: 'ruling', content }];
    }
    case 'DebateWaived': {
      const { cause, reason } = data;
      const content = { ...topicOf(phaseOf(state, data.phase_id)), cause, reason };
      return [{ ...made(data.phase_id, teamOf(state).lead), kind: 'waiver', content }];
    }
    default:
      return [];
  }
}

const artefactRow = (
  { name, content }: Artefact,
  version: number,
  of: Omit<WorkspaceRow, 'kind' | 'content'>,
): WorkspaceRow => ({ ...of, key: `artefacts/${name}`, version, kind: 'artefact', content });

/** How often the name was handed over, by phases completed before and in this result up to here. */
function versionOf({ phases }: TeamState, phaseId: string, index: number): number {
  const artefactsOf = ({ completed }: TeamPhase): Artefact[] => completed?.result.artefacts ?? [];
  const own = artefactsOf(phases.find(({ phase_id }) => phase_id === phaseId)!);
  const { name } = own[index]!;
  const others = phases.filter(({ phase_id }) => phase_id !== phaseId).flatMap(artefactsOf);
  return [...others, ...own.slice(0, index + 1)].filter((one) => one.name === name).length;
}

const topicOf = ({ debate, title }: TeamPhase) => ({ topic: debate?.topic ?? title });

/** What was said in one round of a debate. */
interface DebateRound {
  round: number;
  arguments: object[];
  /** Absent while it runs. */
  spoke?: string[];
  missed?: string[];
  stable?: boolean;
  summary?: string;
  open_points?: string[];
}

/** A debate as far as it went, and why it is held (D3, D4). */
export interface DebateRow {
  /** Its place among the team's debates, from 1: planned ones first, then as they were put in. */
  number: number;
  phase_id: string;
  topic: string;
  cause: 'planned' | DebateDecided['cause'];
  status: TeamPhase['status'];
  participants: string[];
  max_rounds: number;
  /** Why it was put in, with the statements that contradict each other. */
  decided?: Pick<DebateDecided, 'reason' | 'criterion' | 'statements' | 'phase_id' | 'before' | 'actor'>;
  /** What is in dispute; marked where the model gave nothing. */
  point?: string;
  point_is_template?: boolean;
  rounds: DebateRound[];
  ruling?: object;
  ruling_is_template?: boolean;
  minority: MinorityView[];
  /** Why no debate was needed, or why there is no ruling. */
  reason?: string;
}

/** Every debate of a team, one row each (D3). */
export const debates: Projection<TeamState> = {
  name: 'debates',
  project: (event, state) =>
    touched(event, state).map((phase) => ({ key: phase.phase_id, data: debateRow(state, phase) })),
};

/** The debates that an event says something of. */
function touched({ type, data }: RecordedEvent, { phases }: TeamState): TeamPhase[] {
  const all = phases.filter(({ phase_type }) => phase_type === 'debate');
  if (type === 'TaskPlanned' || type === 'PlanRevised') return all;
  const id =
    type === 'DebateDecided' ? data.debate?.phase_id : 'phase_id' in data ? (data.phase_id as string) : undefined;
  return all.filter(({ phase_id }) => phase_id === id);
}

function debateRow(state: TeamState, phase: TeamPhase): DebateRow {
  const { phase_id, debate, inserted, status, talk, reason } = phase;
  const debatesSoFar = state.phases.filter(({ phase_type }) => phase_type === 'debate');
  const decision = state.decisions.find((one) => one.debate?.phase_id === phase_id);
  return {
    number: debatesSoFar.indexOf(phase) + 1,
    phase_id,
    ...topicOf(phase),
    cause: inserted ?? 'planned',
    status,
    participants: debate?.participants ?? [],
    max_rounds: maxRoundsOf(state, phase),
    ...(decision && { decided: groundsOf(decision) }),
    ...(talk?.opened && { point: talk.opened.point, point_is_template: talk.opened.template }),
    rounds: roundsOf(phase),
    ...(talk?.ruled && { ruling: talk.ruled.ruling, ruling_is_template: talk.ruled.template }),
    minority: talk?.ruled?.minority ?? [],
    ...(reason !== undefined && { reason }),
  };
}

const groundsOf = ({ reason, criterion, statements, phase_id, before, actor }: DebateDecided) => ({
  reason,
  statements,
  before,
  ...(criterion && { criterion }),
  ...(phase_id !== undefined && { phase_id }),
  ...(actor && { actor }),
});

function roundsOf(phase: TeamPhase): DebateRound[] {
  const { talk } = phase;
  return Array.from({ length: talk?.round ?? 0 }, (_, index): DebateRound => {
    const round = index + 1;
    const closed = talk?.closed.find((one) => one.round === round);
    return {
      round,
      arguments: argumentsOf(phase, round).map(({ participant_id, request_id, argument }) => ({
        participant_id,
        request_id,
        ...argument,
      })),
      ...(closed && { spoke: closed.spoke, missed: closed.missed, stable: closed.stable, ...closed.summary }),
    };
  });
}
