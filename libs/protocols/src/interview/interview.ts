import type { Protocol } from '../protocol.js';
import { deliverDocuments, ownCommands, writeDocument } from './rules/delivery.js';
import { decided, milestone, standing } from './decided.js';
import { evolve } from './evolve.js';
import { ledger } from './ledger.js';
import { likely } from './likely.js';
import { projections } from './projections.js';
import { answerUser, askAbsent, interruptAnswer } from './rules/answers.js';
import { thinkOn } from './rules/background.js';
import { holdBarrier } from './rules/barrier.js';
import { conclude, stop } from './rules/conclude.js';
import { failTurn, timerDue } from './rules/missed-turns.js';
import { DEFAULT_POLICY, begin, openingErrors, policyOf } from './rules/open.js';
import { listen, takeTurn } from './rules/talking.js';
import { initialState, interviewOf, seatsOf, type InterviewChannel } from './state.js';
import { stood } from './stood.js';
import { facilitations, turns } from './tasks/index.js';
import { inboxItem, outcome, view } from './view.js';
import { ballotTask } from './tasks/ballot.js';

/** What only the user says, in whose words they are (I1). */
const USERS: readonly string[] = ['Intervene', 'InterruptAnswer', 'DeliverDocuments'];

/**
 * An interview (I1 to I8): the Interviewer answers the user at once, by the last notice; what the exchange means is
 * thought about behind it, and counts from the next turn on.
 */
export const interview: Protocol<InterviewChannel> = {
  name: 'interview',
  opening: {
    command: 'OpenInterview',
    event: 'InterviewOpened',
    rounds: 'max_turns',
    recorded: ({ data, actor }) => ({ ...data, opened_by: actor }),
    errors: openingErrors,
    begin,
    policy: policyOf,
    defaults: { interview: DEFAULT_POLICY },
  },
  likely,
  initialState,
  evolve,
  commands: {
    AnswerUser: answerUser,
    InterruptAnswer: interruptAnswer,
    DeliverDocuments: deliverDocuments,
    WriteInterviewDocument: writeDocument,
    FailTurn: failTurn,
  },
  timerDue,
  /** A user whom nothing holds up is answered at once; else what was said waits, and the user is told for whom (I2, I4). */
  heard(run) {
    const { phase, background, waiting } = run.state;
    if (phase === 'listening' && !background && waiting.length) takeTurn(run);
    else holdBarrier(run);
  },
  answersAtOnce: ['Intervene'],
  applies: () => 'next_turn',
  mostWaiting: (state) => interviewOf(state).config.max_waiting,
  ownCommands,
  isScripted: (state) => interviewOf(state).script.length > 0,
  ending: {
    idlePhase: 'listening',
    proceed(run) {
      if (run.state.background) thinkOn(run);
      else listen(run);
    },
    end(run) {
      if (run.state.phase !== 'closing') conclude(run);
    },
    stop,
    work: () => [{ spec: facilitations.conclude }],
    isConcluded: ({ phase }) => phase === 'closing',
    isEnding: ({ phase }) => phase === 'closing',
  },
  facilitations,
  turns,
  openTurn({ phase, answer, asked, delivery, opened }, requestId) {
    if (!opened || phase === 'closed') return undefined;
    const { user, interviewer, architect } = opened;
    if (asked?.request_id === requestId && phase === 'listening')
      return { request_id: requestId, participant_id: user.participant_id, kind: 'say' };
    if (answer?.request_id === requestId && answer.status === 'open')
      return { request_id: requestId, participant_id: interviewer.participant_id, kind: 'answer' };
    const writes = delivery?.turns.find(({ request_id }) => request_id === requestId);
    return writes?.status === 'open'
      ? { request_id: requestId, participant_id: architect.participant_id, kind: writes.document }
      : undefined;
  },
  askAbsent,
  ballotTask,
  ledger,
  heardByAll: true,
  participants: seatsOf,
  speaker: ({ opened }, type) => (USERS.includes(type) ? opened?.user.participant_id : undefined),
  voters: () => [],
  answers: ['UserSpoke', 'AnswerGiven', 'InterviewDocumentWritten'],
  stood,
  lastWord: ({ summary }) => (summary?.from_template ? '' : (summary?.summary ?? '')),
  view,
  inboxItem,
  outcome,
  decided,
  standing,
  milestone,
  projections,
};
