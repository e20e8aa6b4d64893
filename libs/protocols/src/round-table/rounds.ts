import { requestCheck } from '../checks.js';
import type { Unfolding } from '../decider.js';
import { requestFacilitation } from '../facilitation.js';
import { hearPeople } from '../interventions.js';
import { addMilliseconds, cancelTimers } from '../timers.js';
import { conclude } from './conclude.js';
import { agendaOf, memberOf, tableOf, type RoundTableState } from './state.js';

export type Run = Unfolding<RoundTableState>;

/** What comes next, once nothing is under way: the agenda's next round, an answer to the user, or listening. */
export function nextStep(run: Run, time: string): void {
  const { config, members } = tableOf(run.state);
  if (config.mode === 'party') {
    if (run.state.waiting.length) answerTheUser(run, time);
    return;
  }
  const agenda = agendaOf(run.state);
  if (agenda && run.state.round >= agenda) return conclude(run);
  const everybody = members.map((member) => member.participant_id);
  startRound(run, everybody, time);
}

/** Party mode: the user's message picks who answers; where there are few, all do (R1). */
export function answerTheUser(run: Run, time: string): void {
  const { config, members } = tableOf(run.state);
  if (members.length > config.max_speakers) return requestFacilitation(run, 'select');
  startRound(
    run,
    members.map((member) => member.participant_id),
    time,
  );
}

/** Gives these members the word: all at once, or one after another (R1). */
export function startRound(run: Run, speakers: string[], time: string): void {
  const round = run.state.round + 1;
  hearPeople(run, round);
  const last = round === agendaOf(run.state);
  run.emit('RoundStarted', { cycle: 1, round, proposal_version: 0, recipients: speakers, last });
  if (tableOf(run.state).config.speaking === 'in_turn') ask(run, speakers.slice(0, 1), time);
  else ask(run, speakers, time);
}

function ask(run: Run, speakers: string[], time: string): void {
  const { round, turns } = run.state;
  const due_at = addMilliseconds(time, tableOf(run.state).config.turn_timeout_ms);
  run.emit('TimerSet', { timer_id: `turn-${round}-${turns.length}`, purpose: 'turn_timeout', due_at });
  for (const participant_id of speakers) {
    run.emit('TurnRequested', {
      request_id: `turn-1-${round}-${participant_id}`,
      participant_id,
      participant_kind: memberOf(run.state, participant_id)?.kind ?? 'external',
      cycle: 1,
      round,
      proposal_version: 0,
      due_at,
    });
  }
}

/** After a turn was settled: the next speaker's, or the end of the round. */
export function goOn(run: Run, time: string): void {
  if (run.state.cut) return conclude(run);
  if (run.state.turns.some((turn) => turn.status === 'open')) return;
  cancelTimers(run, 'turn_timeout');
  const next = run.state.speakers[run.state.turns.length];
  if (next !== undefined) {
    // What was said to the table meanwhile is heard by the next speaker, not only in the next round.
    hearPeople(run, run.state.round);
    return ask(run, [next], time);
  }
  closeRound(run);
}

function closeRound(run: Run): void {
  const { round, turns } = run.state;
  const of = (status: string) => turns.filter((turn) => turn.status === status).map((turn) => turn.participant_id);
  run.emit('DiscussionRoundClosed', { round, spoke: of('spoken'), skipped: of('skipped') });
  const agendaDone = round === agendaOf(run.state);
  const { summaries } = tableOf(run.state).config;
  // The closing summary of an agenda's last round follows at once: one more would say it twice.
  if (summaries === 'every_round' && !agendaDone && of('spoken').length) requestFacilitation(run, 'summarise');
  else requestCheck(run);
}

export function skip(run: Run, turn: { request_id: string; participant_id: string }, cause: 'timeout' | 'turn_failed') {
  const { request_id, participant_id } = turn;
  run.emit('TurnSkipped', { request_id, participant_id, round: run.state.round, cause });
}
