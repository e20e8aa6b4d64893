import type { Command, FoundAnswer, ModelCall, TakenFrom, WantedAnswer } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Deliberation, Rules } from '../../registry.js';
import { AGENTS } from '../service-actors.js';
import type { ModelWork } from '../work/model-work.js';
import { onDay, promptHash } from '../work/prompt.js';
import { isOtherModel } from './changes.js';

/** An answer of the parent's as the fork is given it. */
export interface Taken {
  command: Command;
  /**
   * Turns that the fork, too, waits for and that were answered before it. Whoever is asked next is told in which order they came: given in
   * another one, all that follows would be asked anew.
   */
  behind: string[];
}

interface Asking {
  rules: Pick<Rules, 'decide' | 'asked'>;
  channel: Deliberation;
  work: Pick<ModelWork<unknown>, 'kind' | 'prompt'>;
  /** The model that would be asked. */
  model: string;
  participantId?: string;
  /** The command that gives the answer, but for what it says. */
  header: Omit<Command, 'type' | 'data'>;
  /** How the fork names what is answered. */
  request: { request_id?: string; vote_id?: string };
  /** @param parent its id */
  find(parent: string, wanted: WantedAnswer): Promise<FoundAnswer>;
}

/**
 * The command by which a fork gets the answer that its parent has to the same prompt (ADR 47); undefined where a model has to be
 * asked: it is no fork, it is to be asked anew, the parent has none, or the rules do not take it here.
 */
export async function takenAnswer(asking: Asking): Promise<Taken | undefined> {
  const { channel, work, model, participantId = '', find } = asking;
  if (!isTaking(channel, work.kind, participantId)) return undefined;
  const { parent, at } = channel.state!.forked!;
  const own = promptHash(work.prompt, model);
  const wanted = { after: at, participant_id: participantId };
  const found = await find(parent, { ...wanted, hashes: [own] });
  const answer = found.answer ?? (await onOtherDays(asking, parent, { wanted, days: found.days, own }));
  const command = answer && givenHere(asking, answer, own);
  return command && { command, behind: answer.behind.filter((id) => isAwaited(asking, id)) };
}

/** Whether a turn is waited for whose answer may be taken, too: whoever was changed takes as long as a model does. */
function isAwaited({ rules, channel, request }: Asking, requestId: string): boolean {
  if (requestId === request.request_id) return false;
  const turn = rules.asked(channel, requestId);
  const { seats = [] } = channel.state!.forked!.changes;
  return turn !== undefined && !seats.some(({ participant_id }) => participant_id === turn.participant_id);
}

/** Whether answers are taken from a parent for this kind of work. */
export function isTaking({ state }: Deliberation, kind: string, participantId?: string): boolean {
  const { forked } = state ?? {};
  return forked !== undefined && !forked.fresh && !isOtherModel(forked.changes, kind, participantId);
}

type Answer = NonNullable<FoundAnswer['answer']>;

/** Models are told which day it is, and a fork is mostly made on another one: that is no difference. */
async function onOtherDays(
  { work: { prompt }, model, find }: Asking,
  parent: string,
  { wanted, days, own }: { wanted: Omit<WantedAnswer, 'hashes'>; days: readonly string[]; own: string },
): Promise<Answer | undefined> {
  const hashes = new Set(days.map((day) => promptHash(onDay(prompt, day), model)));
  hashes.delete(own);
  return hashes.size ? (await find(parent, { ...wanted, hashes: [...hashes] })).answer : undefined;
}

/** The answer under the fork's own request, at no cost, with where it comes from; undefined where the rules do not take it. */
function givenHere({ rules, channel, header, request }: Asking, answer: Answer, own: string): Command | undefined {
  const { type, data, version } = answer;
  const taken = { channel_id: channel.state!.forked!.parent, version };
  const named = Object.entries(request).filter(
    ([name, id]) => id !== undefined && ownProperty(data, name) !== undefined,
  );
  const call = freeCall(ownProperty(data, 'call') as ModelCall, own, taken);
  const given = { ...data, ...Object.fromEntries(named), call };
  const command = { ...header, type, data: given } as unknown as Command;
  const { actor } = command;
  const decision = rules.decide(channel, { ...command, sender: actor.kind === 'participant' ? AGENTS : actor });
  return decision.ok && decision.events.length ? command : undefined;
}

/** Nobody was asked: what it took was the parent's. */
const freeCall = (call: ModelCall, prompt_hash: string, taken: TakenFrom): ModelCall => ({
  ...call,
  ...{ prompt_hash, input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 },
  ...{ cost_micro_usd: 0, latency_ms: 0, attempts: 0, taken },
});
