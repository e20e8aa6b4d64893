import { problem, type ContributionMade, type RoundTableOpened } from '@parley/contracts';
import type { ChannelState, Protocol, Run, TurnView } from '@parley/protocols';
import {
  addMilliseconds,
  ADMIN,
  checked,
  frameView,
  INITIAL_CHANNEL,
  lateAnswer,
  outputSchema,
  quoted,
  requestFacilitation,
  type FacilitationSpec,
  type TurnSpec,
} from '@parley/protocols/kit';
import { layered } from '@parley/termination';

// 1. The state: what the rules need to go on, besides what every channel has.
interface PollState extends ChannelState {
  opened?: RoundTableOpened;
  /** By request id: who is asked, and what was answered. */
  asked: Record<string, { participant_id: string; answer?: ContributionMade }>;
  summary?: string;
}
type PollRun = Run<PollState>;

// 2. The rules: everybody is asked once, at the same time; then the facilitator sums up.
function begin(run: PollRun): void {
  const { members, config } = run.state.opened!;
  const recipients = members.map(({ participant_id }) => participant_id);
  run.emit('RoundStarted', { cycle: 1, round: 1, proposal_version: 0, recipients, last: true });
  const due_at = addMilliseconds(run.time, config.turn_timeout_ms);
  run.emit('TimerSet', { timer_id: 'poll', purpose: 'turn_timeout', due_at });
  for (const { participant_id, kind: participant_kind } of members) {
    const request_id = `answer-${participant_id}`;
    const asked = { cycle: 1, round: 1, proposal_version: 0, due_at };
    run.emit('TurnRequested', { request_id, participant_id, participant_kind, ...asked });
  }
}

function sumUp(run: PollRun): void {
  if (run.state.timers['poll']) run.emit('TimerCancelled', { timer_id: 'poll' });
  requestFacilitation(run, 'conclude');
}

const close = (run: PollRun, status: 'completed' | 'stopped', reason: string, ended_by = ADMIN): void =>
  run.emit('ChannelClosed', { status, reason, ended_by, message: run.state.summary ?? '' });

// 3. What models are asked: what they see, what they may answer, how it is rehearsed, and what follows.
interface AnswerTask {
  language: 'en' | 'zh';
  question: string;
  persona: string;
}

const answer: TurnSpec<PollState, AnswerTask> = {
  kind: 'poll-answer',
  version: 1,
  schema: outputSchema('Contribute', ['text']),
  tier: 'strong',
  max_output_tokens: 300,
  task(state, { participant_id }) {
    const { question, language, members } = state.opened!;
    return { language, question, persona: members.find((one) => one.participant_id === participant_id)!.persona };
  },
  texts: ({ language, question, persona }) => ({
    system: { en: `You are ${persona}. Answer in a word.`, zh: `你是${persona}。请用一个词回答。` }[language],
    user: quoted('question', question),
  }),
  rehearse: ({ persona }) => ({ text: `As ${persona}: yes.` }),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    const { text } = output as { text: string };
    return checked('Contribute', { participant_id, request_id, text, tool_calls: [], call }, language);
  },
};

interface SummaryTask {
  language: 'en' | 'zh';
  answers: string[];
}

const summary: FacilitationSpec<PollState, 'CompleteSummary', SummaryTask> = {
  kind: 'poll-summary',
  version: 1,
  command: 'CompleteSummary',
  phase: 'summing-up',
  schema: outputSchema('CompleteSummary', ['summary', 'open_points']),
  tier: 'strong',
  max_output_tokens: 800,
  task: ({ opened, asked }) => ({
    language: opened!.language,
    answers: Object.values(asked).flatMap(({ answer: given }) => given?.text ?? []),
  }),
  texts: ({ language, answers }) => ({
    system: { en: 'Sum the answers up in a sentence.', zh: '用一句话总结这些回答。' }[language],
    user: answers.map((text) => quoted('answer', text)).join('\n'),
  }),
  rehearse: ({ answers }) => ({ summary: `${answers.length} answered.`, open_points: [] }),
  proceed(run, { summary: text, open_points }) {
    run.emit('RoundSummarised', { round: 1, summary: text, open_points, final: true });
    close(run, 'completed', 'everybody_asked');
  },
  giveUp: (run) => close(run, 'completed', 'no_summary'),
};

/** Whom it waits for, as readers see it. */
const turnsOf = ({ opened, asked }: PollState): TurnView[] =>
  Object.entries(asked).map(([request_id, { participant_id, answer: given }]) => {
    const { name, kind } = opened!.members.find((one) => one.participant_id === participant_id)!;
    return { request_id, participant_id, name, kind, status: given ? 'answered' : 'open' };
  });

// 4. The protocol: one object, registered in one line.
export const poll: Protocol<PollState> = {
  name: 'poll',
  opening: {
    command: 'OpenRoundTable',
    event: 'RoundTableOpened',
    errors: ({ question }) => (question.trim() ? [] : [{ pointer: '/question', reason: 'is empty' }]),
    begin,
    policy: ({ termination }) => layered(termination),
    defaults: { poll: { auto_exit: true, stop_when: [] } },
  },
  initialState: { ...INITIAL_CHANNEL, phase: 'unopened', asked: {} },
  evolve(state, { type, data }) {
    switch (type) {
      case 'TurnRequested': {
        const { request_id, participant_id } = data;
        return { ...state, asked: { ...state.asked, [request_id]: { participant_id } } };
      }
      case 'ContributionMade': {
        const { request_id, participant_id } = data;
        return { ...state, asked: { ...state.asked, [request_id]: { participant_id, answer: data } } };
      }
      case 'RoundSummarised':
        return { ...state, summary: data.summary };
      default:
        return state;
    }
  },
  commands: {
    Contribute(run, { data: { participant_id, text, request_id = `answer-${participant_id}`, call } }) {
      if (!run.state.asked[request_id]) return problem('not-a-participant');
      if (!poll.openTurn(run.state, request_id)) return lateAnswer(run, call, request_id, 'late-feedback');
      const given = { request_id, participant_id, round: 1, text, tool_calls: [], submitted_at: run.time };
      run.emit('ContributionMade', { ...given, ...(call && { call }) });
      if (Object.values(run.state.asked).every((one) => one.answer)) sumUp(run);
      return undefined;
    },
    FailTurn(run, { data: { request_id, code, message, call } }) {
      const turn = run.state.asked[request_id];
      if (!turn || turn.answer || run.state.phase !== 'round')
        return lateAnswer(run, call, request_id, 'late-feedback');
      const { participant_id } = turn;
      run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
      return undefined;
    },
  },
  // Whoever has not answered in time is not waited for.
  timerDue: sumUp,
  ending: {
    end: (run, { condition }) => close(run, 'completed', condition),
    stop: (run, actor) => close(run, 'stopped', 'stopped_by_user', actor),
    work: () => [{ spec: summary }],
    isConcluded: (state) => state.summary !== undefined,
    isEnding: () => false,
  },
  facilitations: { conclude: summary },
  turns: { answer },
  openTurn({ phase, asked }, request_id) {
    const turn = asked[request_id];
    return phase === 'round' && turn && !turn.answer ? { ...turn, request_id, kind: 'answer' } : undefined;
  },
  ballotTask() {
    throw new Error('nobody votes in a poll');
  },
  ledger({ type, data }) {
    switch (type) {
      case 'RoundTableOpened':
        return [{ entry: 'opened', participants: data.members, policy: layered(data.termination) }];
      case 'ContributionMade':
        return [{ entry: 'turn', ...data }];
      default:
        return [];
    }
  },
  participants: ({ opened }) => opened?.members ?? [],
  voters: () => [],
  answers: ['ContributionMade'],
  // Whoever did not answer was not heard; answers to a poll are for or against nothing.
  stood: ({ asked }) => ({
    votes: [],
    minority: [],
    not_heard: Object.values(asked).flatMap((one) => (one.answer ? [] : [one.participant_id])),
    open_points: [],
  }),
  lastWord: ({ summary: text }) => text ?? '',
  view: (state) => ({ ...frameView(state), max_rounds: 1, turns: turnsOf(state) }),
  inboxItem: ({ opened }) => ({ question: opened!.question }),
  outcome: ({ summary: text, closed }) => closed && { status: closed.status, summary: text },
};
