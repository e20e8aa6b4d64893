import { canonicalJson, generatedByIn, type GeneratedBy, type RecordedEvent } from '@parley/contracts';
import { rebuiltPrompt } from '../rebuilt-prompt.js';
import { REGISTRY, type Registry } from '../registry.js';
import type { Language } from '../shared/channel-state.js';
import { standingOf } from '../shared/standing.js';
import { withoutDay, type Prompt } from '../shared/work/prompt.js';
import { courseOf, saidIn, type Course, type Step } from './course.js';
import { differencesOf, type FieldDifference } from './differences.js';

/** Two channels of one protocol beside each other. */
export interface Comparison {
  a: ComparedChannel;
  b: ComparedChannel;
  /** What they were opened with, where that differs. */
  opening: FieldDifference[];
  /** Answers and inputs that are the same in both. */
  shared: number;
  /** The first step that is not; absent where there is none. */
  first?: FirstDifference;
  /** Whether both came to the same. */
  same_outcome: boolean;
}

export interface ComparedChannel {
  channel_id: string;
  topic: string;
  status: string;
  /** A stable code; absent while it is open. */
  reason?: string;
  round: number;
  turns: number;
  cost_micro_usd: number;
  /** What it came to, in parts: a proposal's version, the entries of a draft, where each member stands. */
  came_to: string[];
  /** Authors: who wrote it. */
  generated_by: GeneratedBy;
}

export interface FirstDifference {
  /**
   * `input`: a person said or did something else. `answer`: a model was asked the same and answered otherwise. `prompt`: it was asked something
   * else. `missing`: one of the two has no such step.
   */
  cause: 'input' | 'answer' | 'prompt' | 'missing';
  /**
   * Why a prompt differs, or a step is missing: what the channels were opened with; that other rules decided; the words of another release; the order in
   * which things came; or that one channel had ended, or had not come so far.
   */
  because?: 'opening' | 'rules' | 'template' | 'order' | 'ended';
  round: number;
  /** A participant; absent where it is nobody's in particular. */
  participant_id?: string;
  name?: string;
  /** A command's type, of a facilitation with its task. */
  work: string;
  a?: ComparedStep;
  b?: ComparedStep;
  /** Where what was said differs. */
  said: FieldDifference[];
  /** Where what models were asked differs: `system`, `shared`, `user`, `schema`. */
  asked: FieldDifference[];
}

export interface ComparedStep {
  version: number;
  position: number;
  /** Provider and model, where one answered. */
  model?: string;
}

/**
 * Compares two channels by their steps: aligned by round, seat and work, so that parallel turns that came in another order are no difference.
 * @throws where they are of different protocols, or one is no channel
 * @param a as often as it is looked at: neither is held whole
 * @param options.language of the words for where people stand; the channel's own where absent
 */
export async function compareChannels(
  a: Iterable<RecordedEvent>,
  b: Iterable<RecordedEvent>,
  { registry = REGISTRY, language }: { registry?: Registry; language?: Language | undefined } = {},
): Promise<Comparison> {
  const [one, other] = [courseOf(registry, a), courseOf(registry, b)];
  if (one.channel.protocol !== other.channel.protocol) throw new Error('they are of different protocols');
  const opening = differencesOf(one.opened, other.opened);
  const pair = firstPair(one, other);
  const [left, right] = [sideOf(registry, one, language), sideOf(registry, other, language)];
  const differs = [pair?.a, pair?.b].flatMap((step) => (step ? [step] : []))[0];
  return {
    a: left,
    b: right,
    opening,
    shared: sharedIn(one, other),
    ...(pair && differs && { first: await differenceOf(registry, one, other, { ...pair, differs, opening }) }),
    same_outcome: canonicalJson(left.came_to) === canonicalJson(right.came_to) && left.status === right.status,
  };
}

interface Pair {
  a?: Step;
  b?: Step;
}

const isSame = (one: Step, other: Step | undefined): boolean => other !== undefined && one.hash === other.hash;

const byKey = ({ steps }: Course): Map<string, Step> => new Map(steps.map((step) => [step.key, step]));

const sharedIn = (one: Course, other: Course): number => {
  const others = byKey(other);
  return one.steps.filter((step) => isSame(step, others.get(step.key))).length;
};

/** The first of one that the other does not have so; a step that only the other has comes first where its round is earlier. */
function firstPair(one: Course, other: Course): Pair | undefined {
  const [ours, theirs] = [byKey(one), byKey(other)];
  const a = one.steps.find((step) => !isSame(step, theirs.get(step.key)));
  const extra = other.steps.find(({ key }) => !ours.has(key));
  if (extra && (!a || extra.round < a.round)) return { b: extra };
  if (!a) return undefined;
  const b = theirs.get(a.key);
  return { a, ...(b && { b }) };
}

interface Found extends Pair {
  differs: Step;
  opening: readonly FieldDifference[];
}

async function differenceOf(
  registry: Registry,
  one: Course,
  other: Course,
  { a, b, differs, opening }: Found,
): Promise<FirstDifference> {
  const seat = registry
    .protocolOf(one.channel)
    .participants(one.channel.state)
    .find(({ participant_id }) => participant_id === differs.seat);
  const asked = a?.call && b?.call ? await askedOf(registry, [one, a], [other, b]) : [];
  const byRules = rulesAt(one, a) === rulesAt(other, b) ? undefined : 'rules';
  const reason = opening.length
    ? 'opening'
    : (byRules ?? (a?.call?.template === b?.call?.template ? 'order' : 'template'));
  return {
    ...causeOf({ a, b }, asked.length > 0, reason),
    round: differs.round,
    ...(differs.seat !== undefined && { participant_id: differs.seat }),
    ...(seat && { name: seat.name }),
    work: differs.work,
    ...(a && { a: placeOf(a) }),
    ...(b && { b: placeOf(b) }),
    said: a && b ? differencesOf(saidIn(registry, one, a), saidIn(registry, other, b)) : [],
    asked,
  };
}

/** The rules that decided in a channel by a step, or by all of its events where it has not that step; undefined where none are named. */
function rulesAt({ events }: Course, step: Step | undefined): string | undefined {
  let rules: string | undefined;
  for (const { version, metadata } of events) {
    if (step && version > step.version) break;
    rules = metadata.rules ?? rules;
  }
  return rules;
}

type Cause = Pick<FirstDifference, 'cause' | 'because'>;

function causeOf({ a, b }: Pair, isAskedOtherwise: boolean, because: NonNullable<Cause['because']>): Cause {
  if (!a || !b) return { cause: 'missing', because: because === 'opening' || because === 'rules' ? because : 'ended' };
  if (a.by === 'person' || b.by === 'person') return { cause: 'input' };
  return isAskedOtherwise ? { cause: 'prompt', because } : { cause: 'answer' };
}

async function* eachAlone(events: Iterable<RecordedEvent>): AsyncGenerator<readonly RecordedEvent[]> {
  for (const event of events) yield await Promise.resolve([event]);
}

/** Where what the two models were asked differs, made anew from both logs: hashes cover the model, which may be another. */
async function askedOf(registry: Registry, ...sides: readonly [Course, Step][]): Promise<FieldDifference[]> {
  const prompts = await Promise.all(
    sides.map(async ([{ events }, { version }]) => {
      const event = eventAt(events, version);
      const prompt = event && (await rebuiltPrompt(registry, () => eachAlone(events), event))?.prompt;
      return prompt && { ...wordsOf(prompt), user: withoutDay(prompt.user) };
    }),
  );
  return differencesOf(prompts[0], prompts[1]);
}

function eventAt(events: Iterable<RecordedEvent>, version: number): RecordedEvent | undefined {
  for (const event of events) if (event.version === version) return event;
  return undefined;
}

const wordsOf = ({ system, shared, schema }: Prompt) => ({ system, shared, schema });

const placeOf = ({ version, position, call }: Step): ComparedStep => ({
  version,
  position,
  ...(call && { model: `${call.provider}/${call.model}` }),
});

function sideOf(
  registry: Registry,
  { channel, events, ledger, opening }: Course,
  language?: Language,
): ComparedChannel {
  const { state } = channel;
  return {
    channel_id: opening.channel_id,
    topic: state.opened!.topic,
    status: state.closed?.status ?? 'open',
    ...(state.closed && { reason: state.closed.reason }),
    round: ledger.round,
    turns: ledger.turns,
    cost_micro_usd: ledger.cost_micro_usd,
    came_to: standingOf(registry.protocolOf(channel), state, language),
    generated_by: generatedByIn(events),
  };
}
