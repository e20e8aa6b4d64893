import type { RecordedEvent } from '@parley/client';
import type { ChannelOf } from '../../protocol.js';

type Phase = ChannelOf<'team'>['phases'][number];

/** A phase as it stands; a debate is one of its own. */
export interface PhaseNode extends Pick<Phase, 'status' | 'inserted'> {
  id: string;
  isDebate: boolean;
  /** The title of a debate: its topic. */
  title: string;
  /** Whoever does it, or argues in it, by id. */
  who: readonly string[];
  /** The round of a debate that has begun: the round that it is in, or was the last. */
  round?: number;
  /** How a debate was ruled, and by id who does not share it. */
  ruling?: { decision: 'adopt' | 'compromise' | 'shelve'; minority: readonly string[] };
  /** What came of it, or why nothing did, in the words of whoever said so. */
  outcome?: string;
  /** The position of the event that says how it stands; absent until that event is here. */
  position?: number;
}

/** The second waits for the first. */
export interface PhaseEdge {
  from: string;
  to: string;
  /** It leads to or from a debate that was put in while the team worked. */
  isInserted: boolean;
}

export interface PhaseGraph {
  nodes: readonly PhaseNode[];
  edges: readonly PhaseEdge[];
}

/** What a phase is called where it stands beside others: a debate has its sign. */
export const titled = ({ isDebate, title }: PhaseNode): string => (isDebate ? `⚖ ${title}` : title);

/** A team's phases with its debates, and what waits for what (D1, D4). */
export function graphOf(phases: readonly Phase[], events: readonly RecordedEvent[]): PhaseGraph {
  const positions = new Map<string, number>();
  for (const event of events) for (const id of toldIn(event)) positions.set(id, event.position);
  const inserted = new Set(phases.filter((phase) => phase.inserted).map(({ phase_id }) => phase_id));
  return {
    nodes: phases.map((phase) => nodeOf(phase, positions.get(phase.phase_id))),
    edges: phases.flatMap(({ phase_id: to, depends_on }) =>
      depends_on.map((from) => ({ from, to, isInserted: inserted.has(from) || inserted.has(to) })),
    ),
  };
}

function nodeOf(phase: Phase, position: number | undefined): PhaseNode {
  const { phase_id: id, phase_type, title, status, inserted, expert, debate, talk, result, reason } = phase;
  const isDebate = phase_type === 'debate';
  const ruled = talk?.ruled;
  const outcome = ruled?.ruling.conclusion ?? result?.summary ?? reason;
  return {
    id,
    isDebate,
    title: (isDebate && debate?.topic) || title,
    status,
    who: isDebate ? (debate?.participants ?? []) : [expert],
    ...(inserted && { inserted }),
    ...(talk?.round && { round: talk.round }),
    ...(ruled && {
      ruling: {
        decision: ruled.ruling.decision,
        minority: ruled.minority.map(({ participant_id }) => participant_id),
      },
    }),
    ...(outcome && { outcome }),
    ...(position !== undefined && { position }),
  };
}

/** The phases of which an event says how far they are; that a result is looked at again says nothing new of it. */
function toldIn({ type, data }: RecordedEvent): readonly string[] {
  switch (type) {
    case 'TaskPlanned':
      return data.plan.phases.map(({ phase_id }) => phase_id);
    case 'PlanRevised':
      return [...data.phases, ...data.revision.changes].map(({ phase_id }) => phase_id);
    case 'DebateDecided':
      return data.debate ? [data.debate.phase_id] : [];
    case 'TurnRequested':
      return data.work === 'execute' && data.phase_id !== undefined ? [data.phase_id] : [];
    case 'PhaseCompleted':
    case 'PhaseFailed':
    case 'PhaseSkipped':
    case 'DebateOpened':
    case 'DebateWaived':
    case 'DebateRoundStarted':
    case 'DebateRuled':
      return [data.phase_id];
    default:
      return [];
  }
}
