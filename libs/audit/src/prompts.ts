import { callOf, type ModelCall, type OfferedTool, type RecordedEvent } from '@parley/contracts';
import {
  isRequestOf,
  offersOf,
  promptHash,
  promptsAt,
  type Asked,
  type Asking,
  type Deliberation,
  type Prompt,
  type Registry,
} from '@parley/protocols';
import type { ErasedWords } from './erased-words.js';
import { foldedUpTo, PastStates } from './past-states.js';
import type { Divergence } from './report.js';

type OtherPrompt = Omit<Extract<Divergence, { kind: 'prompt' }>, 'position' | 'command_type' | 'rules_then'>;

/** A worker asks with the newest state that it knows, which is one of the last before its answer, or the one at the request. */
const MOST_BEHIND = 256;
/** Requests that nobody answers with a call are forgotten after so many others. */
const MOST_ASKED = 2_000;

const ASKS: ReadonlySet<RecordedEvent['type']> = new Set<RecordedEvent['type']>([
  'TurnRequested',
  'FacilitationRequested',
  'BallotRequested',
]);

/** What models were asked in a channel, made anew in one pass over it (ADR 20). */
export class Prompts {
  private readonly past: PastStates<Deliberation>;
  private readonly offers = new Map<string, (readonly OfferedTool[])[]>();
  private asked: Asking[] = [];
  private version = 0;

  constructor(
    private readonly registry: Registry,
    events: Iterable<RecordedEvent>,
  ) {
    this.past = new PastStates(MOST_BEHIND, (version) => foldedUpTo(events, version, registry.deliberation));
    // What was offered at any time may have been offered before: it shows only where it was used.
    for (const { type, data } of events)
      if (type === 'LookupMade')
        this.offers.set(data.participant_id, [...(this.offers.get(data.participant_id) ?? []), data.offered]);
  }

  /** @param channel as it is after the event */
  see(event: RecordedEvent, channel: Deliberation): void {
    this.version = event.version;
    this.past.keep(event.version, channel);
    if (!ASKS.has(event.type)) return;
    this.asked.push(event as Asking);
    // Most were asked with it, and some answer only after many others.
    this.past.hold(event.version, channel);
    if (this.asked.length > MOST_ASKED) this.asked = this.asked.slice(MOST_ASKED / 2);
  }

  /**
   * Whether the prompt behind an event that records a call has the recorded hash; undefined where it records none.
   * @param erased what is missing in the record: a prompt that would hold it, or was shortened to fit, cannot be made anew
   * @param sameRules whether the rules that made it are those of now: then another hash is a divergence, unless tools may have been
   * offered that nobody used
   */
  of(
    event: RecordedEvent,
    sameRules: boolean,
    erased: ErasedWords,
  ): 'same' | 'unlike' | 'erased' | OtherPrompt | undefined {
    const call = callOf(event);
    const request = call && this.asked.findLast((other) => isRequestOf(other, event));
    if (!call || !request) return undefined;
    const asked = { request, tools: this.toolsOf(event) };
    let first: string | undefined;
    let rests = erased.areMissing && (call.left_out?.length ?? 0) > 0;
    for (const prompt of this.prompts(asked, call)) {
      const hash = promptHash(prompt, call.model);
      if (hash === call.prompt_hash) return 'same';
      first ??= hash;
      rests ||= erased.areIn(prompt);
    }
    if (rests) return 'erased';
    if (first === undefined || !sameRules || this.mayHaveTools(request)) return 'unlike';
    return { kind: 'prompt', version: event.version, recorded: call.prompt_hash, decided: first };
  }

  /** At the request, then just before the answer, then between: most were asked with one of the first. */
  private *prompts(asked: Asked, call: ModelCall): Generator<Prompt> {
    const from = asked.request.version;
    const oldest = Math.max(from, this.version - MOST_BEHIND) + 1;
    const between = Array.from({ length: Math.max(0, this.version - oldest) }, (_, index) => oldest + index);
    for (const version of new Set([from, this.version, ...between]))
      yield* promptsAt(this.registry, this.past.at(version), asked, call);
  }

  private toolsOf({ data }: RecordedEvent): Asked['tools'] {
    const offers = 'participant_id' in data ? this.offers.get(data.participant_id as string) : undefined;
    return offersOf(offers ?? []);
  }

  private mayHaveTools({ type, protocol }: Asking): boolean {
    return type === 'TurnRequested' && this.registry.protocols.some((one) => one.name === protocol && one.lookups);
  }
}
