import type { InterviewLine } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { all, call, playOn, says } from '../interview.fixtures.js';
import { AREAS } from '../state.js';
import { areaAsked } from './questions.js';
import { fewWords } from './answer.js';
import { opening, talk, workOf, works } from './work.fixtures.js';

const SAID = {
  en: Array.from(
    { length: 8 },
    (_, index) => `Sentence ${index + 1} of what I have to tell you about our club and its dates.`,
  ),
  zh: Array.from({ length: 8 }, (_, index) => `这是第${index + 1}句，讲的是我们俱乐部的日程安排有多麻烦。`),
};

const script = (
  turn: number,
  agent: InterviewLine['agent'],
  act: InterviewLine['act'],
  text?: string,
): InterviewLine[] => [{ turn, agent, act, ...(text !== undefined && { text }) }];

describe.each(['en', 'zh'] as const)('a rehearsed interview (%s)', (language) => {
  const played = talk(SAID[language], opening({ language }));
  const answers = all('AnswerGiven', played.events).map(({ text }) => text);

  it('goes from Profiling to Completed in seven turns', () => {
    expect(all('StatusChanged', played.events).map(({ to, turn }) => `${turn} ${to}`)).toEqual([
      '1 DeepDive',
      '5 Solutioning',
      '7 Completed',
    ]);
  });

  it('delivers the six documents, each statement with its turns', () => {
    expect(all('DocumentsDelivered', played.events)).toMatchObject([{ version: 1, missing: [] }]);
    expect(played.state.documents.map(({ document }) => document)).toHaveLength(6);
    const { problem_and_users: about } = played.state.documents[0]!.content;
    expect(about?.users[0]).toEqual({ text: SAID[language][0], turns: [1] });
  });

  it('asks one open question at a time, about what is least known, in the user’s words', () => {
    expect(answers.slice(0, 6).map((text) => areaAsked(text, language))).toEqual([...AREAS, 'who']);
    expect(answers.every((text) => (text.match(/[?？]/gu) ?? []).length === 1)).toBe(true);
    expect(answers[1]).toContain(fewWords(SAID[language][0]!));
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('notes the user’s words word for word, and claims to understand none', () => {
    expect(played.state.facts.map(({ text }) => text)).toEqual(SAID[language]);
    expect(answers[0]).toContain(language === 'zh' ? '听不懂' : 'understands nothing');
  });

  it('changes the documents that a comment names', () => {
    const wish = language === 'zh' ? 'DOC_03 请修改：我们是十个人。' : 'Please change DOC_03: we are ten.';
    const after = talk([wish], played);
    expect(all('DocumentsRequested', after.events).at(-1)).toMatchObject({
      cause: 'comment',
      documents: ['DOC_03'],
      comment: wish,
    });
    expect(after.state.documents.filter(({ version }) => version === 2).map(({ document }) => document)).toEqual([
      'DOC_03',
    ]);
  });
});

describe('a script (P4)', () => {
  it.each(['interviewer', 'analyst'] as const)('can be silent, and can fail: %s', (agent) => {
    const kind = agent === 'analyst' ? 'analyse' : 'answer';
    const silent = talk(['One.'], opening({ script: script(1, agent, 'silent') }));
    expect(workOf(silent.state, kind).rehearse()).toBeUndefined();
    const { state } = playOn(opening({ script: script(1, 'interviewer', 'fails') }), says('One.'));
    const work = works(state)[0]!;
    expect(work.accept(work.rehearse(), call)).toEqual({ invalid: 'the answer is empty' });
  });

  it('has the Interviewer say what it says', () => {
    const played = talk(['One.'], opening({ script: script(1, 'interviewer', 'speaks', 'And the second?') }));
    expect(all('AnswerGiven', played.events).at(-1)).toMatchObject({ text: 'And the second?' });
  });

  it('flags a risk, so that the Interviewer takes something back in the next turn', () => {
    const played = talk(['Weekly.', 'No.'], opening({ script: script(1, 'analyst', 'flags', 'It said daily.') }));
    expect(all('AnalysisOverseen', played.events)[0]).toMatchObject({ oversight: { corrects: true } });
    expect(all('AnswerGiven', played.events).at(-1)!.text).toContain('I may have misunderstood');
  });

  it('refuses a change of status', () => {
    const played = talk(['One.'], opening({ script: script(1, 'judge', 'refuses', 'Ask more.') }));
    expect(played.state.status).toBe('Profiling');
    expect(played.state.notice).toMatchObject({ by: 'judge', text: 'Ask more.' });
  });
});

it.each([
  ['We keep nine lists, and nobody knows which of them is the latest', 'We keep nine lists, and nobody knows which …'],
  ['Nine lists.', 'Nine lists.'],
  ['我们有九份名单，但是没有人知道哪一份才是最新的', '我们有九份名单，但是没有人知道哪 …'],
])('a few words of %s', (text, few) => {
  expect(fewWords(text)).toBe(few);
});
