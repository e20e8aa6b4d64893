import type { InterviewAnalysis, InterviewFact, MemoryPoint, Oversight } from '@parley/contracts';
import { requestCheck } from '../../shared/checks.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { addMilliseconds } from '../../shared/timers.js';
import { backgroundOf, deepOf, lastToCompress, needsOversight, nextStep } from '../background-steps.js';
import { type Run, interviewOf } from '../state.js';
import { endBackground, holdBarrier } from './barrier.js';
import { conclude } from './conclude.js';
import { startDelivery } from './delivery.js';
import { listen } from './talking.js';

/**
 * Begins what is thought about a turn once it is answered (I3): the monitor looks first, then the Analyst reads, the Judge
 * where there is cause, and the Summary where it is time. The whole of it has one deadline (I4).
 */
export function beginBackground(run: Run): void {
  const { background_timeout_ms, deep_thinking_after_ms } = interviewOf(run.state).config;
  const { round } = run.state;
  const within = (purpose: 'background' | 'deep_thinking', timer_id: string, ms: number) =>
    run.emit('TimerSet', { timer_id, purpose, due_at: addMilliseconds(run.time, ms) });
  within('background', backgroundOf(round), background_timeout_ms);
  within('deep_thinking', deepOf(round), deep_thinking_after_ms);
  requestCheck(run);
  holdBarrier(run);
}

/** What is next in the background of a turn, from the state alone. */
export function thinkOn(run: Run): void {
  if (!run.state.background) return;
  if (run.state.outOfFunds) return conclude(run);
  const step = nextStep(run.state);
  if (step) requestFacilitation(run, step);
  else release(run, 'done');
}

/** Takes the Analyst's reading into the state (I3). */
export function analysed(run: Run, { added, changed, areas, ...rest }: InterviewAnalysis): void {
  const { processedTurns, round, score, factsNamed } = run.state;
  const { reading, risks, revision, status, notice } = rest;
  run.emit('InterviewAnalysed', {
    from_turn: processedTurns + 1,
    through_turn: round,
    reading,
    added: added.map((fact, index): InterviewFact => ({ fact_id: `F${factsNamed + index + 1}`, ...fact })),
    changed,
    areas,
    completeness_score: completenessOf(areas),
    score_before: score,
    risks,
    revision,
    proposed_status: status,
    notice,
    analysed_at: run.time,
  });
  if (!needsOversight(run.state)) ownNotice(run);
  thinkOn(run);
}

/** The mean of the areas: what a model scores is each part, and never the sum. */
export const completenessOf = (areas: readonly { score: number }[]): number =>
  Math.round(areas.reduce((sum, { score }) => sum + score, 0) / Math.max(1, areas.length));

/** Takes the Judge's word: without its approval the status stays (I3). */
export function overseen(run: Run, oversight: Oversight): void {
  const { status, analysis, round } = run.state;
  const { approves, notice: text, corrects, turns, reason } = oversight;
  run.emit('AnalysisOverseen', { turn: round, oversight });
  if (approves && analysis && analysis.proposed_status !== status) {
    run.emit('StatusChanged', { from: status, to: analysis.proposed_status, turn: round, reason, turns });
  }
  run.emit('NoticeIssued', { by: 'judge', text, turns, corrects });
  thinkOn(run);
}

/** Takes the Summary's points in the place of the turns they stand for (I5). */
export function compressed(run: Run, points: MemoryPoint[]): void {
  const from_turn = run.state.talk.compressed + 1;
  run.emit('MemoryCompressed', { from_turn, through_turn: lastToCompress(run.state), points });
  thinkOn(run);
}

/** A step of the background has failed for good: the talk goes on without it, visibly (I4). */
export function gaveUp(run: Run, code: string): void {
  if (run.state.outOfFunds) return conclude(run);
  release(run, 'failed', { code, message: run.state.lastFailure?.message ?? code });
}

/** The background has had its time: what is still asked for is no longer waited for (I4). */
export function backgroundTimeout(run: Run): void {
  // An end that was announced goes its own way.
  if (!run.state.background || run.state.stopping.pending) return;
  const { background_timeout_ms } = interviewOf(run.state).config;
  release(run, 'timeout', { code: 'timeout', message: `not done within ${background_timeout_ms} ms` });
}

function release(run: Run, cause: 'done' | 'failed' | 'timeout', why?: { code: string; message: string }): void {
  const { background } = run.state;
  // What the Judge did not get to is still the Analyst's word to the Interviewer.
  if (background?.analysed && !background.overseen && needsOversight(run.state)) ownNotice(run);
  endBackground(run, cause, why);
  startDelivery(run);
  listen(run);
}

function ownNotice(run: Run): void {
  const { analysis, round } = run.state;
  run.emit('NoticeIssued', { by: 'analyst', text: analysis!.notice, turns: [round], corrects: false });
}
