import type { PreviousPlan } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { previousPlan } from './lineage.js';
import { draftOf, openIssues } from './state.js';
import { after, workOf } from './tasks/work.fixtures.js';
import { command, entry, goes, onEntry, question, reviewed, says, workshopOf3, writes } from './workshop.fixtures.js';

const FIRST = '01900000-0000-7000-8000-000000000001';
const SECOND = '01900000-0000-7000-8000-000000000002';

/** entry-1 is decided, entry-2 objected to; cy's question is skipped; ana writes a document. */
const first = after(
  workshopOf3(),
  says('ana', { entries: [entry('Cache a week.', ['issue-1'])] }),
  says('bo', { entries: [entry('Cache all.')] }),
  says('cy', { entry_stances: [onEntry('entry-2', 'object')], questions: [question('Which phones?')] }),
  command('SkipClarification', { question_id: 'question-1' }),
  reviewed('review-1-2-1'),
  writes('ana'),
);

const secondOf = (previous: PreviousPlan, more = {}) =>
  workshopOf3({ version: previous.version + 1, previous, feedback: 'Less.', ...more });

const v1 = previousPlan(first, FIRST);

describe('a later version (W9)', () => {
  it('starts with the draft of the one before, whose ids it keeps, and with the feedback as its issue', () => {
    const state = after(secondOf(v1));
    expect(draftOf(state)).toMatchObject([
      { entry_id: 'entry-1', text: 'Cache a week.', proposed_by: 'ANA', carried_from: 1, status: 'in_draft' },
    ]);
    expect(openIssues(state).map(({ statement }) => statement)).toEqual([expect.stringContaining('Less.')]);
  });

  it('has the requirement on its list where it is another, or where there is nothing else to talk about', () => {
    const issuesOf = (more: object) => openIssues(after(secondOf(v1, more))).map(({ statement }) => statement);
    expect(issuesOf({ requirement: 'And on watches.' })[0]).toBe('And on watches.');
    expect(issuesOf({ feedback: undefined })).toEqual(['The app should work offline.']);
  });

  it('counts its own entries on, so that an id means one entry in the whole line', () => {
    const state = after(secondOf(v1), says('ana', { entries: [entry('Cache a day.', ['issue-1'], 'entry-1')] }));
    expect(state.entries.map(({ entry_id }) => entry_id)).toEqual(['entry-1', 'entry-3']);
  });

  it('a role may object to what was carried over: that is an issue of its own', () => {
    const state = after(
      secondOf(v1),
      says('ana', { entry_stances: [onEntry('entry-1', 'object', 'phones are full')] }),
    );
    expect(openIssues(state).map(({ about_entry }) => about_entry)).toContain('entry-1');
  });

  it('tells its roles what the user was asked before, and each its own document', () => {
    const state = after(secondOf(v1));
    const { prompt } = workOf(state, 'ana');
    const text = [prompt.system, ...prompt.shared, prompt.user].join('\n');
    expect(text).toContain('we assume: Which phones?');
    expect(text).not.toContain('<previous_decision');
    const done = after(
      secondOf(v1),
      says('ana', { entries: [entry('Less.', ['issue-1'])] }),
      says('bo'),
      says('cy'),
      reviewed('review-1-1-1'),
    );
    expect(workOf(done, 'ana').prompt.user).toContain('## Your document of the version before');
    expect(workOf(done, 'bo').prompt.user).not.toContain('## Your document of the version before');
  });

  it('hands the whole line on: versions, replacements, answers, and where each entry was decided', () => {
    const second = after(
      secondOf(v1),
      says('ana', { entries: [entry('Cache a day.', ['issue-1'], 'entry-1')] }),
      ...[says('bo'), says('cy', { new_issues: ['And watches?'] }), reviewed('review-1-1-1'), goes('check-1-1')],
      command('StopChannel', { reason: '' }),
    );
    expect(previousPlan(second, SECOND)).toMatchObject({
      version: 2,
      line: [{ version: 1, channel_id: FIRST }],
      replaced: [{ entry_id: 'entry-1', text: 'Cache a week.', by: 'entry-3', reason: 'it is better' }],
      entries: [{ entry_id: 'entry-3', version: 2 }],
      entries_given: 3,
      clarifications: [
        { asked_by: 'CY', question: 'Which phones?', answer: '', assumption: 'we assume: Which phones?' },
      ],
      open_points: ['And watches?'],
    });
  });
});
