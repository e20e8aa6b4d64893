import { AgentCard, SendMessageRequest, TaskState, type Task } from '@a2a-js/sdk';
import { ClientFactory } from '@a2a-js/sdk/client';
import { canonicalJson, newId, type RecordedEvent } from '@parley/contracts';
import { natsServerMissing, saysJson, startMessagesApi, type MessagesApi } from '@parley/testing';
import { REGISTRY } from '@parley/protocols';
import { assess } from '@parley/termination';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAsked } from './an-interview.js';
import { closed, post, until, type Api } from './processes.js';
import { startEmbedded, startFiveProcesses, type Stack } from './stacks.js';

type Line = Record<string, unknown>;

const member = (name: string, lines: Line[] = [{}], more: object = {}) => ({
  name,
  script: lines.map((line, index) => ({ turn: index + 1, ...line })),
  ...more,
});

const apart = (name: string, other: string) =>
  member(name, [{ stance: { verdict: 'disagree', claim: `${name} is right`, rejects: [other] } }]);

/** Two that say something new each turn, and never agree. */
const TOPICS = ['bridges', 'cheese', 'glaciers', 'violins', 'taxes', 'moths', 'harbours', 'clay', 'radio', 'wool'];
const lively = (name: string) =>
  member(
    name,
    TOPICS.map((topic, turn) => ({
      text: `${name} now speaks of ${topic}, chapter ${turn}.`,
      stance: { verdict: 'partly', claim: `${topic} decide it, says ${name}` },
    })),
  );

interface Case {
  /** The one condition that is looked at; `round_limit` 9 is there so that a failed case ends too. */
  rule: Line;
  members?: object[];
  config?: object;
  /** A model that costs something speaks, through the Messages API. */
  billed?: boolean;
  act?: (api: Api, channel: string) => Promise<unknown>;
  status: string;
  /** False where nothing can be near: it happens or it does not. */
  warns?: boolean;
}

const say = (text: string) => (api: Api, channel: string) =>
  post(`${api.commands}/v1/channels/${channel}/interventions`, { text });
const PERSON = member('Pia', [{}], { kind: 'person' });
const SLOW = { members: [lively('Ana'), PERSON], config: { turn_timeout_ms: 600_000 } };

const CASES: Record<string, Case> = {
  round_limit: { rule: { max: 3, warn_at: 2 }, status: 'completed', warns: true },
  // Time to warn before the end, whatever else the machine does.
  time_limit: { ...SLOW, rule: { max_ms: 5_000, warn_at_ms: 300 }, status: 'completed', warns: true },
  user_silence: { ...SLOW, rule: { max_ms: 5_000, warn_at_ms: 300 }, status: 'completed', warns: true },
  consensus: {
    rule: {},
    members: ['Ana', 'Bo', 'Cy'].map((name) =>
      member(name, [
        { text: `${name} is not sure`, stance: { verdict: 'partly' } },
        { text: `${name} could live with it`, stance: { verdict: name === 'Cy' ? 'partly' : 'agree' } },
        { text: `${name} signs`, stance: { verdict: 'agree' } },
      ]),
    ),
    status: 'success',
    warns: true,
  },
  repetition: {
    rule: { rounds: 2 },
    members: ['Ana', 'Bo'].map((name) =>
      member(name, [
        { text: 'Thank you so much, that is really very kind of you indeed!', stance: { verdict: 'undecided' } },
      ]),
    ),
    status: 'no_agreement',
    warns: true,
  },
  stability: {
    rule: { rounds: 2 },
    members: [apart('Ana', 'bo'), apart('Bo', 'ana')],
    status: 'no_agreement',
    warns: true,
  },
  token_budget: { rule: { max: 1000, warn_at: 500 }, billed: true, status: 'completed', warns: true },
  cost_budget: {
    rule: { max_micro_usd: 3000, warn_at_micro_usd: 2000 },
    billed: true,
    status: 'completed',
    warns: true,
  },
  no_progress: {
    rule: { rounds: 2 },
    members: [apart('Ana', 'bo'), apart('Bo', 'ana')],
    status: 'no_agreement',
    warns: true,
  },
  exit_words: { ...SLOW, rule: {}, act: say('Goodbye! 👋'), status: 'completed' },
  priority_command: { ...SLOW, rule: {}, act: say('/end'), status: 'completed' },
  vote: {
    // Pia does not vote; the others have time to, whatever else the machine does.
    rule: { timeout_ms: 5_000 },
    members: [member('Ana', [{ ballot: 'end' }]), member('Bo', [{ ballot: 'end' }]), PERSON],
    config: { turn_timeout_ms: 600_000 },
    act: say('/vote Enough?'),
    status: 'completed',
  },
  external_signal: {
    ...SLOW,
    rule: { name: 'deploy-done' },
    act: (api, channel) => post(`${api.commands}/v1/channels/${channel}/signals`, { name: 'deploy-done' }),
    status: 'completed',
  },
  failures_in_a_row: {
    rule: { max: 3, warn_at: 1 },
    // Where nobody speaks the table waits for the model instead (ADR 11).
    members: [lively('Ana'), ...['Bo', 'Cy', 'Di'].map((name) => member(name, [{ act: 'fail' }]))],
    config: { speaking: 'in_turn' },
    status: 'failed',
    warns: true,
  },
  stalled_participant: {
    rule: { max: 2 },
    members: [lively('Ana'), member('Bo', [{ act: 'silent' }])],
    config: { turn_timeout_ms: 1_000 },
    status: 'failed',
    warns: true,
  },
  message_count: { rule: { max: 6, warn_at: 3 }, status: 'completed', warns: true },
  text_mention: { rule: { text: 'cheese', from: ['bo'] }, status: 'completed' },
  spoken_by: { rule: { participants: ['bo'] }, status: 'completed' },
  hand_over: {
    rule: { to: 'user' },
    members: [lively('Ana'), PERSON],
    act: (api, channel) =>
      post(`${api.commands}/v1/channels/${channel}/contributions`, {
        participant_id: 'pia',
        text: 'Over.',
        hands_over_to: 'user',
      }),
    status: 'completed',
  },
  tool_call: {
    rule: { name: 'approve' },
    members: [lively('Ana'), PERSON],
    act: (api, channel) =>
      post(`${api.commands}/v1/channels/${channel}/contributions`, {
        participant_id: 'pia',
        text: 'Done.',
        tool_calls: ['approve'],
      }),
    status: 'completed',
  },
};

const DEFAULTS = [
  'time_limit',
  'consensus',
  'stability',
  'repetition',
  'no_progress',
  'failures_in_a_row',
  'exit_words',
  'vote',
];

const bodyOf = (name: string, given: Case) => {
  const { rule, members = [lively('Ana'), lively('Bo')], config = {}, billed = false } = given;
  const summaries = billed ? 'at_the_end' : 'every_round';
  const safety = name === 'round_limit' ? [] : [{ round_limit: { max: 9 } }];
  return {
    question: 'What decides it?',
    members,
    config: { rounds: 0, summaries, ...config },
    termination: {
      auto_exit: true,
      stop_when: [{ [name]: rule }, ...safety] as object[],
      without: DEFAULTS.filter((other) => other !== name),
    },
    rehearsal: !billed,
  };
};

async function open({ commands }: Api, body: object): Promise<string> {
  return (await post<{ channel_id: string }>(`${commands}/v1/round-tables`, body)).channel_id;
}

/** Waits until the table is under way, so that what a person does comes in the middle of it. */
const begun = (api: Api, channel: string) =>
  until(api, channel, (events) =>
    events.some((event) => event.type === 'ContributionMade' || event.type === 'TurnSkipped'),
  );

const lastOf = (events: RecordedEvent[]) => {
  const last = events.find((event) => event.type === 'ChannelClosed');
  if (last?.type !== 'ChannelClosed') throw new Error(`it ends with ${events.at(-1)!.type}`);
  return last.data;
};

/** Every check that the monitor made, made again from the log alone, must give the same, byte for byte (T3). */
function expectReplays(events: RecordedEvent[]): void {
  for (const event of events) {
    if (event.type !== 'TerminationChecked') continue;
    const { assessment } = event.data;
    const ledger = events.slice(0, assessment.at_version).reduce(REGISTRY.ledger.evolve, REGISTRY.ledger.initialState);
    expect(canonicalJson(assess(ledger))).toBe(canonicalJson(assessment));
  }
}

type Environment = Record<string, string>;
const STACKS: [name: string, skipped: boolean, start: (model: Environment) => Promise<Stack>][] = [
  ['embedded', false, startEmbedded],
  ['JetStream', natsServerMissing, startFiveProcesses],
];

describe.each(STACKS)('ends over %s', (_, skipped, start) => {
  describe.skipIf(skipped)('each by its condition (T1)', () => {
    let stack: Stack;
    let model: MessagesApi;
    beforeAll(async () => {
      const stance = { verdict: 'undecided', claim: '', accepts: [], rejects: [] };
      model = await startMessagesApi(saysJson({ text: 'I have to think about it.', stance }));
      stack = await start({ ANTHROPIC_API_KEY: 'sk-ant-test-key', ANTHROPIC_BASE_URL: model.url });
    });
    afterAll(async () => {
      await stack.stop();
      await model.close();
    });

    it.concurrent.each(Object.entries(CASES))('%s', async (name, given) => {
      const { api } = stack;
      const channel = await open(api, bodyOf(name, given));
      if (given.act) {
        await begun(api, channel);
        await given.act(api, channel);
      }
      const events = await until(api, channel, closed);
      const { status, reason, ending, message } = lastOf(events);
      expect({ status, reason }).toEqual({ status: given.status, reason: name });
      expect(ending).toMatchObject({ condition: name, told: expect.arrayContaining(['ana']) as unknown });
      expect(message).toMatch(/\n🎊/u);
      const warned = events.some((event) => event.type === 'TerminationWarned' && event.data.condition === name);
      expect(warned).toBe(given.warns ?? false);
      expectReplays(events);
    });

    it('composed with all, any and not (T3)', async () => {
      const { api } = stack;
      const stop_when = [
        {
          all: [
            { message_count: { max: 4 } },
            { not: { external_signal: { name: 'hold' } } },
            { any: [{ text_mention: { text: 'cheese' } }, { tool_call: { name: 'x' } }] },
          ],
        },
        { round_limit: { max: 9 } },
      ];
      const body = {
        ...bodyOf('round_limit', { rule: {}, status: '' }),
        termination: { auto_exit: true, stop_when, without: ['stability', 'consensus', 'repetition', 'no_progress'] },
      };
      const events = await until(api, await open(api, body), closed);
      expect(lastOf(events).reason).toBe('all(message_count, not(external_signal), any(text_mention, tool_call))');
      expectReplays(events);
    });

    it('by the strongest of those that hold in one round, and the others are listed', async () => {
      const { api } = stack;
      const body = bodyOf('round_limit', {
        rule: { max: 3 },
        members: [apart('Ana', 'bo'), apart('Bo', 'ana')],
        status: '',
      });
      body.termination.stop_when.push({ stability: { rounds: 2 } }, { message_count: { max: 6 } });
      const events = await until(api, await open(api, body), closed);
      expect(lastOf(events)).toMatchObject({ reason: 'round_limit', ending: { also: ['stability', 'message_count'] } });
    });

    it('by an agent of another, that cancels its task (A2A)', async () => {
      const { api } = stack;
      const card = AgentCard.fromJSON(await (await fetch(`${api.views}/.well-known/agent-card.json`)).json());
      expect(card).toMatchObject({ supportedInterfaces: [{ url: `${api.views}/a2a` }], signatures: [{}] });
      const agent = await new ClientFactory().createFromAgentCard(card);
      const parts = [{ text: 'How our club plans its evenings' }];
      const message = { messageId: newId(), role: 'ROLE_USER', parts, metadata: { parley: { skill: 'interview' } } };
      const task = (await agent.sendMessage(SendMessageRequest.fromJSON({ message }))) as Task;
      expect(task.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
      await agent.cancelTask({ tenant: '', id: task.id, metadata: undefined });
      expect(lastOf(await until(api, task.id, closed))).toMatchObject({ status: 'stopped' });
    });

    it('an interview by its limit of turns, an exit word, a signal and a vote of its user, each with a summary', async () => {
      const { api } = stack;
      const interview = async (more: object) => {
        const body = { topic: 'A calendar', rehearsal: true, ...more };
        const { channel_id } = await post<{ channel_id: string }>(`${api.commands}/v1/interviews`, body);
        await until(api, channel_id, isAsked(1));
        await say('We are nine.')(api, channel_id);
        return channel_id;
      };
      const votes = async (channel: string) => {
        await post(`${api.commands}/v1/channels/${channel}/votes`, { question: 'Enough?' });
        await post(`${api.commands}/v1/channels/${channel}/ballots`, { choice: 'end' });
      };
      const signals = (channel: string) => post(`${api.commands}/v1/channels/${channel}/signals`, { name: 'lunch' });
      const stop_when = [{ external_signal: { name: 'lunch' } }, { vote: {} }, { exit_words: {} }];
      const cases: [reason: string, more: object, act?: (channel: string) => Promise<unknown>][] = [
        ['round_limit', { config: { max_turns: 1 } }],
        ['exit_words', {}, (channel) => say('Goodbye!')(api, channel)],
        ['external_signal', { termination: { stop_when } }, signals],
        ['vote', { termination: { stop_when } }, votes],
      ];
      for (const [reason, more, act] of cases) {
        const channel = await interview(more);
        if (act) {
          await until(api, channel, isAsked(2));
          await act(channel);
        }
        const events = await until(api, channel, closed);
        expect(lastOf(events)).toMatchObject({ status: 'rehearsed', reason, ending: { condition: reason } });
        expect(events.filter(({ type }) => type === 'RoundSummarised')).toMatchObject([{ data: { final: true } }]);
        expectReplays(events);
      }
    });

    it('a negotiation by its time limit, with a warning before, and by a vote of its participants', async () => {
      const { api } = stack;
      const demand = {
        rehearsal: true,
        demand: { text: 'A meetup' },
        candidates: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }],
      };
      const script = { facilitator_script: { selected: ['ana', 'pia'] } };
      const negotiate = async (more: object) =>
        (await post<{ channel_id: string }>(`${api.commands}/v1/channels`, { ...demand, ...script, ...more }))
          .channel_id;
      const late = await negotiate({ config: { time_limit_ms: 5_000, feedback_timeout_ms: 600_000 } });
      const timed = await until(api, late, closed);
      expect(lastOf(timed)).toMatchObject({ reason: 'time_limit', ending: { condition: 'time_limit' } });
      expect(timed.some((event) => event.type === 'TerminationWarned' && event.data.condition === 'time_limit')).toBe(
        true,
      );

      const voted = await negotiate({
        config: { feedback_timeout_ms: 600_000 },
        termination: { stop_when: [{ vote: { timeout_ms: 5_000 } }] },
      });
      await until(api, voted, (events) => events.some((event) => event.type === 'TurnRequested'));
      await say('/vote')(api, voted);
      const events = await until(api, voted, closed);
      expect(events.find((event) => event.type === 'VoteClosed')?.data).toMatchObject({
        end: 1,
        abstained: 1,
        passed: true,
      });
      expect(lastOf(events).reason).toBe('vote');
    });
  });
});
