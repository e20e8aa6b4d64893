import { setTimeout as delay } from 'node:timers/promises';
import type { ShownCard } from '@parley/contracts';
import {
  answer,
  FREE,
  NO_USAGE,
  parseOutput,
  repairing,
  type Asking,
  type LanguageModel,
  type Reply,
  type RetryPolicy,
} from '@parley/llm';
import { agentFailureText } from '@parley/wording';
import { readCard } from './agent-card.js';
import { callMethod } from './json-rpc.js';
import type { Peers } from './peers.js';
import { outcomeOf, outcomeOfTask, type Outcome } from './task.js';

interface Options {
  peers: Peers;
  /** Where the agent is. */
  url: string;
  /** The same for the same question, however often it is sent: an agent that keeps to A2A answers it once. */
  message_id: string;
  /** The same for all that the seat is asked in its channel. */
  context_id: string;
  /** What it is about: another Parley takes its seat by that. */
  about: { topic: string; language: 'en' | 'zh' };
  /** Lets the agent be asked with the card that it shows now. @throws CallFailed where it is not to be */
  take(card: ShownCard, signal: AbortSignal): Promise<void>;
  retry?: RetryPolicy;
}

/** Somebody else's server: it is not asked for long while it is away. */
const RETRY: RetryPolicy = { attempts: 3, baseMs: 300, capMs: 5_000 };
/** Where nobody says until when, in milliseconds. */
const DEADLINE_MS = 300_000;
/** How soon it is asked for a task that it works on, in milliseconds: later each time, up to the most. */
const FIRST_LOOK_MS = 500;
const LONGEST_LOOK_MS = 5_000;

/**
 * An agent elsewhere, asked like a model, by A2A 1.0 over JSON-RPC: it is told what a model in that seat would be, and answers by the
 * same form, with one repair. It has until the turn's deadline; what it costs is its own.
 */
export function remoteAgent(options: Options): LanguageModel {
  const { url, retry = RETRY } = options;
  const model = new URL(url).host;
  return {
    provider: 'a2a',
    model,
    async generate(request) {
      const { due_at } = request;
      const talk = new Talk(options, due_at);
      const deadlineMs = due_at === undefined ? DEADLINE_MS : Math.max(1, Date.parse(due_at) - Date.now());
      const none = { price: FREE, tokenizerFactor: 1, roomFor: () => request.prompt.max_output_tokens };
      const speaker = { provider: 'a2a', model, retry, deadlineMs, ...none, ask: (asking: Asking) => talk.ask(asking) };
      const answered = await answer(speaker, request);
      if (answered.ok || answered.code === 'aborted') return answered;
      return { ...answered, message: agentFailureText(request.prompt.language, model, answered) };
    },
  };
}

/** All that is sent for one question. */
class Talk {
  private card: ShownCard | undefined;

  constructor(
    private readonly options: Options,
    private readonly dueAt: string | undefined,
  ) {}

  /** @throws CallFailed */
  async ask(asking: Asking): Promise<Reply> {
    const { state, data } = await this.outcome(await this.takenCard(asking.signal), asking);
    const texts = data.map((one) => JSON.stringify(one));
    // What is said beside the answer, as data too, is no answer.
    const [text = ''] = [...texts.filter((one) => 'output' in parseOutput(asking.prompt, one)), ...texts];
    return { text, usage: NO_USAGE, stopReason: state };
  }

  /** Looked at once for all tries: the agent is the one that was taken, or is not asked. */
  private async takenCard(signal: AbortSignal): Promise<ShownCard> {
    if (this.card) return this.card;
    const { peers, url, take } = this.options;
    const card = await readCard(peers, url, signal);
    await take(card, signal);
    return (this.card = card);
  }

  private async outcome({ interface_url }: ShownCard, asking: Asking): Promise<Extract<Outcome, { data: unknown }>> {
    const { signal } = asking;
    const ask = (method: string, params: object) =>
      callMethod(this.options.peers, interface_url, { method, params, signal });
    let outcome = outcomeOf(await ask('SendMessage', this.message(asking)));
    for (let wait = FIRST_LOOK_MS; 'task' in outcome; wait = Math.min(LONGEST_LOOK_MS, wait * 2)) {
      await delay(wait, undefined, { signal });
      outcome = outcomeOfTask(await ask('GetTask', { id: outcome.task }));
    }
    return outcome;
  }

  /** Exactly what a model in that seat is shown (N1), and the form of the answer. */
  private message({ prompt, repair }: Asking): object {
    const { message_id, context_id, about } = this.options;
    const { system, shared, user, schema, language } = prompt;
    const complaint = repairing(repair, language)
      .slice(-1)
      .map(({ content }) => content);
    return {
      message: {
        messageId: repair ? `${message_id}.repair` : message_id,
        contextId: context_id,
        role: 'ROLE_USER',
        parts: [
          { text: [system, ...shared, user, ...complaint].join('\n\n') },
          { data: schema, mediaType: 'application/schema+json' },
        ],
        // An agent that is another Parley takes the seat by its skill; for any other it is a hint of until when it is waited for.
        metadata: {
          parley: { skill: 'guest-turn', ...about, ...(this.dueAt !== undefined && { due_at: this.dueAt }) },
        },
      },
      configuration: { acceptedOutputModes: ['application/json'] },
    };
  }
}
