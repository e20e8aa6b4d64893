import { problem, schemaErrors, type ChannelClosed, type FieldError, type OpenGuestTurn } from '@parley/contracts';
import { layered, WISHES } from '@parley/termination';
import { protocolWords } from '@parley/wording';
import type { Protocol } from '../protocol.js';
import type { Run } from '../shared/decider.js';
import { lateAnswer } from '../shared/late-answers.js';
import { ADMIN } from '../shared/service-actors.js';
import { addMilliseconds, cancelTimer } from '../shared/timers.js';
import { answer, parsed } from './answer.js';
import { formErrors, formOf } from './form.js';
import { evolve, initialState, openedOf, TURN, view, type GuestTurnState } from './state.js';

type GuestRun = Run<GuestTurnState>;
type Why = 'answered' | 'no_answer' | 'model_unavailable' | 'rehearsal' | 'stopped_by_user';

/** What no schema says of the opening. */
function openingErrors({ form, guest: { kind, url, script } }: OpenGuestTurn): FieldError[] {
  return [
    ...formErrors(form),
    ...(kind === 'a2a' || url !== undefined
      ? [{ pointer: '/guest/kind', reason: 'must not be a2a: an agent elsewhere is asked at its own address' }]
      : []),
    ...script.flatMap(({ act = 'speak', text }, index) =>
      act === 'speak' && !parsed(text)
        ? [{ pointer: `/guest/script/${index}/text`, reason: 'must be an answer as a JSON object' }]
        : [],
    ),
  ];
}

/** One turn, which is asked for at once. A guest whom a rehearsal plays without a script has nothing to say to others (P6). */
function begin(run: GuestRun): void {
  const { guest, config, due_at = addMilliseconds(run.time, config.turn_timeout_ms), rehearsal } = openedOf(run.state);
  const { participant_id, kind: participant_kind, script } = guest;
  if (rehearsal && participant_kind === 'hosted' && !script.length) return close(run, 'failed', 'rehearsal');
  run.emit('RoundStarted', { cycle: 1, round: 1, proposal_version: 0, recipients: [participant_id], last: true });
  run.emit('TimerSet', { timer_id: TURN, purpose: 'turn_timeout', due_at });
  const asked = { cycle: 1, round: 1, proposal_version: 0, due_at };
  run.emit('TurnRequested', { request_id: TURN, participant_id, participant_kind, ...asked });
}

function close(run: GuestRun, status: ChannelClosed['status'], reason: Why, ended_by = ADMIN): void {
  const { language, guest } = openedOf(run.state);
  const message = protocolWords[language].guestTurn.ended[reason](guest.name);
  cancelTimer(run, TURN);
  run.emit('ChannelClosed', { status, reason, ended_by, message });
}

const isOpen = ({ phase, answered }: GuestTurnState): boolean => phase === 'round' && !answered;

/** A seat at somebody else's table, taken for one turn (ADR 50): the guest answers by the form that came with it, or nobody does. */
export const guestTurn: Protocol<GuestTurnState> = {
  name: 'guest-turn',
  opening: {
    command: 'OpenGuestTurn',
    event: 'GuestTurnOpened',
    errors: openingErrors,
    recorded({ data }) {
      const opened = data as OpenGuestTurn;
      return { ...opened, form: formOf(opened.form) };
    },
    begin,
    policy: ({ termination }) => layered(termination),
    defaults: { 'guest-turn': { auto_exit: true, stop_when: [...WISHES] } },
  },
  initialState,
  evolve,
  commands: {
    GiveGuestAnswer(run, { data: { participant_id, request_id = TURN, answer: given, call } }) {
      const { guest, form } = openedOf(run.state);
      if (participant_id !== guest.participant_id || request_id !== TURN) return problem('not-a-participant');
      if (!isOpen(run.state)) return lateAnswer(run, call, request_id, 'no-open-turn');
      const errors = schemaErrors(form, given).map((error) => ({ ...error, pointer: `/answer${error.pointer}` }));
      if (errors.length) return problem('invalid-request', { errors });
      const said = { request_id, participant_id, answer: given, submitted_at: run.time };
      run.emit('GuestAnswered', { ...said, ...(call && { call }) });
      close(run, 'completed', 'answered');
      return undefined;
    },
    FailTurn(run, { data: { request_id, code, message, call } }) {
      if (!isOpen(run.state)) return lateAnswer(run, call, request_id, 'no-open-turn');
      const { participant_id } = openedOf(run.state).guest;
      run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
      // Whoever asked asks again, or goes on without: it has a deadline of its own.
      close(run, 'failed', 'model_unavailable');
      return undefined;
    },
  },
  timerDue: (run) => close(run, 'failed', 'no_answer'),
  isScripted: ({ opened }) => (opened?.guest.script.length ?? 0) > 0,
  ending: {
    end: (run) => close(run, 'failed', 'no_answer'),
    stop: (run, actor) => close(run, 'stopped', 'stopped_by_user', actor),
    work: () => [],
    isConcluded: ({ answered }) => answered !== undefined,
    isEnding: () => false,
  },
  facilitations: {},
  turns: { answer },
  openTurn(state, request_id) {
    if (!isOpen(state) || request_id !== TURN) return undefined;
    return { request_id, participant_id: openedOf(state).guest.participant_id, kind: 'answer' };
  },
  ballotTask() {
    throw new Error('nobody votes on a guest turn');
  },
  ledger: ({ type, data }) =>
    type === 'GuestTurnOpened'
      ? [{ entry: 'opened', participants: [data.guest], policy: layered(data.termination) }]
      : [],
  participants: ({ opened }) => (opened ? [opened.guest] : []),
  voters: () => [],
  answers: ['GuestAnswered'],
  // What it answers is for the table elsewhere to count.
  stood: (state) => ({
    ...{ votes: [], minority: [], open_points: [] },
    not_heard: state.answered ? [] : [openedOf(state).guest.participant_id],
  }),
  lastWord: () => '',
  view,
  inboxItem: (state) => ({ question: openedOf(state).told }),
  outcome: ({ closed, answered }) =>
    closed && { status: closed.status, reason: closed.reason, ...(answered && { answer: answered.answer }) },
};
