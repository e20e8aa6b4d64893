import type { Command, CommandTypes, ParleyEvent, RecordedEvent } from '@parley/contracts';
import { deliberation, REGISTRY, type Deliberation, type ModelWork } from '@parley/protocols';

/** What a golden file shows of one piece of model work. */
interface Asked {
  round: number;
  /** Empty for the facilitator. */
  who: string;
  work: ModelWork;
}

type Opening = Pick<Command, 'type' | 'data'>;

const CALL = {
  provider: 'made',
  model: 'made',
  template: '',
  prompt_hash: '',
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 0,
  latency_ms: 0,
  attempts: 1,
  stop_reason: 'end_turn',
};

/** What a user says on the way: a word a round, after its first turn, or whenever nothing else is waited for. */
interface Words {
  words: string[];
  when: 'in_a_round' | 'when_asked';
}

/** Rehearses a channel by the deciders and the work that services use, and keeps what was asked of the model. */
export function play(open: Opening, { words, when }: Words): Asked[] {
  const asked: Asked[] = [];
  const left = [...words];
  const channel = new Channel();
  const waiting = channel.send(open.type, open.data);
  for (let event = waiting.shift(); event; event = waiting.shift()) {
    if (event.type === 'CheckRequested')
      waiting.push(...channel.send('SignalTermination', goesOn(event.data.check_id)));
    const work = channel.work(event);
    if (work) {
      const first = channel.round > (asked.at(-1)?.round ?? 0);
      const who = event.type === 'TurnRequested' ? event.data.participant_id : '';
      asked.push({ round: channel.round, who, work });
      if (when === 'in_a_round' && who && first && left.length) channel.send('Intervene', { text: left.shift()! });
      const given = work.accept(work.rehearse(), CALL);
      if ('invalid' in given) throw new Error(`${work.kind} of ${who}: ${given.invalid}`);
      waiting.push(...channel.send(given.type, given.data));
    }
    if (!waiting.length && when === 'when_asked' && left.length) {
      waiting.push(...channel.send('Intervene', { text: left.shift()! }));
    }
  }
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
    const actor = { kind: 'user', id: 'ula' };
    const header = { id, tenant: 'default', channel_id, actor, time: '2026-01-01T12:00:00.000Z' };
    const decision = deliberation.decide(this.state, { ...header, type, data } as unknown as Command);
    if (!decision.ok) throw new Error(`${type} is refused: ${JSON.stringify(decision.problem)}`);
    for (const event of decision.events) this.state = deliberation.evolve(this.state, event as RecordedEvent);
    return decision.events;
  }

  work({ type, data }: ParleyEvent): ModelWork | undefined {
    if (type === 'TurnRequested') return REGISTRY.turnWork(this.state, data);
    if (type === 'FacilitationRequested') return REGISTRY.facilitationWork(this.state, data);
    return undefined;
  }
}

const goesOn = (check_id: string): CommandTypes['SignalTermination'] => ({
  verdict: 'continue',
  condition: '',
  measured: 0,
  limit: 0,
  check_id,
  assessment: { at_version: 1, verdict: 'continue', reason: '', findings: [] },
});

/** As a person reads it: what was shown before is not shown again, so that what is new stands out. */
export function rendered(title: string, asked: Asked[]): string {
  const seen = new Set<string>();
  const fresh = (texts: readonly string[]): string[] => texts.filter((text) => !seen.has(text) && seen.add(text));
  const shown = (name: string, texts: readonly string[]): string[] => {
    const now = fresh(texts);
    const before = texts.length - now.length;
    const as = before ? `${texts.length === 1 ? '' : `${before} `}as before` : '';
    return [`**${name}**${as && `: ${as}`}`, ...now.map(fenced)];
  };
  const parts = asked.flatMap(({ round, who, work: { kind, prompt, tier } }) => [
    `## ${[`Round ${round}`, kind, who].filter(Boolean).join(' · ')}`,
    `\`${prompt.template}\`, ${tier}, at most ${prompt.max_output_tokens} tokens`,
    ...shown('System', [prompt.system]),
    ...shown('Shared', prompt.shared),
    ...shown('Own', [prompt.user]),
    ...shown('Answer', [fieldsOf(prompt.schema).join('\n')]),
  ]);
  return [`# ${title}`, ...parts].join('\n\n').concat('\n');
}

const fenced = (text: string): string => `\`\`\`\`text\n${text}\n\`\`\`\``;

interface Node {
  type?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Node>;
  items?: Node;
}

const fieldsOf = (node: Node, path = ''): string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    `${path}${name}${field.enum ? ` (${field.enum.join(' | ')})` : field.type === 'array' ? ' []' : ''}: ${field.description ?? ''}`,
    ...fieldsOf(field, `  ${path}`),
  ]),
  ...(node.items ? fieldsOf(node.items, path) : []),
];
