import type { Protocol } from '../protocol.js';
import { casting } from './cast.js';
import { typedKindOf } from './documents/kinds.js';
import { decided, milestone, standing } from './decided.js';
import { evolve } from './evolve.js';
import { ledger } from './ledger.js';
import { likely } from './likely.js';
import { summaries } from './projections.js';
import { begin } from './rules/beginning.js';
import { answerClarification, followUp, skipClarification } from './rules/clarifications.js';
import { end, stop } from './rules/conclude.js';
import { writeDocument } from './rules/documents.js';
import { lookups, recordLookup } from './rules/lookups.js';
import { failTurn, turnTimeout } from './rules/missed-turns.js';
import { DEFAULT_POLICY, openingErrors, policyOf } from './rules/open.js';
import { ratify } from './rules/ratify.js';
import { nextSpeaker, nextStep } from './rules/rounds.js';
import { giveSpeech } from './rules/speeches.js';
import { isPremortem } from '../shared/premortem.js';
import { initialState, workshopOf, type WorkshopState } from './state.js';
import { stood } from './stood.js';
import { ballotTask } from './tasks/ballot.js';
import { documents } from './tasks/document.js';
import { followUp as followUpTurn } from './tasks/follow-up.js';
import { initialJudgement } from './tasks/initial-judgement.js';
import { premortem } from './tasks/premortem.js';
import { ratify as ratifyTurn } from './tasks/ratify.js';
import { relay } from './tasks/relay.js';
import { report } from './tasks/report.js';
import { review } from './tasks/review.js';
import { speech } from './tasks/speech.js';
import { inboxItem, outcome, questions, view } from './view.js';
import { baselineOf } from '../shared/baseline/work.js';

/**
 * A planning workshop (W1 to W9): roles speak in turn on a list of issues until a draft that nobody objects to settles
 * it; then each writes its document, and the coach the report.
 */
export const workshop: Protocol<WorkshopState> = {
  name: 'workshop',
  opening: {
    command: 'OpenWorkshop',
    event: 'WorkshopOpened',
    rounds: 'max_rounds',
    errors: openingErrors,
    begin,
    policy: policyOf,
    defaults: { workshop: DEFAULT_POLICY },
  },
  casting,
  likely,
  initialState,
  evolve,
  commands: {
    GiveSpeech: giveSpeech,
    RecordLookup: recordLookup,
    AnswerClarification: answerClarification,
    SkipClarification: skipClarification,
    FollowUpClarification: followUp,
    Ratify: ratify,
    WriteDocument: writeDocument,
    FailTurn: failTurn,
  },
  timerDue: turnTimeout,
  applies: () => 'next_turn',
  isScripted({ opened }) {
    return (
      Boolean(opened?.coach_script) ||
      (opened?.roles ?? []).some(({ script, document }) => script.length > 0 || document)
    );
  },
  typed: {
    GiveSpeech: ({ speech }) => speech.analysis,
    AnswerClarification: ({ answer }) => answer,
    FollowUpClarification: ({ question }) => question,
    WriteDocument: ({ document }) => document.summary,
  },
  ending: {
    idlePhase: 'between_rounds',
    // Whether roles agree is recorded, stance by stance: there is nothing to ask a model.
    proceed: nextStep,
    end,
    stop,
    work: (state) => [
      ...workshopOf(state)
        .roles.filter(({ kind }) => kind === 'hosted')
        .map(({ participant_id }) => ({ spec: documents['document']!, participantId: participant_id })),
      { spec: report },
    ],
    isConcluded: (state) => state.concluded !== undefined,
    isEnding: () => false,
  },
  facilitations: {
    ...{ initial_judgement: initialJudgement, relay, review, report },
    baseline: baselineOf((state) => workshopOf(state).requirement),
  },
  turns: { speech, premortem, follow_up: followUpTurn, ratify: ratifyTurn, ...documents },
  openTurn(state, requestId) {
    const { phase, turns, opened } = state;
    const turn = turns.find(({ request_id, status }) => request_id === requestId && status === 'open');
    if (!turn || phase === 'closed') return undefined;
    const role = opened?.roles.find(({ participant_id }) => participant_id === turn.participant_id);
    // Each kind of document has a schema of its own.
    if (turn.work === 'document') return { ...turn, kind: (role && typedKindOf(role)) || turn.work };
    return { ...turn, kind: turn.work === 'speech' && isPremortem(state) ? 'premortem' : turn.work };
  },
  askAbsent: nextSpeaker,
  ballotTask,
  lookups,
  ledger,
  heardByAll: true,
  participants: ({ opened }) => opened?.roles ?? [],
  voters: ({ opened }) => opened?.roles ?? [],
  answers: ['SpeechGiven', 'EntriesRatified', 'PlanDocumentWritten', 'ClarificationFollowedUp', 'ClarificationSettled'],
  stood,
  lastWord: ({ report }) => report?.summary ?? '',
  view,
  inboxItem,
  outcome,
  decided,
  standing,
  milestone,
  questions,
  projections: [summaries],
};
