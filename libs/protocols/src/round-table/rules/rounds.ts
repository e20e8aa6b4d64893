import type { Picked } from '@parley/contracts';
import { requestCheck } from '../../shared/checks.js';
import type { Run as RunOf } from '../../shared/decider.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { applyInterventions } from '../../shared/interventions.js';
import { addMilliseconds, cancelTimers } from '../../shared/timers.js';
import { agendaOf, memberOf, openedOf, type RoundTableState } from '../state.js';
import { conclude } from './conclude.js';

type Run = RunOf<RoundTableState>;

/** What comes next, once nothing is under way: the agenda's next round, an answer to the user, or listening. */
export function nextStep(run: Run): void {
  if (openedOf(run.state).config.mode === 'party') {
    if (run.state.waiting.length) answerTheUser(run);
    return;
  }
  const agenda = agendaOf(run.state);
  if (agenda && run.state.round >= agenda) return conclude(run);
  startRound(run, everybody(run.state));
}

/** Party mode: the user's message picks who answers; where there are few, all do (R1). */
export function answerTheUser(run: Run): void {
  const { config, members } = openedOf(run.state);
  if (members.length > config.max_speakers) return requestFacilitation(run, 'select');
  startRound(run, everybody(run.state));
}

const everybody = (state: RoundTableState): string[] =>
  openedOf(state).members.map(({ participant_id }) => participant_id);

/** Those picked answer the user's message (R1). */
export function startPickedRound(run: Run, picked: Picked[]): void {
  run.emit('SpeakersSelected', { round: run.state.round + 1, picked });
  startRound(
    run,
    picked.map(({ participant_id }) => participant_id),
  );
}

/** Gives these members the word: all at once, or one after another (R1). */
function startRound(run: Run, speakers: string[]): void {
  const round = run.state.round + 1;
  applyInterventions(run, round);
  const last = round === agendaOf(run.state);
  run.emit('RoundStarted', { cycle: 1, round, proposal_version: 0, recipients: speakers, last });
  ask(run, openedOf(run.state).config.speaking === 'in_turn' ? speakers.slice(0, 1) : speakers);
}

function ask(run: Run, speakers: string[]): void {
  const { round, turns } = run.state;
  const due_at = addMilliseconds(run.time, openedOf(run.state).config.turn_timeout_ms);
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
export function goOn(run: Run): void {
  if (run.state.outOfFunds) return conclude(run);
  if (run.state.turns.some(({ status }) => status === 'open')) return;
  cancelTimers(run, 'turn_timeout');
  const next = run.state.speakers[run.state.turns.length];
  if (next === undefined) return closeRound(run);
  // What was said to the table meanwhile is heard by the next speaker, not only in the next round.
  applyInterventions(run, run.state.round);
  ask(run, [next]);
}

function closeRound(run: Run): void {
  const { round, turns } = run.state;
  const of = (status: string) => turns.filter((turn) => turn.status === status).map((turn) => turn.participant_id);
  run.emit('DiscussionRoundClosed', { round, spoke: of('spoken'), skipped: of('skipped') });
  const agendaDone = round === agendaOf(run.state);
  const { summaries } = openedOf(run.state).config;
  // The closing summary of an agenda's last round follows at once: one more would say it twice.
  if (summaries === 'every_round' && !agendaDone && of('spoken').length) requestFacilitation(run, 'summarise');
  else requestCheck(run);
}
