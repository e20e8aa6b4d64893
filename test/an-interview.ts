import { firstBrokenLink, type EventTypes, type RecordedEvent } from '@parley/contracts';
import { startSimulatedApi, type Answerer, type SimulatedApi } from '@parley/testing';
import { expect } from 'vitest';
import { interviewDay, isDocument, turnsRead, workOf } from '../apps/standalone/src/interview-model.fixtures.js';
import { post, type Api } from './processes.js';

/** The four moments of an interview: a model is at work in each (I2, I3, I6). */
export const MOMENTS = {
  'the Interviewer’s answer streams': (request) => workOf(request) === 'answer' && request.talk.includes('Second.'),
  'the Analyst analyses': (request) => workOf(request) === 'analyse' && turnsRead(request)[1] === 2,
  'the Judge judges': (request) => workOf(request) === 'oversee',
  'documents are written': (request) => isDocument(request, 'architecture'),
} satisfies Record<string, (request: Parameters<Answerer>[0]) => boolean>;
export type Moment = keyof typeof MOMENTS;

export interface SlowModel extends SimulatedApi {
  /**
   * The next call of a moment says half of its answer, and the rest when it may.
   * @param unless every call does so that was not told this: one that was begun early may be begun anew
   */
  holdAt(moment: Moment, unless?: string): { isReached: Promise<void>; goOn(): void };
}

/** A model of a whole interview, complete with the second turn, that stays in a moment for as long as a test wants. */
export async function startSlowModel(): Promise<SlowModel> {
  const usual = interviewDay(2);
  let held: { moment: Moment; unless: string | undefined; pauses(): Promise<void> } | undefined;
  const api = await startSimulatedApi(async (request) => {
    if (!held || !MOMENTS[held.moment](request)) return usual(request);
    const { pauses, unless } = held;
    if (unless !== undefined && request.talk.includes(unless)) return usual(request);
    if (unless === undefined) held = undefined;
    return { ...(await usual(request)), pauses };
  });
  return {
    ...api,
    holdAt(moment, unless) {
      const reached = event();
      const rest = event();
      const pauses = () => (reached.resolve(), rest.promise);
      held = { moment, unless, pauses };
      return { isReached: reached.promise, goOn: rest.resolve };
    },
  };
}

function event() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((happens) => void (resolve = happens));
  return { promise, resolve };
}

export async function openInterview({ commands }: Api): Promise<string> {
  const body = { topic: 'A calendar that survives crashes', rehearsal: false, config: { budget_micro_usd: 0 } };
  return (await post<{ channel_id: string }>(`${commands}/v1/interviews`, body)).channel_id;
}

export const say = ({ commands }: Api, channel: string, text: string) =>
  post(`${commands}/v1/channels/${channel}/interventions`, { text });

/** The user is asked for this turn. */
export const isAsked = (turn: number) => (events: RecordedEvent[]) =>
  events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === `say-${turn}`);

/** The documents are there, and what was said in this turn is answered and thought about. */
export const isDelivered = (turn: number) => (events: RecordedEvent[]) =>
  events.some(({ type }) => type === 'DocumentsDelivered') &&
  events.some(({ type, data }) => type === 'BarrierReleased' && data.turn === turn);

const allOf =
  (events: RecordedEvent[]) =>
  <T extends RecordedEvent['type']>(type: T) =>
    events.flatMap((event) => (event.type === type ? [event.data as EventTypes[T]] : []));

/** One answer a turn, no analysis with a hole, nothing said lost, and the chain unbroken (I4). */
export function expectTalked(events: RecordedEvent[], said: string[]): void {
  expect(firstBrokenLink(events)).toBeUndefined();
  const all = allOf(events);
  const heard = all('InterventionRecorded').filter(({ text }) => text !== '/end');
  expect(heard.map(({ text }) => text)).toEqual(said);
  expect(all('InterventionsApplied').flatMap(({ intervention_ids }) => intervention_ids)).toEqual(
    heard.map(({ intervention_id }) => intervention_id),
  );
  const turns = all('UserSpoke').map(({ turn }) => turn);
  expect(turns).toEqual(turns.map((_, index) => index + 1));
  expect(all('AnswerGiven').map(({ turn }) => turn)).toEqual([0, ...turns]);
  expect(all('InterviewAnalysed').map(({ from_turn, through_turn }) => [from_turn, through_turn])).toEqual(
    turns.map((turn) => [turn, turn]),
  );
  expect(all('BarrierReleased').map(({ turn, cause }) => [turn, cause])).toEqual(turns.map((turn) => [turn, 'done']));
  const asked = all('TurnRequested').map(({ request_id }) => request_id);
  expect(new Set(asked).size).toBe(asked.length);
  expect(all('TurnFailed')).toEqual([]);
}

/** Whatever was killed on the way: all of the talk, the documents once, and a summary. */
export function expectWhole(events: RecordedEvent[], said: string[]): void {
  expectTalked(events, said);
  const all = allOf(events);
  expect(all('DocumentsDelivered')).toMatchObject([{ version: 1, missing: [], documents: { length: 6 } }]);
  expect(all('RoundSummarised')).toMatchObject([{ final: true }]);
  expect(events.some(({ type, data }) => type === 'ChannelClosed' && data.status === 'success')).toBe(true);
}
