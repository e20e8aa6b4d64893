import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { BAD_DAYS, type Answerer, type SimulatedRequest } from '@parley/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  analysis,
  interviewDay,
  isDocument,
  on as whenAsked,
  turnsRead,
  workOf,
  type Work,
} from './interview-model.fixtures.js';
import { simulatedDays } from './simulated-days.fixtures.js';

const { now, on, open: openAt, goOn, viewWith, eventsOf } = simulatedDays({ attempts: 2, idleMs: 2_000 });

const NEVER_COMPLETE = 100;

/** An interview that listens. */
async function open(day: Answerer, config: object = {}): Promise<string> {
  await on(day);
  const channel = await openAt('/v1/interviews', { topic: 'A calendar for the club', config });
  await listens(channel, 0);
  return channel;
}

const listens = (channel: string, round: number) => viewWith(channel, { phase: 'listening', round });
const say = (channel: string, text: string) =>
  request(now.parley.url).post(`${channel}/interventions`).send({ text }).expect(200);
const asked = (work: Work) => now.api.requests.filter((one) => workOf(one) === work);

async function of<T extends RecordedEvent['type']>(channel: string, type: T) {
  const events = await eventsOf(channel);
  return events.flatMap((event) =>
    event.type === type ? [event.data as Extract<RecordedEvent, { type: T }>['data']] : [],
  );
}

/** Everything as usual, but this work is answered so the first times. */
function spoilt(work: Work, times: number, day: Answerer, completeAt = NEVER_COMPLETE): Answerer {
  let left = times;
  const usual = interviewDay(completeAt);
  return (one) => {
    if (workOf(one) !== work || left === 0) return usual(one);
    left -= 1;
    return day(one);
  };
}

/** What the user said is answered, and read without a hole, whatever happened on the way (I4). */
async function expectTwoTurns(channel: string): Promise<void> {
  await say(channel, 'Second.');
  await listens(channel, 2);
  const read = await of(channel, 'InterviewAnalysed');
  expect(read.at(-1)).toMatchObject({ through_turn: 2 });
  const from = read.map(({ from_turn }) => from_turn);
  expect(from).toEqual([1, ...read.slice(0, -1).map(({ through_turn }) => through_turn + 1)]);
  expect((await of(channel, 'AnswerGiven')).at(-1)).toMatchObject({ turn: 2 });
}

describe('an Interviewer', () => {
  it.each<[string, Answerer, string]>([
    ['refuses', BAD_DAYS.refuses, 'refusal'],
    ['thinks until nothing is left for the answer', BAD_DAYS.thinksTooLong, 'max_tokens'],
  ])('that %s is passed over, and the next answer says sorry for it', async (_, day, code) => {
    const opened = interviewDay(NEVER_COMPLETE);
    const channel = await open((one) =>
      workOf(one) === 'answer' && one.talk.includes('First.') && !one.talk.includes('Second.') ? day(one) : opened(one),
    );
    await say(channel, 'First.');
    await listens(channel, 1);
    expect((await of(channel, 'TurnFailed')).at(-1)).toMatchObject({ code });
    expect(await of(channel, 'TurnSkipped')).toMatchObject([{ round: 1, cause: 'turn_failed' }]);
    await expectTwoTurns(channel);
    expect(asked('answer').at(-1)!.talk).toContain('You gave no answer to what the user said last. Say sorry');
  });

  it.each<[string, Answerer]>([
    ['is cut', (one) => ({ ...sayQuestion(one), breaks: 'cut' })],
    ['stalls', (one) => ({ ...sayQuestion(one), breaks: 'stall' })],
    ['says what its schema does not have', () => ({ says: { words: 'Hello.' } })],
    ['says nothing', () => ({ says: { text: ' ' } })],
  ])('whose answer %s once answers all the same, once', async (_, day) => {
    const channel = await open(spoilt('answer', 1, day));
    expect(await of(channel, 'AnswerGiven')).toMatchObject([{ turn: 0 }]);
    await say(channel, 'First.');
    await listens(channel, 1);
    await expectTwoTurns(channel);
    expect((await of(channel, 'AnswerGiven')).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });

  it('that is overloaded is waited for, and answers what was said meanwhile when it is told to go on (N6)', async () => {
    const usual = interviewDay(NEVER_COMPLETE);
    const channel = await open(usual);
    now.day = BAD_DAYS.overloaded;
    await say(channel, 'First.');
    await viewWith(channel, { phase: 'waiting_for_model', waiting_for_model: { code: 'overloaded', attempt: 1 } });
    await say(channel, 'Are you there?');
    now.day = usual;
    await goOn(channel);
    await listens(channel, 2);
    expect((await of(channel, 'AnswerGiven')).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });

  it('that never comes back ends the interview by name, with what is known', async () => {
    const channel = await open(interviewDay(NEVER_COMPLETE), { model_wait_limit_ms: 150 });
    now.day = BAD_DAYS.overloaded;
    await say(channel, 'First.');
    await viewWith(channel, { status: 'closed', outcome: 'failed', closed: { reason: 'model_unavailable' } });
    expect(await of(channel, 'RoundSummarised')).toMatchObject([{ final: true, from_template: true }]);
  });
});

const sayQuestion = (_: SimulatedRequest) => ({ says: { text: 'And what happened then?' } });

describe('an Analyst', () => {
  const of140 = (one: SimulatedRequest) => {
    const read = analysis(one, false);
    return { says: { analysis: { ...read, areas: read.areas.map((area) => ({ ...area, score: 140 })) } } };
  };

  it('whose score is 140 is told, and its second try is taken', async () => {
    const channel = await open(spoilt('analyse', 1, of140));
    await say(channel, 'First.');
    await listens(channel, 1);
    expect(await of(channel, 'InterviewAnalysed')).toMatchObject([{ completeness_score: 20 }]);
    expect(asked('analyse')[1]!.talk).toContain('/analysis/areas/0/score');
    expect(await of(channel, 'BarrierReleased')).toMatchObject([{ cause: 'done', blocking_agent: 'None' }]);
  });

  it.each<[string, Answerer]>([
    ['whose score is always 140', of140],
    [
      'that names a turn that there was not',
      (one) => ({
        says: { analysis: { ...analysis(one, false), added: [{ area: 'who', label: 'x', text: 'y', turns: [7] }] } },
      }),
    ],
    ['that refuses', BAD_DAYS.refuses],
    ['that is overloaded', BAD_DAYS.overloaded],
  ])('%s leaves the turn to the next analysis, and the talk goes on (I4)', async (_, day) => {
    const channel = await open((one) =>
      workOf(one) === 'analyse' && turnsRead(one)[1] === 1 ? day(one) : interviewDay(NEVER_COMPLETE)(one),
    );
    await say(channel, 'First.');
    await listens(channel, 1);
    expect(await of(channel, 'BarrierReleased')).toMatchObject([
      { turn: 1, cause: 'failed', blocking_agent: 'Analyst' },
    ]);
    await expectTwoTurns(channel);
    expect(await of(channel, 'InterviewAnalysed')).toMatchObject([{ from_turn: 1, through_turn: 2 }]);
  });
});

describe('a Judge', () => {
  it('that never answers is released when its time is up, with a mark; the status stays, and the talk goes on (I4)', async () => {
    const usual = interviewDay(1);
    const channel = await open(
      interviewDay(
        1,
        whenAsked('oversee', async (one) => ({ ...(await usual(one)), thinksForMs: 600_000 })),
      ),
      { background_timeout_ms: 4_000, deep_thinking_after_ms: 1_000 },
    );
    await say(channel, 'First.');
    await viewWith(channel, { phase: 'syncing' });
    await say(channel, 'Still here.');
    await viewWith(channel, { round: 2 });
    expect(await of(channel, 'BarrierReleased')).toMatchObject([
      { turn: 1, cause: 'timeout', blocking_agent: 'Judge' },
    ]);
    expect((await of(channel, 'BarrierHeld')).map(({ level }) => level)).toContain('thinking_deeply');
    expect(await of(channel, 'StatusChanged')).toEqual([]);
    now.day = usual;
    await viewWith(channel, { phase: 'listening', round: 2 });
    await say(channel, 'Third.');
    await viewWith(channel, { round: 3 });
  });
});

describe('an Architect', () => {
  it('that refuses a document leaves it out, by name; the others are delivered (I6)', async () => {
    const channel = await open(
      interviewDay(1, { when: (one) => isDocument(one, 'architecture'), answer: BAD_DAYS.refuses }),
    );
    await say(channel, 'First.');
    await viewWith(channel, { phase: 'listening', documents: { length: 5 } });
    await eventually(async () =>
      expect(await of(channel, 'DocumentsDelivered')).toMatchObject([{ version: 1, missing: ['DOC_04'] }]),
    );
    expect(await of(channel, 'DocumentMissed')).toMatchObject([{ document: 'DOC_04', code: 'refusal' }]);
  });

  it('that cites a turn that there was not is told, and its second try is taken', async () => {
    let first = true;
    const usual = interviewDay(1);
    const channel = await open(async (one) => {
      const said = await usual(one);
      if (!first || !isDocument(one, 'problem_and_users')) return said;
      first = false;
      const problem = [{ text: 'It hurts.', turns: [9] }];
      const wrong = { ...(said.says as object), problem_and_users: { problem, users: [], today: [], success: [] } };
      return { says: wrong };
    });
    await say(channel, 'First.');
    await viewWith(channel, { phase: 'listening', documents: { length: 6 } });
    expect(now.api.requests.some(({ talk }) => talk.includes('/problem_and_users/problem/0/turns'))).toBe(true);
    expect(await of(channel, 'DocumentMissed')).toEqual([]);
  });
});

it('an interview whose opening brief is refused opens with Parley’s own', async () => {
  const channel = await open(spoilt('brief', 9, BAD_DAYS.refuses));
  expect(await of(channel, 'NoticeIssued')).toMatchObject([{ by: 'rules' }]);
  expect(await of(channel, 'AnswerGiven')).toMatchObject([{ turn: 0 }]);
});
