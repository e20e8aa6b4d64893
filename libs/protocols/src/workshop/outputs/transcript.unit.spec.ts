import { schemaErrors } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import {
  call,
  command,
  entry,
  goes,
  onEntry,
  question,
  ratifies,
  reviewed,
  role,
  says,
  use,
  workshopOf3,
  writes,
} from '../workshop.fixtures.js';
import { logOf } from './log.fixtures.js';
import { PLAN_SCHEMAS, planFiles, planOf, transcriptOf } from './index.js';

interface LineSchema {
  $id: string;
  $schema: string;
  properties: { phase: { enum: string[] } };
}

const judges = (request_id: string, sufficient: boolean, more: object) =>
  command('CompleteInitialJudgement', {
    request_id,
    judgement: { reason: 'It says what.', sufficient, questions: [], issues: [], ...more },
    call,
  });

/**
 * Everything that a transcript tells of: the coach judges twice, a role looks up, asks, is off the topic and is skipped,
 * an entry is ratified, documents and the report are written.
 */
const whole = logOf(
  workshopOf3({
    rehearsal: false,
    version: 2,
    feedback: 'Make it smaller.',
    previous: {
      ...{ version: 1, channel_id: '01900000-0000-7000-8000-000000000002', summary: '' },
      decisions: [],
      open_points: [],
    },
    settings: { initial_judgement: true },
    roles: [role('ana'), role('bo')],
  }),
  command('Intervene', { text: 'Phones first.' }),
  judges('initial_judgement-0-1-1', false, { questions: [question('Which phones?')] }),
  command('AnswerClarification', { question_id: 'question-1', answer: 'All' }),
  judges('initial_judgement-0-2-1', true, { issues: ['What is kept?'] }),
  command('RecordLookup', { participant_id: 'ana', request_id: 'turn-1-1-ana', offered: [], uses: [use()], call }),
  says('ana', { questions: ['How long?', 'How much?', 'Who signs?'].map(question) }),
  command('CompleteRelay', {
    request_id: 'relay-1-3-1',
    questions: [{ question_id: 'question-4', text: 'Who signs?', found: 'The treasurer signs.', source: 'rules.md' }],
    call,
  }),
  command('SkipClarification', { question_id: 'question-2' }),
  command('AnswerClarification', { question_id: 'question-3', answer: '1 GB' }),
  command('FollowUpClarification', {
    ...{ participant_id: 'ana', request_id: 'follow-up-question-3-1', satisfied: true, question: '' },
    entries: [entry('At most 1 GB.', ['issue-1'])],
    new_issues: ['What if it is full?'],
  }),
  command('FailTurn', { request_id: 'turn-1-1-bo', code: 'refusal', message: '' }),
  reviewed('review-1-4-1', { off_topic: [{ participant_id: 'ana', notice: 'Stay with phones.' }] }),
  goes('check-1-1'),
  says('ana', { entries: [entry('Cache it.', ['issue-1', 'issue-2', 'issue-3'])] }),
  says('bo', { entries: [entry('A week of it.')] }),
  ratifies('ana', [onEntry('entry-3', 'agree', '')]),
  reviewed('review-2-5-1'),
  writes('ana'),
  writes('bo'),
  command('CompleteReport', { request_id: 'report-2-6-1', summary: 'Done.', call }),
);

describe('the transcript (W9)', () => {
  const lines = transcriptOf(whole);
  const of = (phase: string) => lines.filter((line) => line.phase === phase);

  it('has lines of every kind that its schema knows, all within the schema, in their order', () => {
    const { $id: _id, $schema: _schema, ...line } = PLAN_SCHEMAS['transcript-line'] as LineSchema;
    expect(schemaErrors({ type: 'array', items: line }, lines)).toEqual([]);
    expect([...new Set(lines.map(({ phase }) => phase))].toSorted()).toEqual(line.properties.phase.enum.toSorted());
    expect(lines.map(({ ts }) => ts)).toEqual(lines.map(({ ts }) => ts).toSorted());
    const given = new Set(lines.flatMap((one) => Object.keys(one)));
    expect(Object.keys(line.properties).filter((field) => !given.has(field))).toEqual([]);
  });

  it('begins with what the coach made of the requirement, under the name that the source has', () => {
    expect(of('coach_initial_judgment')).toEqual([
      expect.objectContaining({ round: 1, actor: 'coach', sufficient: false, questions: [question('Which phones?')] }),
      expect.objectContaining({ info: 'It says what.', sufficient: true, issues: ['What is kept?'] }),
    ]);
  });

  it('tells what was answered from what is there, with its source, and what a role makes of an answer (W6)', () => {
    const dialogue = of('user_clarification_dialogue');
    const about = { actor: 'ANA', question_id: 'question-3', request_id: 'follow-up-question-3-1' };
    expect(dialogue).toContainEqual(
      expect.objectContaining({ question: 'Who signs?', content: 'The treasurer signs.', source: 'rules.md' }),
    );
    expect(dialogue).toContainEqual(
      expect.objectContaining({
        ...about,
        entries: [{ entry_id: 'entry-1', text: 'At most 1 GB.' }],
        settles: ['issue-1'],
      }),
    );
    expect(dialogue).toContainEqual(
      expect.objectContaining({ ...about, new_issues: [{ issue_id: 'issue-3', statement: 'What if it is full?' }] }),
    );
  });

  it('tells whom the rules asked about which entries, and where each stood', () => {
    expect(of('ratification')).toMatchObject([
      { round: 2, actor: 'rules', entries: [{ entry_id: 'entry-3', text: 'A week of it.' }], asked: ['ANA'] },
      { actor: 'ANA', entry_stances: [{ entry_id: 'entry-3', stance: 'agree' }] },
    ]);
  });
});

describe("the coach's judgement", () => {
  it('is in the plan and in the report; what a script found is no verdict (P6)', () => {
    const plan = planOf(whole);
    expect(schemaErrors(PLAN_SCHEMAS.planning, plan)).toEqual([]);
    expect(plan.initial_judgement).toMatchObject({ sufficient: true, issues: ['What is kept?'] });
    expect(planFiles(whole)[0]!.text).toContain('- ANA: Who signs?\n  - Answer (rules.md): The treasurer signs.');
    const reportOf = (log: typeof whole) => planFiles(log)[0]!.text;
    expect(reportOf(whole)).toContain('## Before the first round\n\n**Enough to begin with.** It says what.\n');
    const [opening, ...rest] = whole;
    const rehearsed = { ...opening!, data: { ...opening!.data, rehearsal: true } } as (typeof whole)[number];
    expect(reportOf([rehearsed, ...rest])).toContain('## Before the first round\n\nIt says what.\n');
  });
});
