import { callOf, type ModelCall, type OfferedTool, type RecordedEvent } from '@parley/contracts';
import type { Deliberation, Registry } from './registry.js';
import { KNOWLEDGE_SEARCH } from './shared/work/looking-up.js';
import { fittedPrompt } from './shared/work/fitted-prompt.js';
import { type Prompt, promptHash } from './shared/work/prompt.js';

/** What a model was asked, made anew from the log. */
export interface RebuiltPrompt {
  prompt: Prompt;
  /** The channel's version from which it is made. */
  version: number;
  /** Whether its hash is the recorded one: then it is what was sent, to the letter. */
  matches: boolean;
}

/** What a model was asked for, by the event that asks. */
export type Asking = Extract<RecordedEvent, { type: 'TurnRequested' | 'FacilitationRequested' | 'BallotRequested' }>;

/** All events of a channel in their order, some at a time; a long channel is never held whole. */
type Pages = () => AsyncIterable<readonly RecordedEvent[]>;

/**
 * The prompt behind an event that records a call. A worker asks with the newest state that it knows, so each state between the
 * request and the answer may be the one: the recorded hash tells which. Where none has it (a template of another release, tools
 * that were offered and never used), it is made from the state at the request, and does not match.
 * @param pages read twice: for what was asked and offered, and for the states
 * @returns undefined where the event records no call, or nothing that is asked for in this way
 */
export async function rebuiltPrompt(
  registry: Registry,
  pages: Pages,
  event: RecordedEvent,
): Promise<RebuiltPrompt | undefined> {
  const call = callOf(event);
  const asked = call && (await lookedUp(pages, event));
  if (!asked) return undefined;
  const { request } = asked;
  const { evolve, initialState } = registry.deliberation;
  let channel: Deliberation = initialState;
  let first: RebuiltPrompt | undefined;
  for await (const page of pages()) {
    for (const past of page) {
      if (past.version >= event.version) return first;
      channel = evolve(channel, past);
      const { version } = past;
      if (version < request.version) continue;
      for (const prompt of promptsAt(registry, channel, asked, call)) {
        if (promptHash(prompt, call.model) === call.prompt_hash) return { prompt, version, matches: true };
        first ??= { prompt, version, matches: false };
      }
    }
  }
  return first;
}

export interface Asked {
  request: Asking;
  /** What may have been offered: nothing, the knowledge base, or what this participant was ever offered in this channel. */
  tools: readonly (readonly OfferedTool[])[];
}

async function lookedUp(pages: Pages, event: RecordedEvent): Promise<Asked | undefined> {
  let request: Asking | undefined;
  const offers: (readonly OfferedTool[])[] = [];
  for await (const page of pages()) {
    request = page.findLast((other) => isRequestOf(other, event)) ?? request;
    for (const { type, data } of page) if (type === 'LookupMade' && isBySame(data, event)) offers.push(data.offered);
  }
  return request && { request, tools: offersOf(offers) };
}

/** What may have been offered to whoever was offered these: each once, as the same is mostly offered at each look-up. */
export const offersOf = (offers: readonly (readonly OfferedTool[])[]): (readonly OfferedTool[])[] => [
  ...new Map([[], [KNOWLEDGE_SEARCH], ...offers].map((offered) => [JSON.stringify(offered), offered])).values(),
];

const isBySame = ({ participant_id }: { participant_id: string }, { data }: RecordedEvent): boolean =>
  'participant_id' in data && data.participant_id === participant_id;

/** Whether an event asks for what another answers. */
export function isRequestOf(other: RecordedEvent, { version, data }: RecordedEvent): other is Asking {
  if (other.version >= version) return false;
  if (other.type === 'BallotRequested') {
    if (!('vote_id' in data) || other.data.vote_id !== data.vote_id) return false;
    const voter = 'voter' in data ? data.voter : 'participant_id' in data ? data.participant_id : undefined;
    return other.data.participant_id === voter;
  }
  if (other.type !== 'TurnRequested' && other.type !== 'FacilitationRequested') return false;
  return 'request_id' in data && other.data.request_id === data.request_id;
}

/** The prompts that a call may have been made with, as a state of the channel makes them. */
export const promptsAt = (
  registry: Registry,
  channel: Deliberation,
  { request, tools }: Asked,
  call: ModelCall,
): Prompt[] => promptsOf(registry, channel, request, tools).map((prompt) => asSent(prompt, call));

function promptsOf(
  registry: Registry,
  channel: Deliberation,
  request: Asking,
  tools: readonly (readonly OfferedTool[])[],
): Prompt[] {
  if (request.type === 'FacilitationRequested') return worked(registry.facilitationWork(channel, request.data));
  if (request.type === 'BallotRequested') return worked(registry.ballotWork(channel, request.data));
  return tools.flatMap((offered) => worked(registry.turnWork(channel, request.data, offered)));
}

/** What did not fit the model's window was left out of it, as the call says. */
const asSent = (prompt: Prompt, { fitted_to }: ModelCall): Prompt =>
  (fitted_to !== undefined && fittedPrompt(prompt, fitted_to)?.prompt) || prompt;

const worked = (work: { prompt: Prompt } | undefined): Prompt[] => (work ? [work.prompt] : []);
