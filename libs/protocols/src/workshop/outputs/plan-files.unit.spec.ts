import { schemaErrors, type Command, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, play } from '../workshop-play.fixtures.js';
import { command, entry, onEntry, question, reviewed, says, workshopOf3, goes } from '../workshop.fixtures.js';
import { deciderOf } from '../../shared/frame.js';
import { workshop as protocol } from '../workshop.js';
import { PLAN_SCHEMAS, planFiles, planOf, transcriptOf } from './index.js';

const workshop = deciderOf(protocol);

/** The events as the log would have them, a second apart. */
const recorded = (events: ParleyEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...event,
    position: index + 1,
    tenant: 'default',
    channel_id: '01900000-0000-7000-8000-000000000001',
    protocol: 'workshop',
    version: index + 1,
    id: String(index),
    metadata: { command_id: '', command_type: '', command_hash: '', actor: { kind: 'user', id: 'ula' }, time: '' },
    recorded_at: new Date(Date.UTC(2026, 0, 1, 12, 0, index)).toISOString(),
    hash: '',
  }));

function logOf(...commands: Command[]): RecordedEvent[] {
  let state = workshop.initialState;
  return recorded(
    commands.flatMap((sent) => {
      const decision = workshop.decide(state, sent);
      if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
      state = decision.events.reduce(workshop.evolve, state);
      return decision.events;
    }),
  );
}

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

describe("a version's files (W9)", () => {
  it('keep their schemas, whatever roles and coach did, and are the same each time', () => {
    fc.assert(
      fc.property(choices, (from) => {
        const log = recorded(play(from).flatMap(({ events }) => events));
        const files = planFiles(log);
        expect(planFiles(log)).toEqual(files);
        expect(schemaErrors(PLAN_SCHEMAS.planning, JSON.parse(files[1]!.text))).toEqual([]);
        for (const { text } of files.slice(3))
          expect(schemaErrors(PLAN_SCHEMAS.document, JSON.parse(text))).toEqual([]);
      }),
      { numRuns: 30 },
    );
    for (const line of transcriptOf(eventful)) expect(schemaErrors(PLAN_SCHEMAS['transcript-line'], line)).toEqual([]);
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
      sources: ['notes.md'],
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
    expect(report).not.toContain('<script>');
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

  it('a document that nobody wrote says so', () => {
    expect(JSON.parse(textOf(eventful, 'bo_plan.json'))).toMatchObject({ written: false, role: { name: 'BO' } });
  });

  it('of a workshop that is open there are none', () => {
    expect(() => planFiles(logOf(workshopOf3()))).toThrow('not closed');
  });
});
