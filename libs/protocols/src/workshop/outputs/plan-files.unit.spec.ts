import { schemaErrors, type RecordedEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, play } from '../workshop-play.fixtures.js';
import { documentOf } from '../documents/documents.fixtures.js';
import { TYPED_KINDS } from '../documents/kinds.js';
import { defaultRoles } from '../default-roles.js';
import {
  call,
  command,
  entry,
  onEntry,
  question,
  reviewed,
  role,
  says,
  workshopOf3,
  writes,
  goes,
} from '../workshop.fixtures.js';
import { logOf, recorded } from './log.fixtures.js';
import { PLAN_SCHEMAS, planFiles, planOf, transcriptOf } from './index.js';

const stopped = command('StopChannel', { reason: '' });
const textOf = (log: RecordedEvent[], name: string) => planFiles(log).find(({ file }) => file === name)!.text;

/** ana's entry enters and is replaced in the second round; bo's is objected to; cy's question is skipped. */
const eventful = logOf(
  workshopOf3(),
  says('ana', { entries: [entry('Cache a week.', ['issue-1'])], new_issues: ['How big?'] }),
  says('bo', { entries: [entry('Cache <script>all</script>.', ['issue-2'])], sources: ['notes.md'] }),
  says('cy', { entry_stances: [onEntry('entry-2', 'object', 'too big')], questions: [question('Which phones?')] }),
  command('SkipClarification', { question_id: 'question-1' }),
  reviewed('review-1-2-1'),
  goes('check-1-1'),
  says('ana', { entries: [entry('Cache a day.', [], 'entry-1')] }),
  says('bo'),
  says('cy'),
  stopped,
);

/** All lines at once: a schema is compiled each time. */
const { $id: _id, $schema: _schema, ...line } = PLAN_SCHEMAS['transcript-line'] as Record<string, unknown>;
const LINES = { type: 'array', items: line };

describe("a version's files (W9)", () => {
  it('keep their schemas, whatever roles and coach did, and are the same each time', () => {
    fc.assert(
      fc.property(choices, (from) => {
        const log = recorded(play(from).flatMap(({ events }) => events));
        const files = planFiles(log);
        expect(planFiles(log)).toEqual(files);
        expect(schemaErrors(PLAN_SCHEMAS.planning, JSON.parse(files[1]!.text))).toEqual([]);
        for (const { text } of files.filter(({ file }) => file.endsWith('_plan.json')))
          expect(schemaErrors(PLAN_SCHEMAS.document, JSON.parse(text))).toEqual([]);
        expect(schemaErrors(LINES, transcriptOf(log))).toEqual([]);
      }),
      { numRuns: 15 },
    );
    expect(schemaErrors(LINES, transcriptOf(eventful))).toEqual([]);
  });

  it('trace each decision to its turns, and say what replaced what, what was not agreed on, and what stayed open', () => {
    expect(planOf(eventful)).toMatchObject({
      status: 'stopped',
      decisions: [
        { entry_id: 'entry-3', proposed_by: 'ANA', turn: 'turn-1-2-ana', added_in: 2, unopposed: ['BO', 'CY'] },
      ],
      superseded: [{ entry_id: 'entry-1', superseded_by: 'entry-3', reason: 'it is better' }],
      not_agreed: [{ entry_id: 'entry-2', objections: [{ role: 'CY', reason: 'too big', turn: 'turn-1-1-cy' }] }],
      open_points: ['issue-2'],
      clarifications: [{ asked_by: 'CY', status: 'skipped', assumption: 'we assume: Which phones?' }],
      // Nobody looked anything up.
      sources: [],
      unfound_sources: ['notes.md'],
    });
  });

  it('a report for people: decisions with reasons, open points, who said what; no markup of others takes effect', () => {
    const report = textOf(eventful, 'planning_report.md');
    for (const part of [
      '# Offline mode · v1',
      'Stopped: 2 rounds, 1 open point.',
      '### entry-3: Cache a day.',
      '- ~~entry-1: Cache a week.~~ → entry-3: it is better',
      '- issue-2: How big? (raised by ANA in round 1)',
      'CY objected: too big (turn-1-1-cy)',
      'Skipped; assumed: we assume: Which phones?',
      '**BO** (turn-1-1-bo): I have looked at it.',
      '_They talked._',
    ]) {
      expect(report).toContain(part);
    }
    expect(report).not.toMatch(/(?<!\\)<script>/u);
  });

  it("a transcript with the source's fields", () => {
    const lines = transcriptOf(eventful);
    expect(lines[0]).toMatchObject({
      round: 1,
      phase: 'user_input',
      actor: 'user',
      content: 'The app should work offline.',
    });
    expect(lines.filter(({ phase }) => phase === 'speaking')[1]).toMatchObject({
      round: 1,
      actor: 'BO',
      turn: 2,
      input_context: { issues: ['issue-1'], earlier_speakers: ['ANA'], consensus_draft: [] },
      output: 'I have looked at it.',
    });
    expect(lines.find(({ phase }) => phase === 'consensus_summary')).toMatchObject({
      actor: 'coach',
      consensus: [{ entry_id: 'entry-1' }],
      new_issues: [{ issue_id: 'issue-2' }],
    });
    expect(lines.map(({ ts }) => ts)).toEqual(lines.map(({ ts }) => ts).toSorted());
  });

  describe.each(['en', 'zh'] as const)('with typed documents, in %s', (language) => {
    const hostile = '![x](https://evil.example/p.png) <b>hi</b> | [go](javascript:alert(1))';
    const typed = TYPED_KINDS.map((kind, index) => role(`r${index}`, { document_kind: kind }));
    const log = logOf(
      workshopOf3({ language, roles: typed, rehearsal: false }),
      says('r0', { entries: [entry('Cache it.', ['issue-1'])] }),
      ...['r1', 'r2', 'r3', 'r4'].map((id) => says(id)),
      reviewed('review-1-1-1'),
      ...TYPED_KINDS.slice(0, 4).map((kind, index) =>
        command('WriteDocument', {
          ...{ participant_id: `r${index}`, call },
          document: documentOf(kind, ['entry-1', 'entry-9'], hostile),
        }),
      ),
      command('FailTurn', { request_id: 'document-r4', code: 'refusal', message: '' }),
      command('CompleteReport', { request_id: 'report-1-2-1', summary: hostile, call }),
    );

    it('each keeps the schema of its kind; the one that was not written says so', () => {
      const files = TYPED_KINDS.map((kind, index) => [kind, JSON.parse(textOf(log, `r${index}_plan.json`))] as const);
      for (const [kind, file] of files) expect(schemaErrors(PLAN_SCHEMAS[kind], file)).toEqual([]);
      expect(files.map(([, { written }]) => written)).toEqual([true, true, true, true, false]);
      expect(files[0]![1]).toMatchObject({
        kind: 'product_plan',
        rehearsal: false,
        scope: [{ text: hostile, based_on: ['entry-1'] }],
        based_on: [{ entry_id: 'entry-1', text: 'Cache it.' }],
        unknown_citations: expect.arrayContaining([{ pointer: '/product_plan/scope/0', entry_id: 'entry-9' }]),
      });
      const { scope: _missing, ...broken } = files[0]![1];
      expect(schemaErrors(PLAN_SCHEMAS.product_plan, broken)).toContainEqual({
        pointer: '/scope',
        reason: 'is missing',
      });
    });

    it('the report has them whole, as tables, and nothing in them takes effect', () => {
      const report = textOf(log, 'planning_report.md');
      expect(report).toContain(`| ${language === 'zh' ? '合计' : 'Together'} | 0.3–3.2 |`);
      expect(report).toContain('entry-9 (/product_plan/scope/0)');
      expect(report).not.toMatch(/(?<!\\)(?:<b>|\[)/u);
      const cells = report.split('\n').filter((line) => line.startsWith('| '));
      expect(cells.length).toBeGreaterThan(20);
      for (const line of cells) expect(line.replaceAll(String.raw`\|`, '').split('|').length).toBeGreaterThan(3);
    });
  });

  it('a report says at its top that it is a rehearsal, and which objections stand', () => {
    const objected = logOf(
      workshopOf3(),
      says('ana', { entries: [entry('Use both gates.', ['issue-1'])], new_issues: ['When?'] }),
      ...[says('bo'), says('cy'), reviewed('review-1-1-1'), goes('check-1-1')],
      ...[says('ana'), says('bo', { entry_stances: [onEntry('entry-1', 'object', 'one is a fire lane')] }), stopped],
    );
    const report = textOf(objected, 'planning_report.md');
    expect(report.split('\n').slice(2, 9).join('\n')).toMatch(
      /A rehearsal: scripts played Parley’s own agents, and it asked no language model\.[^]*One objection to a decision stands\./u,
    );
    expect(report).toContain('- entry-1: BO objected: one is a fire lane (turn-1-2-bo)');
    expect(planOf(objected).standing_objections).toMatchObject([{ entry_id: 'entry-1', role: 'BO' }]);
  });

  it('who was not heard in the last round stands in the report, in the plan and in every document (W4)', () => {
    const fails = (request_id: string) => command('FailTurn', { request_id, code: 'refusal', message: 'no' });
    const without = logOf(
      workshopOf3(),
      says('ana', { entries: [entry('Cache a week.', ['issue-1'])] }),
      ...[says('bo'), fails('turn-1-1-cy'), fails('ratify-1-cy'), reviewed('review-1-1-1')],
      ...['ana', 'bo', 'cy'].map((id) => writes(id)),
      command('CompleteReport', { request_id: 'report-1-2-1', summary: 'Everybody agreed unanimously.', call }),
    );
    const report = textOf(without, 'planning_report.md');
    expect(report.split('\n## ')[0]).toMatch(/Partial consensus[^]*Not heard in the last round: CY\./u);
    expect(report).toContain('- Agree: 1 (ANA)\n- Had seen it and did not object: 1 (BO)\n');
    expect(report).toContain('The summary says that all agree. By what the roles said, not all do.');
    expect(planOf(without)).toMatchObject({ consent: { not_heard: ['CY'], contradicted: 'claims_unanimity' } });
    expect(schemaErrors(PLAN_SCHEMAS.planning, planOf(without))).toEqual([]);
    for (const id of ['ana', 'bo', 'cy']) {
      const document = JSON.parse(textOf(without, `${id}_plan.json`)) as unknown;
      expect(document).toMatchObject({ not_heard: ['CY'] });
      expect(schemaErrors(PLAN_SCHEMAS.document, document)).toEqual([]);
    }
  });

  it('a document that nobody wrote says so', () => {
    expect(JSON.parse(textOf(eventful, 'bo_plan.json'))).toMatchObject({ written: false, role: { name: 'BO' } });
  });

  it('every speech in full is a file of its own, named as the source does', () => {
    const texts = planFiles(eventful).filter(({ file }) => file.endsWith('.txt'));
    expect(texts.map(({ file }) => file)).toEqual(
      [1, 2].flatMap((r) => ['ana', 'bo', 'cy'].map((id) => `${id}_speak_r${r}.txt`)),
    );
    expect(texts[1]!.text).toContain('- Cache <script>all</script>. (issue-2) – it settles it');
    const five = logOf(
      workshopOf3({ roles: defaultRoles('en') }),
      says('product-planner'),
      says('system-designer'),
      says('senior-developer'),
      stopped,
    );
    expect(planFiles(five).map(({ file }) => file)).toEqual(
      expect.arrayContaining(['PP_speak_r1.txt', 'SD_speak_r1.txt', 'Dev_speak_r1.txt']),
    );
  });

  it('of a workshop that is open there are none', () => {
    expect(() => planFiles(logOf(workshopOf3()))).toThrow('not closed');
  });
});
