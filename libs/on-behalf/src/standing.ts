import { setTimeout as delay } from 'node:timers/promises';
import { channelEvents, channelsTimeline, type Channel, type DecisionRecord } from '@parley/client';
import type { RecordedEvent } from '@parley/contracts';
import type { Api } from './api.js';
import { decisionOf, decisionText } from './decision.js';
import { recorded } from './recorded.js';
import { saidIn, type Said } from './said.js';
import { viewOf, waitsIn, type Waits } from './waiting.js';

/** How a channel stands for one caller. */
export interface Standing {
  channel: string;
  /** Absent for the key of a seat that does not hear all (N1). */
  view?: Channel;
  waits: Waits;
  /** What was said last since `after`. */
  said: Said[];
  /** Up to which position of the log that is. */
  next: number;
  /** Where it is over. */
  decision?: DecisionRecord;
  /** The decision in brief, or what stands so far where somebody has to answer to it. */
  brief?: string;
}

export interface Following {
  /** A position of the log: what comes after it is told. */
  after?: number;
  /** A position of the log: it is not looked at how the channel stood before. */
  since?: number;
  seconds: number;
  /** Aborted where nobody listens any more. */
  signal: AbortSignal;
  onSaid?(said: Said): void;
}

/** What comes together is looked at together, in milliseconds. */
const GATHER_MS = 200;
/** How often it is looked where the events may not be heard, in milliseconds. */
const LOOK_MS = 1_000;

/** Waits until a channel is over or somebody here has to answer, a while at most. @throws ApiError */
export async function follow(
  api: Api,
  channel: string,
  { after = 0, since = 0, seconds, signal, onSaid }: Following,
): Promise<Standing> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]);
  const first = await lookAt(api, channel, since);
  if (!first.view) return withTold(api, channel, await lookAgain(api, channel, first, over), [], undefined);
  const opening = await firstEventOf(api, channel);
  // Nothing comes after the end.
  if (first.view.status === 'closed' && after >= first.position) return withTold(api, channel, first, [], opening);
  const events: RecordedEvent[] = [];
  let now = first;
  for await (const { event, look } of watch(api, channel, { after, first, signal: over })) {
    now = look;
    events.push(event);
    for (const said of saidIn([event], opening)) onSaid?.(said);
    if (now.isSettled && event.position >= now.position) break;
  }
  const seen = events.at(-1)?.position ?? after;
  return withTold(api, channel, now.isSettled ? now : await lookAt(api, channel, seen), events, opening);
}

/** The event that opened a channel. @throws ApiError */
export async function firstEventOf(api: Api, channel: string): Promise<RecordedEvent | undefined> {
  const { data } = await channelsTimeline({ ...api.views, path: { id: channel }, query: { limit: '1' } });
  return data.items.map(recorded)[0];
}

/** What happens in a channel, each event with how it stands by then: what comes together is looked at together. Ended by its end. */
export async function* watch(
  api: Api,
  channel: string,
  { after, first, signal }: { after: number; first: Look; signal: AbortSignal },
): AsyncGenerator<{ event: RecordedEvent; look: Look }> {
  let look = first;
  const listening = { ...api.views, path: { id: channel }, query: { after }, signal };
  for await (const committed of channelEvents(listening)) {
    const event = recorded(committed);
    // What is older was looked at already.
    if (event.position > look.position) {
      await delay(GATHER_MS);
      look = await lookAt(api, channel, event.position);
    }
    yield { event, look };
  }
}

/** How it stands now. @param since a position of the log: not how it stood before  @throws ApiError */
export const standingOf = async (api: Api, channel: string, since = 0): Promise<Standing> =>
  withTold(api, channel, await lookAt(api, channel, since), [], undefined);

/** What is told of a look, where nothing was heard. @throws ApiError */
export const standingBy = (api: Api, channel: string, look: Look): Promise<Standing> =>
  withTold(api, channel, look, [], undefined);

export interface Look {
  view?: Channel;
  waits: Waits;
  position: number;
  /** It is over, or somebody here has to answer. */
  isSettled: boolean;
}

/** @throws ApiError */
export async function lookAt(api: Api, channel: string, position = 0): Promise<Look> {
  const view = await viewOf(api, channel, position);
  const waits = await waitsIn(api, channel, view);
  const isSettled = view?.status === 'closed' || waits.here.length > 0 || view?.waiting_for_model?.permanent === true;
  return { waits, position: view?.position ?? 0, isSettled, ...(view && { view }) };
}

async function lookAgain(api: Api, channel: string, look: Look, over: AbortSignal): Promise<Look> {
  for (let now = look; ; now = await lookAt(api, channel)) {
    if (now.isSettled || over.aborted) return now;
    await delay(LOOK_MS, undefined, { signal: over }).catch(() => undefined);
  }
}

async function withTold(
  api: Api,
  channel: string,
  { view, waits, position }: Look,
  events: RecordedEvent[],
  opening: RecordedEvent | undefined,
): Promise<Standing> {
  const isOver = view?.status === 'closed';
  const isAsked = waits.here.some(({ kind }) => kind === 'turn');
  const [decision, brief] = await Promise.all([
    isOver ? decisionOf(api, channel) : undefined,
    view && (isOver || isAsked) ? decisionText(api, channel, 'brief') : undefined,
  ]);
  const next = Math.max(position, events.at(-1)?.position ?? 0);
  return {
    ...{ channel, waits, said: saidIn(events, opening), next },
    ...(view && { view }),
    ...(decision && { decision }),
    ...(brief !== undefined && { brief }),
  };
}
