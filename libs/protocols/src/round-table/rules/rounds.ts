import type { Picked } from '@parley/contracts';
import { requestCheck } from '../../shared/checks.js';
import type { Run as RunOf } from '../../shared/decider.js';
import { requestFacilitation } from '../../shared/facilitation.js';
import { applyInterventions } from '../../shared/interventions.js';
import { cancelTimers, isModels } from '../../shared/timers.js';
import { isRefusedToAll, isUnheard, waitForModel } from '../../shared/model-wait.js';
import { isPremortem } from '../../shared/premortem.js';
import { requestTurns } from '../../shared/request-turns.js';
import { agendaOf, memberOf, openedOf, type RoundTableState } from '../state.js';
import { conclude, failForWantOfModel } from './conclude.js';
import { premortemSeat } from './premortem.js';

type Run = RunOf<RoundTableState>;

/** What comes next, once nothing is under way: the agenda's next round, an answer to the user, or listening. */
export function nextStep(run: Run): void {
  if (openedOf(run.state).config.mode === 'party') {
    if (run.state.waiting.length) answerTheUser(run);
    return;
  }
  const seat = premortemSeat(run.state);
  if (seat !== undefined) return startRound(run, [seat], true);
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
function startRound(run: Run, speakers: string[], premortem = false): void {
  const round = run.state.round + 1;
  applyInterventions(run, round);
  const last = !premortem && round === agendaOf(run.state);
  run.emit('RoundStarted', {
    ...{ cycle: 1, round, proposal_version: 0, recipients: speakers, last },
    ...(premortem && { premortem }),
  });
  askTheRest(run);
}

/** Asks these members: people may be silent for so long, a model has a deadline of its own (N6). */
function ask(run: Run, speakers: string[]): void {
  const { round, turns, pauses } = run.state;
  const again = pauses ? `-again-${pauses}` : '';
  requestTurns(
    run,
    speakers.map((participant_id) => ({ participant_id, kind: memberOf(run.state, participant_id)?.kind })),
    {
      silence: { timer: 'turn', purpose: 'turn_timeout', ms: openedOf(run.state).config.turn_timeout_ms },
      timers: `${round}-${turns.length}${again}`,
      again,
      proposal_version: 0,
    },
  );
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
  const { turns, speakers } = run.state;
  // Whom the server refuses, it refuses the next speaker too.
  if (turns.length === speakers.length || turns.some(({ failed }) => isRefusedToAll(failed))) return closeRound(run);
  // What was said to the table meanwhile is heard by the next speaker, not only in the next round.
  applyInterventions(run, run.state.round);
  askTheRest(run);
}

function closeRound(run: Run): void {
  const { round, turns } = run.state;
  const failures = turns.flatMap(({ failed }) => failed ?? []);
  const of = (status: string) => turns.filter((turn) => turn.status === status).map((turn) => turn.participant_id);
  // What one seat does not say holds nobody up, and settles nothing.
  if (!isPremortem(run.state) && isUnheard(failures, of('spoken').length > 0)) {
    if (!waitForModel(run)) failForWantOfModel(run);
    return;
  }
  run.emit('DiscussionRoundClosed', { round, spoke: of('spoken'), skipped: of('skipped') });
  const agendaDone = round === agendaOf(run.state);
  const { summaries } = openedOf(run.state).config;
  // The closing summary of an agenda's last round follows at once: one more would say it twice.
  if (summaries === 'every_round' && !agendaDone && !isPremortem(run.state) && of('spoken').length)
    requestFacilitation(run, 'summarise');
  else requestCheck(run);
}
