import type { Command, CommandTypes, ParleyEvent, RecordedEvent } from '@parley/contracts';
import { modelFromEnvironment, requestOf, type ModelFor } from '@parley/llm';
import { deliberation, modelNeeds, REGISTRY, type Deliberation } from '@parley/protocols';
import { startSimulatedApi, type RecordedRequest } from '@parley/testing';
import { sentAs } from '../sent-as.js';

type Work = NonNullable<ReturnType<typeof REGISTRY.turnWork>>;

/** One piece of model work: what the server received for it, and what it answered. */
export interface Asked {
  /** 0 where it is of none. */
  round: number;
  /** The phase of a team that it is about; empty elsewhere. */
  phase: string;
  /** Empty for the facilitator. */
  who: string;
  work: Work;
  received: RecordedRequest;
  answer: object;
}

type Opening = Pick<Command, 'type' | 'data'>;

/** What a user says on the way: a word a round, after its first turn, or whenever nothing else is waited for. */
interface Words {
  words: string[];
  when: 'in_a_round' | 'when_asked';
}

/**
 * Plays a channel by the deciders and the work that services use. What the scripts say is what the model answers: a
 * server that speaks the Messages API, reached through the real adapter.
 */
export async function play(open: Opening, { words, when }: Words): Promise<Asked[]> {
  const asked: Asked[] = [];
  const left = [...words];
  const channel = new Channel();
  let scripted: object = {};
  let heard = 0;
  const api = await startSimulatedApi(() => ({ says: scripted }));
  const environment = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: api.url, PARLEY_BUDGET_USD: '0' };
  const { modelFor } = modelFromEnvironment(environment);
  const waiting = channel.send(open.type, open.data);
  for (let event = waiting.shift(); event; event = waiting.shift()) {
    if (event.type === 'CheckRequested')
      waiting.push(...channel.send('SignalTermination', goesOn(event.data.check_id)));
    if (event.type === 'ClarificationRelayed') waiting.push(...channel.answer(event.data.question_id, left.shift()));
    const work = channel.work(event);
    const said = work?.rehearse();
    if (work && said) {
      const first = channel.round > heard;
      heard = channel.round;
      const turn = event.type === 'TurnRequested' ? event.data : undefined;
      const { participant_id: who = '', phase_id: phase = '', round = channel.round } = turn ?? {};
      scripted = within(work.prompt.schema, said);
      if (when === 'in_a_round' && who && first && left.length) channel.send('Intervene', { text: left.shift()! });
      const given = await channel.ask(work, modelFor);
      asked.push({ round, phase, who, work, received: api.requests.at(-1)!, answer: scripted });
      waiting.push(...channel.send(given.type, given.data));
    }
    if (!waiting.length && when === 'when_asked' && left.length) {
      waiting.push(...channel.send('Intervene', { text: left.shift()! }));
    }
  }
  await api.close();
  return asked;
}

/** A channel in memory. */
class Channel {
  private state: Deliberation = deliberation.initialState;
  private made = 0;

  get round(): number {
    return this.state.state?.round ?? 0;
  }

  /** @throws where the rules refuse it */
  send(type: string, data: object): ParleyEvent[] {
    this.made += 1;
    const id = `00000000-0000-4000-8000-${String(this.made).padStart(12, '0')}`;
    const channel_id = '0199a5f0-0000-7000-8000-000000000001';
    const header = {
      id,
      tenant: 'default',
      channel_id,
      time: '2026-01-01T12:00:00.000Z',
      ...sentAs(this.state, { type, data } as Command),
    };
    const decision = deliberation.decide(this.state, { ...header, type, data } as unknown as Command);
    if (!decision.ok) throw new Error(`${type} is refused: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) this.state = deliberation.evolve(this.state, event as RecordedEvent);
    return decision.events;
  }

  /** The user answers a question, or leaves it to who asked. */
  answer(question_id: string, answer: string | undefined): ParleyEvent[] {
    return answer === undefined
      ? this.send('SkipClarification', { question_id })
      : this.send('AnswerClarification', { question_id, answer });
  }

  work({ type, data }: ParleyEvent): Work | undefined {
    if (type === 'TurnRequested') return REGISTRY.turnWork(this.state, data);
    if (type === 'FacilitationRequested') return REGISTRY.facilitationWork(this.state, data);
    return undefined;
  }

  /** @returns the command that the model's answer comes to. @throws where it cannot be used */
  async ask(work: Work, modelFor: ModelFor) {
    const model = modelFor({
      ...modelNeeds({ tenant: 'golden', channel_id: 'golden' }, this.state, work),
      rehearsal: false,
    });
    const answer = await model.generate(requestOf(work));
    if (!answer.ok) throw new Error(`${work.kind}: ${answer.code}: ${answer.message}`);
    const given = work.accept(answer.output, answer.call);
    if (!('type' in given)) throw new Error(`${work.kind}: ${JSON.stringify(given)}`);
    return given;
  }
}

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
}

/** A script says more than a model is asked for, or less: the fields of the schema, empty where the script has none. */
function within({ properties = {} }: Schema, said: object): object {
  const given = said as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const value = given[name] ?? empty(schema);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function empty(schema: Schema): unknown {
  if (schema.enum) return schema.enum.at(-1);
  return { array: [], string: '', object: within(schema, {}) }[schema.type ?? ''];
}

const goesOn = (check_id: string): CommandTypes['SignalTermination'] => ({
  verdict: 'continue',
  condition: '',
  measured: 0,
  limit: 0,
  check_id,
  assessment: { at_version: 1, verdict: 'continue', reason: '', findings: [] },
});
