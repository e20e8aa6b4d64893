import {
  newId,
  type Member,
  type Command,
  type CommandTypes,
  type ContributionMade,
  type RoundTableOpened,
} from '@parley/contracts';
import type { ChannelState, Protocol, Run } from '@parley/protocols';
import { checked, INITIAL_CHANNEL, lateAnswer, outputSchema, type TurnSpec } from '@parley/protocols/kit';
import { poll } from '../a-new-protocol/poll.js';

interface ChatState extends ChannelState {
  opened?: RoundTableOpened;
  asked: Record<string, { participant_id: string; answer?: ContributionMade; interrupted?: boolean }>;
}

const isOpen = (turn: ChatState['asked'][string]): boolean => !turn.answer && !turn.interrupted;

/** An agent elsewhere is waited for until then, by the clock. */
const DUE_AT = new Date(Date.now() + 3_600_000).toISOString();

/** Whoever speaks interrupts the answer before, and is answered at once. */
function heard(run: Run<ChatState>): void {
  for (const [request_id, turn] of Object.entries(run.state.asked)) {
    if (isOpen(turn))
      run.emit('TurnSkipped', { request_id, participant_id: turn.participant_id, round: 1, cause: 'stopped' });
  }
  const { participant_id, kind } = run.state.opened!.members[0]!;
  const request_id = `answer-${Object.keys(run.state.asked).length + 1}`;
  const due_at = DUE_AT;
  const asked = { participant_id, participant_kind: kind, cycle: 1, round: 1, proposal_version: 0, due_at };
  run.emit('TurnRequested', { request_id, ...asked });
}

interface AnswerTask {
  language: 'en' | 'zh';
  said: string[];
}

const answer: TurnSpec<ChatState, AnswerTask> = {
  kind: 'chat-answer',
  version: 1,
  schema: outputSchema('Contribute', ['text']),
  tier: 'strong',
  max_output_tokens: 300,
  atOnce: true,
  task: ({ opened, waiting }) => ({ language: opened!.language, said: waiting.map(({ text }) => text) }),
  texts: ({ said }) => ({ system: 'Answer.', user: said.join('\n') }),
  rehearse: ({ said }) => ({ text: `You said ${said.at(-1)}.` }),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    const { text } = output as { text: string };
    return checked('Contribute', { participant_id, request_id, text, tool_calls: [], call }, language);
  },
  partial: (text, { task: { language }, request: { participant_id, request_id }, call }) =>
    checked('Contribute', { participant_id, request_id, text, tool_calls: [], ...(call && { call }) }, language),
};

/** The smallest protocol that answers at once, and that keeps what was said of an answer that is interrupted. */
export const chat = {
  ...poll,
  name: 'chat',
  answersAtOnce: ['Intervene'],
  opening: {
    ...poll.opening,
    begin: (run) => run.emit('RoundStarted', { cycle: 1, round: 1, proposal_version: 0, recipients: [], last: true }),
  },
  initialState: { ...INITIAL_CHANNEL, phase: 'unopened', asked: {} },
  evolve(state, event) {
    const { type, data } = event;
    if (type !== 'TurnSkipped') return poll.evolve(state, event);
    const turn = { ...state.asked[data.request_id]!, interrupted: true };
    return { ...state, asked: { ...state.asked, [data.request_id]: turn } };
  },
  heard,
  commands: {
    ...poll.commands,
    FailTurn(run, { data: { request_id, code, message, call } }) {
      const turn = run.state.asked[request_id];
      if (!turn || !isOpen(turn)) return lateAnswer(run, call, request_id, 'late-feedback');
      const { participant_id } = turn;
      run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
      return undefined;
    },
    Contribute(run, { data: { participant_id, text, request_id = '', call } }) {
      if (run.state.asked[request_id]?.answer) return lateAnswer(run, call, request_id, 'late-feedback');
      const submitted_at = run.time;
      const given = { request_id, participant_id, round: 1, text, tool_calls: [], submitted_at };
      run.emit('ContributionMade', { ...given, ...(call && { call }) });
      return undefined;
    },
  },
  turns: { answer },
  openTurn({ asked }, request_id) {
    const turn = asked[request_id];
    return turn && isOpen(turn) ? { ...turn, request_id, kind: 'answer' } : undefined;
  },
} as Protocol<ChatState> as Protocol;

export const commandTo = <T extends keyof CommandTypes>(channel_id: string, type: T, data: CommandTypes[T]): Command =>
  ({
    ...{ id: newId(), tenant: 'default', channel_id, time: '2026-01-01T00:00:00.000Z' },
    ...{ actor: { kind: 'user', id: 'ula' }, type, data },
  }) as Command;

export const opening = (channel_id: string, first: Partial<Member> = {}): Command =>
  commandTo(channel_id, 'OpenRoundTable', {
    ...{ topic: 'Tea', question: 'Tea?', language: 'en', termination: {}, rehearsal: true },
    config: {
      ...{ mode: 'board', speaking: 'parallel', rounds: 1, min_speakers: 1, max_speakers: 3, turn_timeout_ms: 60_000 },
      ...{ summaries: 'at_the_end', max_facilitation_attempts: 1, budget_micro_usd: 1_000_000 },
    },
    members: [
      { participant_id: 'ana', name: 'Ana', kind: 'hosted', persona: 'a guide', expertise: [], script: [], ...first },
    ],
  });
