import { describe, expect, it } from 'vitest';
import { analyses, answers, call, playOn, says, type Played } from '../interview.fixtures.js';
import { opening, talk, workOf } from './work.fixtures.js';

const risk = { kind: 'leading', text: 'It said: "You want an app?"', turns: [1] } as const;

/** The Judge is asked: a risk was flagged, and the interview is to move on. */
const flagged = (): Played =>
  playOn(
    opening(),
    says('We use paper.'),
    answers('You want an app?'),
    analyses({
      risks: [{ ...risk, turns: [1] }],
      status: 'DeepDive',
    }),
  );

function toldOf({ state }: Played, kind: string, output: object) {
  const answer = workOf(state, kind).accept(output, call);
  return 'invalid' in answer ? { told: answer.invalid, isTaken: answer.asSaid !== undefined } : undefined;
}

describe('the Analyst’s first notice (I2)', () => {
  it('is asked for before anybody has spoken, and knows the subject alone', () => {
    const { state } = opening({ script: [{ turn: 0, agent: 'analyst', act: 'silent' }] });
    const { prompt } = workOf(state, 'brief');
    expect(prompt.shared.join('')).toContain('## Topic\n> A calendar for the club');
    expect(prompt.user).toBe('## Now\nWrite the first notice to the Interviewer.');
  });

  it('names what it is about once, where the topic says all of what is to be found out', () => {
    const topic = 'A calendar for the club';
    const { state } = opening({ topic, goal: topic, script: [{ turn: 0, agent: 'analyst', act: 'silent' }] });
    const { shared } = workOf(state, 'brief').prompt;
    expect(shared.join('')).toBe(`## Topic\n> ${topic}\n\n## The user\n> Ula`);
  });
});

describe('the Judge (I3)', () => {
  const oversight = { reason: 'r', turns: [1], approves: true, corrects: false, notice: 'n' };

  it('is shown what the Analyst found and the turns themselves, as data', () => {
    const { user, shared, system } = workOf(flagged().state, 'oversee').prompt;
    expect(user).toContain('<risk kind="leading" turns="1">It said: &quot;You want an app?&quot;</risk>');
    expect(user).toContain('<notice>Ask about the pain.</notice>');
    expect(user).toContain('The Analyst would move it from Profiling to DeepDive. Look into what was flagged.');
    expect(shared.at(-1)).toContain('<interviewer turn="1">You want an app?</interviewer>');
    expect(system).toContain('the Analyst may be wrong');
  });

  it('cites turns that there are, or is told', () => {
    expect(toldOf(flagged(), 'oversee', { oversight })).toBeUndefined();
    const told = expect.stringContaining('/oversight/turns names 2') as string;
    expect(toldOf(flagged(), 'oversee', { oversight: { ...oversight, turns: [1, 2] } })).toEqual({
      told,
      isTaken: false,
    });
  });

  it('approves no change of status without a turn that it rests on, unless it says so twice', () => {
    const told = expect.stringContaining('a change of status rests on turns') as string;
    expect(toldOf(flagged(), 'oversee', { oversight: { ...oversight, turns: [] } })).toEqual({ told, isTaken: true });
    expect(toldOf(flagged(), 'oversee', { oversight: { ...oversight, turns: [], approves: false } })).toBeUndefined();
  });
});

describe('the Summary (I5)', () => {
  /** Turn three is answered and read: with two kept, the first is to be taken together. */
  const script = [{ turn: 4, agent: 'summary', act: 'silent' }] as const;
  const settings = { compress_every: 2, keep_recent: 2 };
  const due = () => talk(['One.', 'Two.', 'Three.', 'Four.'], opening({ settings, script: [...script] }));

  it('takes together what is older than the latest turns', () => {
    const { user } = workOf(due().state, 'compress').prompt;
    expect(user).toContain('<user turn="1">One.</user>');
    expect(user).toContain('<user turn="2">Two.</user>');
    expect(user).not.toContain('Three.');
    expect(user).toContain('Write what is to be remembered of turns 1 to 2');
  });

  it('names no turn that it does not stand for', () => {
    const points = [{ text: 'x', turns: [1, 2, 3] }];
    const told = expect.stringContaining('/points/0/turns names 3') as string;
    expect(toldOf(due(), 'compress', { points })).toEqual({ told, isTaken: false });
  });

  it('that leaves a turn out is told once; the record has it all the same', () => {
    const told = '/points: no point names turn 1; say what is to be remembered of them';
    expect(toldOf(due(), 'compress', { points: [{ text: 'x', turns: [2] }] })).toEqual({ told, isTaken: true });
    expect(toldOf(due(), 'compress', { points: [{ text: 'x', turns: [1, 2] }] })).toBeUndefined();
  });

  it('is shown what it wrote before', () => {
    const silent = opening({ settings, script: [{ turn: 6, agent: 'summary', act: 'silent' }] });
    const { user } = workOf(
      talk(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'], silent).state,
      'compress',
    ).prompt;
    expect(user).toContain(
      '## Turns 1 to 2, in short\n<memory turns="1">One.</memory>\n<memory turns="2">Two.</memory>',
    );
    expect(user).toContain('<user turn="3">Three.</user>');
  });
});
