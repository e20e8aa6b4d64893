import type { RecordedEvent } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Renderer } from '../render/renderer.js';
import { workshopRenderer } from './renderer.js';

const event = (type: string, data: object) => ({ type, data }) as unknown as RecordedEvent;
const raised = (id: number) => event('IssueRaised', { issue_id: `issue-${id}`, statement: `Question\n${id}?` });
const added = (id: number) => event('DraftEntryAdded', { entry_id: `entry-${id}`, text: `Answer ${id}.` });
const resolved = (id: number) => event('IssueResolved', { issue_id: `issue-${id}`, entry_id: `entry-${id}` });
const later = event('TimerSet', {});

/** What each event prints. */
function printed(events: RecordedEvent[], language: 'en' | 'zh' = 'en'): string[] {
  const renderer = new Renderer(workshopRenderer(), { width: 80, language });
  return events.map((one) => stripVTControlCharacters(renderer.render(one) ?? ''));
}

describe('what a round does to many issues is told in a line for all of a kind (N9)', () => {
  it('with the count and the titles, before what comes next', () => {
    const texts = printed([raised(1), later, raised(2), raised(3), later]);
    expect(texts).toEqual(['', '  + issue-1 new issue · Question 1?', '', '', expect.any(String)]);
    expect(texts[4]).toBe('  + 2 new issues · issue-2 Question 2? · issue-3 Question 3?');
  });

  it('though kinds alternate, in either language', () => {
    const events = [raised(1), raised(2), later, added(1), resolved(1), added(2), resolved(2), later];
    expect(printed(events).at(-1)).toBe(
      '  ■ 2 entries in the draft · entry-1 Answer 1. · entry-2 Answer 2.\n' +
        '  ✓ 2 issues resolved · issue-1 Question 1? (entry-1) · issue-2 Question 2? (entry-2)',
    );
    expect(printed(events, 'zh').at(-1)).toContain('✓ 2 个问题已解决 · issue-1 Question 1? (entry-1)');
  });

  it('and those off the table by why they are', () => {
    const lapsed = (id: number, cause: string) => event('DraftEntryLapsed', { entry_id: `entry-${id}`, cause });
    const texts = printed([
      ...[lapsed(1, 'workshop_ended'), lapsed(2, 'rival_stands'), lapsed(3, 'workshop_ended'), later],
    ]);
    expect(texts.at(-1)).toBe(
      '  ✗ 2 entries · not agreed on · entry-1 · entry-3\n  ✗ entry-2 off the table: its rival is in the draft',
    );
  });

  it('nothing is lost at the end, and the report has what was decided, as it stands', () => {
    const superseded = event('DraftEntrySuperseded', { entry_id: 'entry-1', superseded_by: 'entry-2', reason: '' });
    const report = event('PlanReported', { version: 1, summary: 'Done.' });
    const texts = printed([added(1), added(2), superseded, raised(1), raised(2), report]);
    expect(texts.at(-1)).toContain('2 new issues');
    expect(texts.at(-1)).toContain('■ entry-2 Answer 2.');
    expect(texts.at(-1)).not.toContain('■ entry-1');
  });
});
