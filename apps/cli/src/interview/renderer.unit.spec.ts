import type { RecordedEvent } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { unmarked } from '../called.js';
import { printable } from '../output.js';
import { Renderer } from '../render/renderer.js';
import { analysed, answer, interviewOpened, recorded } from './interview.fixtures.js';
import { interviewRenderer } from './renderer.js';

/** What the terminal shows of these events in an interview that is open. */
function textOf(events: RecordedEvent[], language: 'en' | 'zh' = 'en'): string {
  const renderer = new Renderer(interviewRenderer(), { width: 100 });
  renderer.render(interviewOpened({ language }));
  return stripVTControlCharacters(events.flatMap((event) => renderer.render(event) ?? []).join('\n'));
}

const released = (more: object = {}) =>
  recorded('BarrierReleased', { turn: 1, cause: 'done', blocking_agent: 'None', ...more });
const changed = recorded('StatusChanged', { from: 'Profiling', to: 'DeepDive', turn: 1, reason: '', turns: [1] });

describe('an interview on the terminal', () => {
  it('shows what it is about and who is there (I1)', () => {
    const text = stripVTControlCharacters(
      new Renderer(interviewRenderer(), { width: 100 }).render(interviewOpened()) ?? '',
    );
    for (const part of [
      'A calendar',
      'Find out what is needed.',
      '★ Ines · asks',
      '● Mara',
      '✎ Otto · writes the documents',
    ])
      expect(text).toContain(part);
  });

  it('has no heading for a turn, and counts none at the end', () => {
    const round = recorded('RoundStarted', { round: 1, recipients: ['ines'], last: false });
    expect(textOf([round])).toBe('');
    const closed = recorded('ChannelClosed', { status: 'success', reason: 'completed', message: 'Over.' });
    expect(textOf([round, closed])).toContain('══ DOCUMENTS DELIVERED\nOver.');
  });

  it('shows an answer with who gives it, and where it was broken off (I2, I8)', () => {
    expect(textOf([answer(1, 'What hurts most?')])).toBe('Ines: What hurts most?');
    expect(textOf([answer(1, 'What hurts', { interrupted: true })])).toBe('Ines: What hurts — interrupted');
    expect(textOf([answer(1, '哪里最难？')], 'zh')).toBe('Ines：哪里最难？');
  });

  it('gives a terminal nothing that steers it', () => {
    expect(printable(textOf([answer(1, 'one\u0007\u009b2J\ntwo\u202e')]))).toBe('Ines: one2J\n    two');
  });

  it.each([
    ['en', 'syncing thoughts… (Analyst)', 'thinking deeply… (Judge)'],
    ['zh', '正在同步思维… (分析者)', '系统正在深度思考… (审核者)'],
  ] as const)('says that one waits, for whom, and that it takes longer, in %s (I4, I5)', (language, first, then) => {
    const held = (level: string, blocking_agent: string) =>
      recorded('BarrierHeld', { turn: 1, level, blocking_agent, waiting: 1 });
    const text = textOf([held('syncing', 'Analyst'), held('thinking_deeply', 'Judge')], language);
    expect(text).toContain(first);
    expect(text).toContain(then);
  });

  it('says once where it stands and what is asked about next, when the background is done (I3, I7)', () => {
    const text = textOf([analysed({ who: 70, pain: 60, context: 40 }, 34), changed, released(), released()]);
    expect(text.split('\n').slice(1)).toEqual(['  · Profiling → Deep dive 34/100 · asks next about: constraints']);
    expect(textOf([analysed({}, 0), changed, released()], 'zh')).toContain(
      '初步了解 → 深入了解 0/100 · 接下来了解：您是谁',
    );
  });

  it('marks a background that did not end, by whom it waited for (I4)', () => {
    const gone = released({ cause: 'timeout', blocking_agent: 'Judge', message: 'not done within 120000 ms' });
    expect(textOf([gone])).toBe('  ! goes on without the Judge: not done within 120000 ms');
    expect(textOf([released({ cause: 'ended' })])).toBe('');
    const refused = released({ cause: 'failed', blocking_agent: 'Analyst', code: 'refusal', message: 'no' });
    expect(textOf([refused], 'zh')).toContain('模型拒绝回答（no）');
  });

  it.each([
    [
      'en',
      [
        'Analyst to the Interviewer: Ask.',
        'Judge changes no status: Too early.',
        'turns 1 to 4 are remembered in 1 points',
      ],
    ],
    ['zh', ['分析者 给访谈者的指示：Ask.', '审核者 不改变阶段：Too early.', '第 1 至 4 轮压缩为 1 条记忆']],
  ] as const)('shows what is done behind the talk, in %s (I3, I5)', (language, lines) => {
    const text = textOf(
      [
        recorded('NoticeIssued', { by: 'analyst', text: 'Ask.', turns: [], corrects: false }),
        recorded('AnalysisOverseen', { turn: 1, oversight: { reason: 'Too early.', approves: false } }),
        recorded('MemoryCompressed', { from_turn: 1, through_turn: 4, points: [{}] }),
      ],
      language,
    );
    for (const line of lines) expect(text).toContain(line);
  });

  it('tells of a delivery document by document, and where to read it (I6)', () => {
    const content = { summary: 'Whose problem it is. And more.', changes: '' };
    const six = ['DOC_01', 'DOC_02', 'DOC_03', 'DOC_04', 'DOC_05', 'DOC_06'];
    const text = textOf([
      recorded('DocumentsRequested', { version: 1, cause: 'completed', documents: six, comment: '', turn: 8 }),
      recorded('InterviewDocumentWritten', { document: 'DOC_01', version: 1, content }),
      recorded('DocumentMissed', { document: 'DOC_06', version: 1, code: 'refusal', message: 'no' }),
      recorded('DocumentsDelivered', {
        version: 1,
        documents: six.slice(0, 5).map((document) => ({ document, version: 1 })),
        missing: ['DOC_06'],
      }),
    ]);
    expect(unmarked(text).split('\n')).toEqual([
      '  ✎ writes DOC_01…DOC_06 (version 1); the talk goes on',
      '  📄 DOC_01 v1 Problem and users · Whose problem it is.',
      '  ✗ DOC_06 v1 could not be written · no',
      '  ✓ DOC_01, DOC_02, DOC_03, DOC_04, DOC_05 are there: parley documents c1',
      '  ! not written: DOC_06',
    ]);
  });
});
