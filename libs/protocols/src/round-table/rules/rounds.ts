import type { Picked } from '@parley/contracts';
import { requestCheck } from '../../shared/checks.js';
import type { Run as RunOf } from '../../shared/decider.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { applyInterventions } from '../../shared/interventions.js';
import { isModels, modelWorkTimeout } from '../../shared/deadlines.js';
import { NO_ANSWER, waitForModel } from '../../shared/model-wait.js';
import { addMilliseconds, cancelTimers } from '../../shared/timers.js';
import { agendaOf, memberOf, openedOf, type RoundTableState, type Turn } from '../state.js';
import { conclude, failForWantOfModel } from './conclude.js';

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
  askTheRest(run);
}

/** Asks these members: people may be silent for so long, a model has a deadline of its own (N6). */
function ask(run: Run, speakers: string[]): void {
  const { round, turns, pauses } = run.state;
  const again = pauses ? `-again-${pauses}` : '';
  const asked = speakers.map((participant_id) => {
    const participant_kind = memberOf(run.state, participant_id)?.kind ?? 'external';
    return { participant_id, participant_kind, models: isModels(run.state, participant_kind) };
  });
  const due = (models: boolean): string => {
    const { turn_timeout_ms } = openedOf(run.state).config;
    return addMilliseconds(run.time, models ? modelWorkTimeout(run.state) : turn_timeout_ms);
  };
  for (const models of new Set(asked.map((one) => one.models))) {
    const timer_id = `${models ? 'model' : 'turn'}-${round}-${turns.length}${again}`;
    run.emit('TimerSet', { timer_id, purpose: models ? 'model_deadline' : 'turn_timeout', due_at: due(models) });
  }
  for (const { participant_id, participant_kind, models } of asked) {
    const request_id = `turn-1-${round}-${participant_id}${again}`;
    const about = { cycle: 1, round, proposal_version: 0, due_at: due(models) };
    run.emit('TurnRequested', { request_id, participant_id, participant_kind, ...about });
  }
}

/** Asks those who have not had their turn: all at once, or the next. */
export function askTheRest(run: Run): void {
  const { speakers, turns } = run.state;
  const rest = speakers.filter((id) => !turns.some(({ participant_id }) => participant_id === id));
  ask(run, openedOf(run.state).config.speaking === 'in_turn' ? rest.slice(0, 1) : rest);
}

/** After a turn was settled: the next speaker's, or the end of the round. */
export function goOn(run: Run): void {
  const open = run.state.turns.filter(({ status }) => status === 'open');
  if (run.state.outOfFunds) {
    // What is under way is paid for: it is heard before the end.
    if (!open.some((turn) => isModels(run.state, memberOf(run.state, turn.participant_id)?.kind))) conclude(run);
    return;
  }
  if (open.length) return;
  cancelTimers(run, 'turn_timeout');
  cancelTimers(run, 'model_deadline');
  if (run.state.turns.length === run.state.speakers.length) return closeRound(run);
  // What was said to the table meanwhile is heard by the next speaker, not only in the next round.
  applyInterventions(run, run.state.round);
  askTheRest(run);
}

/** Models failed and nobody spoke, or the account is spent: this was no round (N6). */
const isUnheard = (turns: readonly Turn[]): boolean => {
  const failed = turns.filter((turn) => turn.failed !== undefined);
  const spoke = turns.some(({ status }) => status === 'spoken');
  return failed.length > 0 && (!spoke || failed.some((turn) => turn.failed === 'spend_limit'));
};

function closeRound(run: Run): void {
  const { round, turns } = run.state;
  if (isUnheard(turns)) {
    if (!waitForModel(run, run.state.lastFailure ?? NO_ANSWER)) failForWantOfModel(run);
    return;
  }
  const of = (status: string) => turns.filter((turn) => turn.status === status).map((turn) => turn.participant_id);
  run.emit('DiscussionRoundClosed', { round, spoke: of('spoken'), skipped: of('skipped') });
  const agendaDone = round === agendaOf(run.state);
  const { summaries } = openedOf(run.state).config;
  // The closing summary of an agenda's last round follows at once: one more would say it twice.
  if (summaries === 'every_round' && !agendaDone && of('spoken').length) requestFacilitation(run, 'summarise');
  else requestCheck(run);
}
