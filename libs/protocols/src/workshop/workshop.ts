import { problem, type Command } from '@parley/contracts';
import { refuse, unfold, type Decider, type Decision } from '../decider.js';
import { intervene } from '../interventions.js';
import { WITHOUT_MODEL } from '../spending.js';
import { stoppingRules } from '../stopping/index.js';
import { answerClarification, followUp, skipClarification } from './clarifications.js';
import { close, conclude, stop } from './conclude.js';
import { writeDocument } from './documents.js';
import { evolveWorkshop } from './evolve.js';
import { completeCoachWork, failCoachWork } from './facilitated.js';
import { recordLookup } from './lookups.js';
import { failTurn, turnTimeout } from './missed-turns.js';
import { openWorkshop } from './open.js';
import { nextStep } from './rounds.js';
import { giveSpeech } from './speeches.js';
import { initialWorkshop, workshopOf, type WorkshopState } from './state.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The rules of a planning workshop (W1 to W9). */
export const workshop: Decider<WorkshopState, Command> = {
  initialState: initialWorkshop,
  decide,
  evolve: evolveWorkshop,
};

function decide(state: WorkshopState, command: Command): Decision {
  if (command.type === 'OpenWorkshop') return openWorkshop(state, command);
  if (!state.opened) return refuse(problem('channel-not-found'));
  const ending = stopping.decide(state, command);
  if (ending) return ending;
  switch (command.type) {
    case 'GiveSpeech':
      return giveSpeech(state, command);
    case 'RecordLookup':
      return recordLookup(state, command);
    case 'AnswerClarification':
      return answerClarification(state, command);
    case 'SkipClarification':
      return skipClarification(state, command);
    case 'FollowUpClarification':
      return followUp(state, command);
    case 'WriteDocument':
      return writeDocument(state, command);
    case 'FailTurn':
      return failTurn(state, command);
    case 'CompleteRelay':
    case 'CompleteReview':
    case 'CompleteReport':
      return completeCoachWork(state, command);
    case 'FailFacilitation':
      return failCoachWork(state, command);
    case 'FireTimer':
      return turnTimeout(state, command);
    case 'Intervene':
      return intervene(state, command, workshop);
    case 'StopChannel':
      return stopNow(state, command);
    default:
      return refuse(problem('wrong-protocol', { detail: `${command.type} is no command of a workshop` }));
  }
}

function stopNow(state: WorkshopState, { actor }: Of<'StopChannel'>): Decision {
  if (state.phase === 'closed') return refuse(problem('channel-closed'));
  const run = unfold(state, evolveWorkshop);
  stop(run, actor);
  return { ok: true, events: run.events };
}

const stopping = stoppingRules<WorkshopState>(evolveWorkshop, {
  end(run, { condition }, _endedBy, time) {
    if (!run.state.concluded) conclude(run, time, condition);
    else if (WITHOUT_MODEL.includes(condition)) close(run);
  },
  resume(run, time) {
    if (run.state.phase === 'between_rounds') nextStep(run, time);
  },
  checked(run, _checkId, time) {
    if (run.state.phase === 'between_rounds') nextStep(run, time);
  },
  // Whether roles agree is recorded, stance by stance: there is nothing to ask a model.
  doubted(run, _checkId, time) {
    if (run.state.phase === 'between_rounds') nextStep(run, time);
  },
  voters: (state) => workshopOf(state).roles.map(({ participant_id, kind }) => ({ participant_id, kind })),
  language: (state) => workshopOf(state).language,
  isClosed: (state) => state.phase === 'closed',
  isConcluded: (state) => state.concluded !== undefined,
  isEnding: () => false,
});
