import { callOf, type ModelCall, type OfferedTool, type RecordedEvent } from '@parley/contracts';
import type { Deliberation, Registry } from './registry.js';
import { KNOWLEDGE_SEARCH } from './shared/knowledge-search.js';
import { fittedPrompt } from './shared/work/fitted-prompt.js';
import { promptHash } from './shared/work/prompt-hash.js';
import type { Prompt } from './shared/work/prompt.js';

/** What a model was asked, made anew from the log. */
export interface RebuiltPrompt {
  prompt: Prompt;
  /** The channel's version from which it is made. */
  version: number;
  /** Whether its hash is the recorded one: then it is what was sent, to the letter. */
  matches: boolean;
}

type Asking = Extract<RecordedEvent, { type: 'TurnRequested' | 'FacilitationRequested' | 'BallotRequested' }>;

/**
 * The prompt behind an event that records a call. A worker asks with the newest state that it knows, so each state between the
 * request and the answer may be the one: the recorded hash tells which. Where none has it (a template of another release, tools
 * that were offered and never used), it is made from the state at the request, and does not match.
 * @param events all of the channel, up to the event at least
 * @returns undefined where the event records no call, or nothing that is asked for in this way
 */
export function rebuiltPrompt(
  registry: Registry,
  events: readonly RecordedEvent[],
  event: RecordedEvent,
): RebuiltPrompt | undefined {
  const call = callOf(event);
  const request = call && events.findLast((other): other is Asking => isRequestOf(other, event));
  if (!request) return undefined;
  const tools = offers(events, event);
  const { evolve, initialState } = registry.deliberation;
  let channel: Deliberation = initialState;
  let first: RebuiltPrompt | undefined;
  for (const past of events) {
    if (past.version >= event.version) break;
    channel = evolve(channel, past);
    const { version } = past;
    if (version < request.version) continue;
    for (const whole of promptsOf(registry, channel, request, tools)) {
      const prompt = asSent(whole, call);
      if (promptHash(prompt, call.model) === call.prompt_hash) return { prompt, version, matches: true };
      first ??= { prompt, version, matches: false };
    }
  }
  return first;
}

function isRequestOf(other: RecordedEvent, { version, data }: RecordedEvent): boolean {
  if (other.version >= version) return false;
  if (other.type === 'BallotRequested') {
    if (!('vote_id' in data) || other.data.vote_id !== data.vote_id) return false;
    const voter = 'voter' in data ? data.voter : 'participant_id' in data ? data.participant_id : undefined;
    return other.data.participant_id === voter;
  }
  if (other.type !== 'TurnRequested' && other.type !== 'FacilitationRequested') return false;
  return 'request_id' in data && other.data.request_id === data.request_id;
}

/** What may have been offered: nothing, the knowledge base, or what this participant was ever offered in this channel. */
function offers(events: readonly RecordedEvent[], { data }: RecordedEvent): (readonly OfferedTool[])[] {
  const recorded = events.flatMap((other) =>
    other.type === 'LookupMade' && 'participant_id' in data && other.data.participant_id === data.participant_id
      ? [other.data.offered]
      : [],
  );
  const all = [[], [KNOWLEDGE_SEARCH], ...recorded];
  // The same is mostly offered at each look-up: it is tried once.
  return [...new Map(all.map((offered) => [JSON.stringify(offered), offered])).values()];
}

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
