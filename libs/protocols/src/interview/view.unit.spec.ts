import type { EventTypes, InterviewFact, RecordedEvent } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { evolve } from './evolve.js';
import { documents, interviewStates, memories, messages } from './projections.js';
import { initialState, type InterviewChannel } from './state.js';
import { DOCUMENTS } from './documents/documents.fixtures.js';
import { inboxItem, outcome, view } from './view.js';

const seat = (participant_id: string, kind: 'hosted' | 'person' = 'hosted') => ({
  ...{ participant_id, name: participant_id.toUpperCase(), kind, persona: '' },
});

const OPENED: InterviewChannel = {
  ...initialState,
  phase: 'listening',
  opened: {
    ...{ topic: 'The club', language: 'en', goal: 'What troubles the club', rehearsal: false, script: [] },
    ...{ user: seat('you', 'person'), interviewer: seat('interviewer'), architect: seat('architect') },
    config: {
      ...{ max_turns: 200, max_waiting: 32, background_timeout_ms: 120_000, deep_thinking_after_ms: 30_000 },
      ...{ compress_every: 8, keep_recent: 4, complete_at: 80, user_timeout_ms: 1_000_000, resume_after_ms: 3_600_000 },
      ...{ max_facilitation_attempts: 2, budget_micro_usd: 0 },
    },
    termination: {},
  },
};

const fact = (number: number, area: InterviewFact['area'], label: string): InterviewFact => ({
  ...{ fact_id: `F${number}`, area, label, text: `what was said ${number}`, turns: [number] },
});

const recorded = <T extends keyof EventTypes>(type: T, data: EventTypes[T], position = 7): RecordedEvent =>
  ({ type, data, position, recorded_at: '2026-01-01T12:00:00.000Z' }) as unknown as RecordedEvent;

describe("an interview's view (I3, I5, I7)", () => {
  it('names the state as the source does, and keeps facts with their turns', () => {
    const facts = [
      ...[fact(1, 'who', 'team size'), fact(2, 'who', 'team size'), fact(3, 'pain', 'mails')],
      ...[fact(4, 'constraints', 'money'), fact(5, 'success', 'dates'), fact(6, 'context', 'tool')],
    ];
    const shown = view({ ...OPENED, facts, score: 40, processedTurns: 6, lastUpdated: '2026-01-01T12:00:00.000Z' });
    expect(shown.state).toEqual({
      processed_turns: 6,
      status: 'Profiling',
      user_profile: { 'team size': 'what was said 1', 'team size (F2)': 'what was said 2' },
      current_practice: { tool: 'what was said 6' },
      pain_points: ['what was said 3'],
      constraints: { money: 'what was said 4' },
      success_criteria: { dates: 'what was said 5' },
      completeness_score: 40,
      last_updated: '2026-01-01T12:00:00.000Z',
    });
    expect(shown).toMatchObject({ goal: 'What troubles the club', max_rounds: 200, facts });
  });

  it.each(['constructor', '__proto__', 'toString'])('a fact labelled %s is a fact like any other', (label) => {
    const { state } = view({ ...OPENED, facts: [fact(1, 'who', label), fact(2, 'constraints', label)] });
    expect(Object.getPrototypeOf(state.user_profile)).toBe(Object.prototype);
    expect(Object.entries(state.user_profile)).toEqual([[label, 'what was said 1']]);
    expect(JSON.parse(JSON.stringify(state.constraints))).toEqual(JSON.parse(`{"${label}": "what was said 2"}`));
  });

  it('has the context of the next answer, and the barrier where somebody waits', () => {
    const talk = {
      memory: [{ text: 'They are nine.', turns: [1] }],
      compressed: 1,
      exchanges: [{ turn: 2, user: ['One', 'Two'], answer: 'Hm', interrupted: {} }],
    };
    const background = { turn: 2, analysed: false, overseen: false, compressed: false, deep: false };
    const busy: InterviewChannel = { ...OPENED, phase: 'checking', talk, background };
    expect(view(busy).barrier).toBeUndefined();
    const said = { intervention_id: 'i', actor: { kind: 'user' as const, id: 'local' }, text: 'Three' };
    const held = view({ ...busy, waiting: [said], background: { ...background, held: 'syncing' } });
    expect(held.barrier).toEqual({ level: 'syncing', blocking_agent: 'Monitor', waiting: 1 });
    expect(held.context).toEqual({
      recent_messages: [
        { turn: 2, from: 'user', text: 'One' },
        { turn: 2, from: 'user', text: 'Two' },
        { turn: 2, from: 'interviewer', text: 'Hm', interrupted: true },
      ],
      compressed_memory: 'They are nine.',
      system_notice: '',
      blocking_agent: 'Monitor',
    });
  });

  it('lists who is asked for what, documents and the delivery that is under way', () => {
    const writing: InterviewChannel = {
      ...OPENED,
      asked: { request_id: 'say-1', due_at: '2026-01-01T12:00:00.000Z' },
      answer: { request_id: 'answer-1', turn: 1, attempt: 1, tries: 1, status: 'settled' },
      documents: [{ document: 'DOC_01', version: 1, content: DOCUMENTS.DOC_01 }],
      delivery: {
        ...{ version: 2, cause: 'comment', documents: ['DOC_01', 'DOC_02'], comment: 'Shorter', turn: 4 },
        turns: [
          { request_id: 'write-1', document: 'DOC_01', attempt: 1, status: 'written' },
          { request_id: 'write-2', document: 'DOC_02', attempt: 1, status: 'open' },
        ],
      },
    };
    const shown = view(writing);
    expect(shown.turns.map(({ name, request_id }) => [name, request_id])).toEqual([
      ['YOU', 'say-1'],
      ['ARCHITECT', 'write-2'],
    ]);
    expect(shown.documents).toEqual([{ document: 'DOC_01', version: 1, title: 'Problem and users' }]);
    expect(shown.delivery).toEqual({ version: 2, written: ['DOC_01'], open: ['DOC_02'] });
    expect(inboxItem(writing, { request_id: 'say-1', participant_id: 'you' })).toMatchObject({ work: 'say' });
    expect(inboxItem(writing, { request_id: 'write-2', participant_id: 'architect' })).toMatchObject({
      ...{ work: 'write', document: 'DOC_02', title: 'Requirements', comment: 'Shorter' },
    });
    const answering = inboxItem(writing, { request_id: 'answer-1', participant_id: 'interviewer' });
    expect(answering).toMatchObject({ work: 'answer' });
    expect(answering.told).toContain('What troubles the club');
  });

  it('comes to nothing while it runs', () => {
    expect(outcome(OPENED)).toBeUndefined();
    const summary = { round: 2, summary: 'They are nine.', open_points: ['money'], final: true };
    expect(outcome({ ...OPENED, summary })).toMatchObject({ summary: 'They are nine.', open_points: ['money'] });
  });
});

describe("an interview's tables", () => {
  it('keep what was said by turn, the answer after the words, an interruption with it (I8)', () => {
    const begun: InterviewChannel = {
      ...OPENED,
      talk: { memory: [], compressed: 0, exchanges: [{ turn: 1, user: ['One', 'Two'] }] },
    };
    const spoke = recorded('UserSpoke', {
      ...{ participant_id: 'you', turn: 1, intervention_ids: ['a', 'b'], said_at: '2026-01-01T11:00:00.000Z' },
    });
    const words = messages.project(spoke, begun);
    expect(words.map(({ data }) => data)).toMatchObject([
      { turn: 1, from: 'user', text: 'One', intervention_id: 'a', position: 7 },
      { turn: 1, from: 'user', text: 'Two', intervention_id: 'b' },
    ]);
    const given = recorded('AnswerGiven', {
      ...{ request_id: 'answer-1', participant_id: 'interviewer', turn: 1, text: 'I see' },
      submitted_at: '2026-01-01T12:00:01.000Z',
    });
    const after = evolve(begun, given);
    const [answer] = messages.project(given, after);
    expect(answer!.data).toMatchObject({ turn: 1, from: 'interviewer', text: 'I see', request_id: 'answer-1' });
    expect(answer!.data).not.toHaveProperty('interrupted');
    expect([...words, answer!].map(({ key }) => key)).toEqual([...words, answer!].map(({ key }) => key).toSorted());
    const broken = recorded('AnswerInterrupted', {
      ...{ request_id: 'answer-1', turn: 1, heard_characters: 3, actor: { kind: 'user', id: 'local' } },
    });
    const [marked] = messages.project(broken, evolve(after, broken));
    expect(marked!.key).toBe(answer!.key);
    expect(marked!.data).toMatchObject({ text: 'I see', interrupted: true, heard_characters: 3 });
    // Before there is an answer, there is nothing to mark.
    expect(messages.project(broken, evolve(begun, broken))).toEqual([]);
  });

  it('keep each step of the state with its turns (I3)', () => {
    const areas = OPENED.areas.map((area) => ({ ...area, score: 20 }));
    const analysed = recorded('InterviewAnalysed', {
      ...{ from_turn: 1, through_turn: 1, reading: 'They are nine.', added: [fact(1, 'who', 'size')], changed: [] },
      ...{ areas, completeness_score: 20, score_before: 0, risks: [], proposed_status: 'Profiling', notice: 'Ask on.' },
      ...{ revision: { documents: [], comment: '' }, analysed_at: '2026-01-01T12:00:00.000Z' },
    });
    const [row] = interviewStates.project(analysed, evolve(OPENED, analysed));
    expect(row!.data).toMatchObject({
      ...{ kind: 'analysis', from_turn: 1, through_turn: 1, added: [{ fact_id: 'F1', turns: [1] }], notice: 'Ask on.' },
      state: { processed_turns: 1, completeness_score: 20, user_profile: { size: 'what was said 1' } },
    });
    const changed = recorded('StatusChanged', {
      ...{ from: 'Profiling', to: 'DeepDive', turn: 1, reason: 'Enough', turns: [1] },
    });
    expect(interviewStates.project(changed, evolve(OPENED, changed))[0]!.data).toMatchObject({
      ...{ kind: 'status', to: 'DeepDive', turns: [1], state: { status: 'DeepDive' } },
    });
    const notice = recorded('NoticeIssued', { by: 'judge', text: 'Take it back.', turns: [1], corrects: true });
    expect(interviewStates.project(notice, OPENED)[0]!.data).toMatchObject({
      kind: 'notice',
      by: 'judge',
      corrects: true,
    });
  });

  it('keep what was compressed, and every version of a document (I5, I6)', () => {
    const points = [{ text: 'They are nine.', turns: [1, 2] }];
    const compressed = recorded('MemoryCompressed', { from_turn: 1, through_turn: 4, points });
    expect(memories.project(compressed, OPENED)[0]!.data).toMatchObject({ from_turn: 1, through_turn: 4, points });
    const asked = { version: 2, cause: 'comment' as const, documents: ['DOC_01'], comment: 'Shorter', turn: 4 };
    const delivering: InterviewChannel = { ...OPENED, delivery: { ...asked, turns: [] } };
    const written = recorded('InterviewDocumentWritten', {
      ...{ request_id: 'w', participant_id: 'architect', document: 'DOC_01', version: 2, content: DOCUMENTS.DOC_01 },
      submitted_at: '2026-01-01T12:00:00.000Z',
    });
    const [row] = documents.project(written, delivering);
    expect(row!.key).toMatch(/^DOC_01@0+2$/u);
    expect(row!.data).toMatchObject({ document: 'DOC_01', version: 2, comment: 'Shorter', turn: 4 });
  });
});
