import type { DebateDecided, PlannedPhase } from '@parley/contracts';
import { applyInterventions } from '../../shared/interventions.js';
import { debateTopic } from '../debate-command.js';
import { expertOf, insertedDebates, isDone, teamOf, type TeamState } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import type { Run } from './turns.js';

/** What a decision says before it is known whether the debate is held. */
type Grounds = Omit<DebateDecided, 'held' | 'debate' | 'before'>;

/** The debate that is wanted. */
interface WantedDebate {
  topic: string;
  /** As they were named; what is missing is filled in from the team. */
  participants: readonly string[];
  depends_on: string[];
  /** The phases that are to wait for its conclusion. */
  before: string[];
  title?: string;
}

/** Whom a debate is best held among (docs/guide/teams.md); more only say the same again. */
const FEWEST = 2;
const MOST = 5;

/** Puts a debate into the plan, up to the most that there may be; either way the log says why (D4). */
export function insertDebate(run: Run, grounds: Grounds, wanted: WantedDebate): void {
  const { config, language } = teamOf(run.state);
  const words = wordingOf(language).team;
  const most = config.max_inserted_debates;
  const against = run.state.stop ? words.stoppedEarly : insertedDebates(run.state) >= most && words.limitReached(most);
  if (against) return notHeld(run, { ...grounds, reason: `${grounds.reason} ${against}` });
  const { topic, participants, depends_on, before } = wanted;
  const debate: PlannedPhase = {
    phase_id: freeId(run.state, grounds.cause),
    title: wanted.title ?? words.debateAbout(topic).slice(0, 200),
    task: topic,
    expert: '',
    depends_on,
    phase_type: 'debate',
    debate: { topic, participants: debaters(run.state, participants), max_rounds: config.debate_rounds },
  };
  run.emit('DebateDecided', { ...grounds, held: true, debate, before });
}

export const notHeld = (run: Run, grounds: Grounds): void =>
  run.emit('DebateDecided', { ...grounds, held: false, before: [] });

/** Those named who may argue, filled up from the team where they are too few; nobody where the lead is alone with one. */
function debaters(state: TeamState, named: readonly string[]): string[] {
  const { lead, experts } = teamOf(state);
  const wanted = [...new Set(named)].filter((id) => id !== lead && expertOf(state, id));
  const others = experts.map(({ participant_id }) => participant_id).filter((id) => id !== lead);
  if (others.length < FEWEST) return [];
  if (!wanted.length) return others.slice(0, MOST);
  return wanted.length < FEWEST ? [...new Set([...wanted, ...others])].slice(0, FEWEST) : wanted.slice(0, MOST);
}

/** By cause: a script that knows the lead's debates says nothing in one that the user thought of (P6). */
const IDS: Record<DebateDecided['cause'], string> = {
  plan_review: 'plan-review',
  divergence: 'debate',
  user: 'user-debate',
};

function freeId({ phases }: TeamState, cause: DebateDecided['cause']): string {
  const isFree = (id: string) => !phases.some(({ phase_id }) => phase_id === id);
  const id = IDS[cause];
  if (cause === 'plan_review' && isFree(id)) return id;
  let number = 1;
  while (!isFree(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** What people said counts from here on, once and in order: words for the lead, and debates that they ask for (D5). */
export function applyAtBoundary(run: Run): void {
  const said = run.state.waiting;
  if (!said.length) return;
  applyInterventions(run, run.state.round);
  const words = wordingOf(teamOf(run.state).language).team;
  for (const { text, actor } of said) {
    const topic = debateTopic(text);
    if (!topic) continue;
    // Its participants see what there is by now; whoever has not begun waits for its conclusion.
    const depends_on = run.state.phases.filter(isDone).map(({ phase_id }) => phase_id);
    const waiting = run.state.phases.filter(({ status }) => status === 'waiting').map(({ phase_id }) => phase_id);
    const wanted = { topic, participants: [], depends_on, before: waiting };
    insertDebate(run, { cause: 'user', reason: words.askedFor(topic), statements: [], actor }, wanted);
  }
}
