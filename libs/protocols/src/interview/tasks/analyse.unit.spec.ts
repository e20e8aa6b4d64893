import type { InterviewAnalysis } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import {
  analyses,
  analysis,
  answers,
  call,
  failsThinking,
  playOn,
  says,
  scores,
  type Played,
} from '../interview.fixtures.js';
import { MOST_FACTS, type InterviewChannel } from '../state.js';
import { opening, workOf } from './work.fixtures.js';

const fact = (text: string, turns: number[]) => ({ area: 'who', label: 'size', text, turns }) as const;

/** Two turns, the second of them read by nobody yet. */
const second = (first: Partial<InterviewAnalysis> = {}): Played =>
  playOn(opening(), says('Nine people.'), answers(), analyses(first), says('Three help out.'), answers('And who?'));

const known = () => second({ added: [{ ...fact('Nine people.', [1]), turns: [1] }] });

/** What its author is told of an analysis; undefined where it is taken. */
function toldOf({ state }: { state: InterviewChannel }, more: Partial<InterviewAnalysis>) {
  const answer = workOf(state, 'analyse').accept({ analysis: analysis(more) }, call);
  return 'invalid' in answer ? { told: answer.invalid, isTaken: answer.asSaid !== undefined } : undefined;
}

describe('the Analyst (I3)', () => {
  it('reads what is new beside what is known, as data', () => {
    const { user, shared } = workOf(known().state, 'analyse').prompt;
    expect(user).toContain(
      '## What is new\n<user turn="2">Three help out.</user>\n<interviewer turn="2">And who?</interviewer>',
    );
    expect(user).toContain('<fact id="F1" area="who" label="size" turns="1">Nine people.</fact>');
    expect(user).toContain('Read turn 2 and bring the picture up to date.');
    expect(shared.at(-1)).toContain('<user turn="1">Nine people.</user>');
    expect(shared.join('')).not.toContain('Three help out.');
  });

  it('reads what was missed before, without a hole (I4)', () => {
    const failed = playOn(opening(), says('One.'), answers(), failsThinking('refusal'), failsThinking('refusal'));
    const { user } = workOf(playOn(failed, says('Two.'), answers()).state, 'analyse').prompt;
    expect(user).toContain('<user turn="1">One.</user>');
    expect(user).toContain('Read turn 1–2 and bring');
  });

  it('is told how much room there is once it is little', () => {
    const facts = Array.from({ length: MOST_FACTS - 2 }, (_, index) => ({
      fact_id: `F${index + 1}`,
      ...fact('x', [1]),
      turns: [1],
    }));
    const { state } = second();
    expect(workOf({ ...state, facts }, 'analyse').prompt.user).toContain('There is room for 2 more facts');
    expect(workOf(state, 'analyse').prompt.user).not.toContain('There is room');
  });
});

describe('an analysis', () => {
  it('is taken where it keeps the rules', () => {
    const more = {
      added: [{ ...fact('Three help.', [2]), turns: [2] }],
      changed: [{ fact_id: 'F1', reason: 'r', text: '', turns: [2] }],
    };
    expect(toldOf(known(), more)).toBeUndefined();
  });

  it.each<[string, Partial<InterviewAnalysis>, string]>([
    [
      'cites a turn that was not',
      { added: [{ ...fact('x', [3]), turns: [3] }] },
      "/analysis/added/0/turns names 3, where the user has said nothing; the user's turns are 1 to 2",
    ],
    [
      'flags a turn that was not',
      { risks: [{ kind: 'stuck', text: 't', turns: [9] }] },
      '/analysis/risks/0/turns names 9',
    ],
    [
      'scores an area twice',
      { areas: [...scores(20).slice(1), scores(20)[1]!] },
      '/analysis/areas must have who exactly once',
    ],
    [
      'changes what is not there',
      { changed: [{ fact_id: 'F7', reason: 'r', text: 'x', turns: [2] }] },
      '/analysis/changed/0/fact_id F7 is no fact; there are F1',
    ],
    [
      'changes a fact twice',
      { changed: ['a', 'b'].map((text) => ({ fact_id: 'F1', reason: 'r', text, turns: [2] })) },
      'F1 is there twice',
    ],
    [
      'is complete too early',
      { status: 'Completed', areas: scores(79) },
      'Completed takes a mean of 80 over the five areas, and yours is 79',
    ],
    [
      'changes documents that are not there',
      { revision: { documents: ['DOC_01'], comment: 'c' } },
      'there are none yet',
    ],
    ['has a score of 140', { areas: scores(140) }, '/analysis/areas/0/score'],
  ])('that %s cannot be used, and its author is told', (_, more, told) => {
    expect(toldOf(known(), more)).toEqual({ told: expect.stringContaining(told) as string, isTaken: false });
  });

  it('keeps no more facts than there may be', () => {
    const { state } = second();
    const facts = Array.from({ length: MOST_FACTS }, (_, index) => ({
      fact_id: `F${index + 1}`,
      ...fact('x', [1]),
      turns: [1],
    }));
    const added = [{ ...fact('one more', [2]), turns: [2] }];
    const changed = [{ fact_id: 'F1', reason: 'joined', text: '', turns: [2] }];
    expect(toldOf({ state: { ...state, facts } }, { added })?.told).toContain('leaves 61 facts, and there may be 60');
    expect(toldOf({ state: { ...state, facts } }, { added, changed })).toBeUndefined();
  });

  it.each<[string, Partial<InterviewAnalysis>, string]>([
    [
      'has nothing from the turn that was read',
      { added: [{ ...fact('x', [1]), turns: [1] }] },
      'the turns that you read, 2',
    ],
    ['has half a revision', { revision: { documents: [], comment: 'c' } }, 'documents and comment belong together'],
  ])('that %s is doubted once, and then taken as said', (_, more, told) => {
    expect(toldOf(known(), more)).toEqual({ told: expect.stringContaining(told) as string, isTaken: true });
  });

  it('is corrected in the channel’s language', () => {
    const zh = playOn(opening({ language: 'zh' }), says('九个人。'), answers());
    expect(toldOf(zh, { status: 'Completed', areas: scores(10) })?.told).toContain('平均分达到 80');
  });
});
