import { requestCheck } from '../../shared/checks.js';
import { NO_ANSWER, waitForModel } from '../../shared/model-wait.js';
import { ADMIN } from '../../shared/service-actors.js';
import {
  isDone,
  isSettled,
  neededBy,
  openTurns,
  suspendedTurns,
  teamOf,
  type TeamChannelPhase,
  type TeamPhase,
  type TeamState,
} from '../state.js';
import { applyAtBoundary } from './insert-debate.js';
import { wordingOf } from '../../shared/words.js';
import { finishWith, synthesise } from './conclude.js';
import { startDebate } from './debates.js';
import { giveUp } from './give-up.js';
import { ask, type Run } from './turns.js';

/** Where what was answered leads on; elsewhere somebody else has the word, and this is called when it has spoken. */
const ACTIVE: readonly TeamChannelPhase[] = ['planning', 'working', 'synthesising'];

/** What comes next, from the state alone: whatever was settled, in whatever order, it leads on (D1). */
export function goOn(run: Run): void {
  const { outOfFunds } = run.state;
  if (outOfFunds && isActive(run.state) && !run.state.stop) finishWith(run, outOfFunds, ADMIN);
  if (!isActive(run.state)) return;
  const { phase, stop, unchecked } = run.state;
  // The monitor looks after each phase; what runs meanwhile goes on (T7).
  if (phase === 'working' && unchecked && !stop) return requestCheck(run);
  if (phase === 'working') startPhases(run);
  if (openTurns(run.state).length) return;
  if (suspendedTurns(run.state).length) return waitOrGiveUp(run);
  if (run.state.phase === 'working' && run.state.phases.every(isSettled)) synthesise(run);
}

const isActive = ({ phase }: TeamState): boolean => ACTIVE.includes(phase);

/** Starts all that can be started: what needs nothing that is under way runs at the same time (D1). */
function startPhases(run: Run): void {
  applyAtBoundary(run);
  skipHopeless(run);
  for (const phase of run.state.phases.filter((one) => isReady(run.state, one))) {
    if (phase.phase_type === 'debate') startDebate(run, phase);
    else ask(run, { participant_id: phase.expert, work: 'execute', phase_id: phase.phase_id });
  }
}

const isReady = (state: TeamState, phase: TeamPhase): boolean =>
  phase.status === 'waiting' && neededBy(state, phase).every(isDone);

const hasNoResult = ({ status }: TeamPhase): boolean => status === 'failed' || status === 'skipped';

/** What needs a phase without a result is skipped, and what needs that. */
function skipHopeless(run: Run): void {
  const missing = (phase: TeamPhase) => neededBy(run.state, phase).filter(hasNoResult);
  const next = () => run.state.phases.find((phase) => phase.status === 'waiting' && missing(phase).length);
  for (let phase = next(); phase; phase = next()) {
    const because_of = missing(phase).map(({ phase_id }) => phase_id);
    const reason = wordingOf(teamOf(run.state).language).team.waitedFor(because_of.join(', '));
    run.emit('PhaseSkipped', { phase_id: phase.phase_id, cause: 'dependency', reason, because_of });
  }
}

/** Nothing else can go on: the channel waits for a model; past the limit it goes on without (N6). */
function waitOrGiveUp(run: Run): void {
  if (!run.state.stop && waitForModel(run)) return;
  for (const turn of suspendedTurns(run.state)) giveUp(run, turn, run.state.lastFailure ?? NO_ANSWER);
  goOn(run);
}

/** Asks again for what failed before the wait. */
export function askAgain(run: Run): void {
  for (const { participant_id, work, phase_id, round } of suspendedTurns(run.state)) {
    ask(run, { participant_id, work, round, ...(phase_id !== undefined && { phase_id }) });
  }
  goOn(run);
}
