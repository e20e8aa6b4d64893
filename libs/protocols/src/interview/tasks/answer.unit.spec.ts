import type { NoticeIssued, TurnRequested } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { analyses, answers, call, failsTurn, LATER, playOn, says, scores, type Played } from '../interview.fixtures.js';
import type { Delivery, InterviewChannel } from '../state.js';
import { answer } from './answer.js';
import { opening, requestOf, talk, textOf, workOf } from './work.fixtures.js';

const promptOf = ({ state }: Played) => workOf(state, 'answer').prompt;
const afterUserSays = (text: string, before = opening()) => playOn(before, says(text));

/** The Interviewer's turn with a state changed by hand. */
const withState = ({ state, ...played }: Played, more: Partial<InterviewChannel>): Played => ({
  ...played,
  state: { ...state, ...more },
});

describe('an answer (I2)', () => {
  it('reads what only grows first, and what changes last: what is known, the notice, the user’s words, what to do', () => {
    const { prompt, choice, tier } = workOf(afterUserSays('We use <paper>.\n# Really').state, 'answer');
    expect(prompt.template).toBe('answer@2');
    expect({ choice, tier }).toEqual({ choice: { effort: 'low' }, tier: 'strong' });
    expect(prompt.shared[0]).toBe(
      [
        '## Topic\n> A calendar for the club',
        '## What the interview is to find out\n> Find out what the club needs to plan its dates.',
        '## The user\n> Ula',
        '## You are Interviewer\n',
      ].join('\n\n'),
    );
    expect(prompt.shared.slice(1)).toEqual([expect.stringMatching(/^## The opening\nYou said:\n> Hello Ula/u)]);
    const heads = prompt.user.split('\n').filter((line) => line.startsWith('## '));
    expect(heads).toEqual([
      '## What is known of the user',
      '## How complete the picture is',
      '## The user says now',
      '## Now',
    ]);
    expect(prompt.user).toContain('## The user says now\n> We use &lt;paper>.\n> # Really');
  });

  it('takes what was typed early together, in its order', () => {
    const waiting = playOn(afterUserSays('One.'), says('Two.'), says('Three.'));
    const next = playOn(waiting, answers(), analyses());
    expect(promptOf(next).user).toContain('## The user says now\n> Two.\n>\n> Three.');
  });

  it('is led to what is least known, until enough is', () => {
    const areas = [...scores(75).slice(1), { area: 'who', missing: 'their day', score: 10 } as const];
    const next = afterUserSays('Well.', playOn(afterUserSays('I am Ula.'), answers(), analyses({ areas })));
    expect(promptOf(next).user).toContain('Least is known of who the user is: their day.');
    expect(promptOf(next).user).toContain('- who (who the user is): 10 of 100; missing: their day');
    const enough = afterUserSays(
      'Well.',
      playOn(afterUserSays('I am Ula.'), answers(), analyses({ areas: scores(80) })),
    );
    expect(promptOf(enough).user).not.toContain('Least is known');
  });

  it('changes visibly with the notice: it takes back what was wrong', () => {
    const { state } = afterUserSays('No, weekly.');
    const corrected: NoticeIssued = { by: 'judge', text: 'It is weekly, not daily.', turns: [1], corrects: true };
    const { user } = workOf({ ...state, notice: corrected }, 'answer').prompt;
    expect(user).toContain(
      '## Put this right first: the judge, who reads along, has found it\n> It is weekly, not daily.',
    );
    expect(user).toContain('Begin with taking back what was wrong.');
    expect(workOf({ ...state, notice: corrected }, 'answer').rehearse()).toEqual({
      text: expect.stringContaining('I may have misunderstood') as string,
    });
  });

  it('goes with the user who broke in, and knows what was heard', () => {
    const said = playOn(afterUserSays('One.'), answers('First this, then that.'), analyses());
    const exchanges = said.state.talk.exchanges.map((one) =>
      one.turn === 1 ? { ...one, interrupted: { heard_characters: 10 } } : one,
    );
    const { user, shared } = promptOf(
      afterUserSays('Stop.', withState(said, { talk: { ...said.state.talk, exchanges } })),
    );
    expect(user).toContain('The user broke in on what you said last.');
    expect(shared.at(-1)).toContain('You said, until the user broke in:\n> First this …');
    expect(shared.at(-1)).not.toContain('that');
  });

  it('begins with where it stood where the user was away for long', () => {
    const back = playOn(playOn(afterUserSays('One.'), answers(), analyses()), says('I am back.', LATER));
    expect(promptOf(back).user).toMatch(
      /## The user has been away; this is where it stood\n> Welcome back after 2 hours/u,
    );
    expect(promptOf(back).user).toContain('Begin with one line on where it stood');
  });

  it('sums up every fifth turn', () => {
    const four = talk(['a', 'b', 'c', 'd']);
    expect(promptOf(afterUserSays('e', four)).user).toContain('It is time to sum up');
    expect(promptOf(afterUserSays('d', talk(['a', 'b', 'c']))).user).not.toContain('It is time to sum up');
  });

  it('says that documents are being written, or are there, and asks for comments', () => {
    const one = afterUserSays('One.');
    const delivery: Delivery = {
      ...{ version: 1, cause: 'completed', documents: ['DOC_01', 'DOC_02'], comment: '', turn: 1 },
      turns: [],
    };
    const writing = { status: 'Completed', delivery } as const;
    expect(promptOf(withState(one, writing)).user).toContain('being written from what was said (DOC_01, DOC_02)');
    const content = { summary: 's', changes: '' };
    const there = { status: 'Completed', documents: [{ document: 'DOC_03', version: 2, content }] } as const;
    expect(promptOf(withState(one, { ...there, documents: [...there.documents] })).user).toContain(
      'The documents are there: DOC_03 in version 2.',
    );
  });

  it('does not depend on when it is asked, or by which request', () => {
    const later = playOn(opening(), says('One.', '2026-01-01T12:00:09.000Z'));
    expect(promptOf(later)).toEqual(promptOf(afterUserSays('One.')));
    const again = { ...later.state, answer: { ...later.state.answer!, request_id: 'answer-1-2', attempt: 2 } };
    expect(workOf(again, 'answer').prompt).toEqual(promptOf(later));
  });

  it('of an opening greets, and asks one easy question', () => {
    const { user } = workOf(
      opening({ script: [{ turn: 0, agent: 'interviewer', act: 'silent' }] }).state,
      'answer',
    ).prompt;
    expect(user).toContain('These are your first words.');
    expect(user).not.toContain('The user says now');
  });

  it.each([
    ['en', 'The user says now', 'Answer in English'],
    ['zh', '用户现在说', '用简体中文回答'],
  ] as const)('is asked for in the channel’s language: %s', (language, heading, answered) => {
    const text = textOf(promptOf(afterUserSays('x', opening({ language }))));
    expect(text).toContain(`## ${heading}`);
    expect(text).toContain(answered);
    if (language === 'zh') expect(promptOf(afterUserSays('x', opening({ language }))).user).not.toMatch(/[a-z]{12,}/u);
  });
});

describe('what the Interviewer says', () => {
  const { state } = afterUserSays('One.');
  const request = requestOf(state, 'answer-1') as TurnRequested;
  const asked = { state, task: answer.task(state), request, call };

  it('is a command', () => {
    const data = { participant_id: 'interviewer', request_id: 'answer-1', text: 'And then?', call };
    expect(answer.accept({ text: 'And then?' }, asked)).toEqual({ type: 'AnswerUser', data });
  });

  it('cannot be used where it is empty', () => {
    expect(answer.accept({ text: ' ' }, asked)).toEqual({ invalid: 'the answer is empty' });
    expect(answer.accept({}, asked)).toEqual({ invalid: 'the answer is empty' });
  });

  it.each([
    ['I see, and wh', 'I see, and wh'],
    ['x'.repeat(9000), 'x'.repeat(8000)],
  ])('stays as far as it was said when the user broke in (I8)', (said, text) => {
    expect(answer.partial(said, asked)).toMatchObject({ type: 'AnswerUser', data: { text, interrupted: true } });
  });
});

describe('what the Interviewer goes by', () => {
  it('is the notice for this answer; one that was used is not shown again (I3)', () => {
    const first = opening();
    expect(first.state.notice).toBeUndefined();
    expect(promptOf(afterUserSays('One.')).user).not.toContain('asks of you for this turn');
    const next = afterUserSays('Two.', talk(['One.']));
    expect(promptOf(next).user).toContain('asks of you for this turn');
  });

  it.each([
    ['en', 'You', 'Hello. This'],
    ['zh', '您', '您好。今天'],
  ] as const)('has no name where none was given: %s', (language, name, greeting) => {
    const user = { participant_id: 'user', name, kind: 'person' as const, persona: '' };
    const { state } = opening({ language, user });
    expect(promptOf(playOn({ state, events: [], last: [] }, says('One.'))).shared[0]).not.toMatch(
      /## (?:The user|用户)\n/u,
    );
    expect(state.talk.exchanges[0]?.answer).toContain(greeting);
  });

  it('has the turn before that got no answer: it says sorry', () => {
    const refused = playOn(afterUserSays('One.'), failsTurn('answer-1'), failsTurn('answer-1-2'), analyses());
    const { shared, user } = promptOf(afterUserSays('Two.', refused));
    expect(shared.at(-1)).toContain('You gave no answer.');
    expect(user).toContain('Say sorry for that');
    expect(promptOf(afterUserSays('Two.', talk(['One.']))).user).not.toContain('Say sorry');
  });
});
