import { problem, type Command } from '@parley/contracts';
import { refuse, unfold, type Decider, type Decision } from '../decider.js';
import { requestFacilitation } from '../facilitation.js';
import { intervene } from '../interventions.js';
import { stoppingRules } from '../stopping/index.js';
import { conclude, stop } from './conclude.js';
import { evolveTable } from './evolve.js';
import { completeTableWork, failTableWork } from './facilitated.js';
import { openTable } from './open.js';
import { answerTheUser, nextStep, type Run } from './rounds.js';
import { initialTable, tableOf, type RoundTableState } from './state.js';
import { contribute, failTurn, turnTimeout } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The rules of a round table (R1, R2). */
export const roundTable: Decider<RoundTableState, Command> = {
  initialState: initialTable,
  decide,
  evolve: evolveTable,
};

function decide(state: RoundTableState, command: Command): Decision {
  if (command.type === 'OpenRoundTable') return openTable(state, command);
  if (!state.opened) return refuse(problem('channel-not-found'));
  const ending = stopping.decide(state, command);
  if (ending) return ending;
  switch (command.type) {
    case 'Contribute':
      return contribute(state, command);
    case 'FailTurn':
      return failTurn(state, command);
    case 'CompleteSelection':
    case 'CompleteSummary':
    case 'CompleteJudgement':
      return completeTableWork(state, command);
    case 'FailFacilitation':
      return failTableWork(state, command);
    case 'FireTimer':
      return turnTimeout(state, command);
    case 'Intervene':
      return intervene(state, command, roundTable, answerIfListening);
    case 'StopChannel':
      return stopNow(state, command);
    default:
      return refuse(problem('wrong-protocol', { detail: `${command.type} is no command of a round table` }));
  }
}

/** A party that listens answers the user at once; else the next round or speaker hears it (R2). */
function answerIfListening(run: Run, time: string): void {
  if (run.state.phase === 'listening' && run.state.waiting.length) answerTheUser(run, time);
}

function stopNow(state: RoundTableState, { actor }: Of<'StopChannel'>): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const run = unfold(state, evolveTable);
  stop(run, actor);
  return { ok: true, events: run.events };
}

const stopping = stoppingRules<RoundTableState>(evolveTable, {
  end(run) {
    if (run.state.phase !== 'closing') conclude(run);
  },
  resume(run, time) {
    if (run.state.phase === 'listening') nextStep(run, time);
  },
  checked(run, _checkId, time) {
    if (run.state.phase === 'listening') nextStep(run, time);
  },
  doubted(run, _checkId, time) {
    if (run.state.phase !== 'listening') return;
    if (run.state.judged) nextStep(run, time);
    else requestFacilitation(run, 'judge');
  },
  voters: (state) => tableOf(state).members.map(({ participant_id, kind }) => ({ participant_id, kind })),
  language: (state) => tableOf(state).language,
  isClosed: (state) => state.phase === 'closed',
  isConcluded: (state) => state.phase === 'closing',
  isEnding: (state) => state.phase === 'closing',
});
