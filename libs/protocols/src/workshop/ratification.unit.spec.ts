import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import {
  call,
  command,
  entry,
  fire,
  goes,
  monitor,
  onEntry,
  ratifies,
  reviewed,
  role,
  says,
  workshopOf3,
} from './workshop.fixtures.js';
import { after, workOf } from './tasks/work.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));
const statusesOf = (list: { status: string }[]) => list.map(({ status }) => status);

/** ana settles the only issue; bo and cy propose what nobody before them has heard of. */
const found = [
  workshopOf3(),
  says('ana', { entries: [entry('Cache the last week.', ['issue-1'])] }),
  says('bo', { entries: [entry('At most 1 GB.'), entry('Oldest first.')] }),
];
const lastSpeech = says('cy', { entries: [entry('Test on old phones.'), entry('Copies expire.')] });

describe('a workshop does not end while an entry is unheard (W4)', () => {
  it('where the list is empty, each role is asked about what it has not heard of, and nothing else', () => {
    given(...found)
      .when(lastSpeech)
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryProposed', { entry_id: 'entry-4' }],
        ['DraftEntryProposed', { entry_id: 'entry-5' }],
        ['DraftEntryAdded', { entry_id: 'entry-1' }],
        ['IssueResolved', { issue_id: 'issue-1' }],
        [
          'RatificationStarted',
          { round: 1, entries: ['entry-2', 'entry-3', 'entry-4', 'entry-5'], recipients: ['ana', 'bo'] },
        ],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'ana', work: 'ratify', request_id: 'ratify-1-ana' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo', work: 'ratify' }],
      );
  });

  it('then all that nobody objects to is in the draft, and the round closes', () => {
    const { state } = given(...found, lastSpeech, ratifies('ana', [onEntry('entry-4', 'object', 'no phones left')]))
      .when(ratifies('bo'))
      .then(
        ['EntriesRatified', { participant_id: 'bo' }],
        ['TimerCancelled'],
        ['DraftEntryAdded', { entry_id: 'entry-2', unopposed: ['cy', 'ana'] }],
        ['DraftEntryAdded', { entry_id: 'entry-3' }],
        ['DraftEntryAdded', { entry_id: 'entry-5' }],
        ['WorkshopRoundClosed', { open_issues: [] }],
        ['FacilitationRequested', { task: 'review' }],
      );
    expect(statusesOf(state.entries)).toEqual(['in_draft', 'in_draft', 'in_draft', 'proposed', 'in_draft']);
    given(...found, lastSpeech, ratifies('ana', [onEntry('entry-4', 'object')]), ratifies('bo'))
      .when(reviewed('review-1-1-1'))
      .then(
        ['FacilitationCompleted'],
        ['WorkshopRoundReviewed'],
        ['DraftEntryLapsed', { entry_id: 'entry-4', cause: 'workshop_ended' }],
        ['WorkshopConcluded', { status: 'success' }],
        ...Array.from({ length: 3 }, () => [['TimerSet'], ['TurnRequested', { work: 'document' }]] as const).flat(),
      );
  });

  it('also after the last round', () => {
    const last = [workshopOf3({ settings: { max_rounds: 1 } }), says('ana'), says('bo')];
    const { state } = given(...last)
      .when(says('cy', { entries: [entry('Cache it.', ['issue-1'])] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryProposed'],
        ['RatificationStarted', { recipients: ['ana', 'bo'] }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(state.phase).toBe('ratifying');
    const agreed = given(...last, says('cy', { entries: [entry('Cache it.', ['issue-1'])] }), ratifies('ana'));
    agreed
      .when(ratifies('bo'))
      .then(
        ['EntriesRatified'],
        ['TimerCancelled'],
        ['DraftEntryAdded'],
        ['IssueResolved'],
        ['WorkshopRoundClosed', { open_issues: [] }],
        ['FacilitationRequested'],
      );
  });

  it('and before an end that the monitor brings between rounds, which comes when everybody has been heard', () => {
    const stuck = [workshopOf3(), says('ana'), says('bo'), says('cy', { entries: [entry('Cache it.')] })];
    const stop = monitor('stop', 'no_progress', 'check-1-1');
    given(...stuck, reviewed('review-1-1-1'))
      .when(stop)
      .then(
        ['TerminationChecked'],
        ['RatificationStarted', { reason: 'no_progress' }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TimerSet'],
        ['TurnRequested'],
      );
    const asked = [...stuck, reviewed('review-1-1-1'), stop, ratifies('ana')];
    given(...asked)
      .when(ratifies('bo'))
      .then(
        ['EntriesRatified'],
        ['TimerCancelled'],
        ['DraftEntryAdded'],
        ['WorkshopConcluded', { reason: 'no_progress', status: 'partial_consensus' }],
        ...Array.from({ length: 3 }, () => [['TimerSet'], ['TurnRequested', { work: 'document' }]] as const).flat(),
      );
    given(...asked, command('ContinueChannel', {}))
      .when(ratifies('bo'))
      .then(
        ['EntriesRatified'],
        ['TimerCancelled'],
        ['DraftEntryAdded'],
        ['RoundStarted', { round: 2 }],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });
});

describe('an absent role is no consent (W4)', () => {
  const absent = [workshopOf3(), says('ana', { entries: [entry('Cache it.', ['issue-1'])] }), says('bo')];

  it('is asked again before the end; what it then objects to opens its issue again', () => {
    given(...absent)
      .when(fire('timeout-turn-1-1-cy'))
      .then(
        ['TimerFired'],
        ['TurnSkipped'],
        ['DraftEntryAdded', { unopposed: ['bo'], absent: ['cy'] }],
        ['IssueResolved'],
        ['RatificationStarted', { entries: ['entry-1'], recipients: ['cy'] }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'cy' }],
      );
    given(...absent, fire('timeout-turn-1-1-cy'))
      .when(ratifies('cy', [onEntry('entry-1', 'object', 'licences')]))
      .then(
        ['EntriesRatified'],
        ['TimerCancelled'],
        ['IssueReopened', { issue_id: 'issue-1', reopened_by: 'cy', reason: 'licences' }],
        ['WorkshopRoundClosed', { open_issues: ['issue-1'] }],
        ['FacilitationRequested'],
      );
  });

  it('where it is absent still, the workshop goes on without it', () => {
    given(...absent, fire('timeout-turn-1-1-cy'))
      .when(fire('timeout-ratify-1-cy'))
      .then(['TimerFired'], ['TurnSkipped'], ['WorkshopRoundClosed', { open_issues: [] }], ['FacilitationRequested']);
  });

  it('nothing enters the draft that nobody but its proposer has heard of', () => {
    const alone = given(
      ...[workshopOf3(), says('ana', { entries: [entry('Cache it.', ['issue-1'])] })],
      ...[fire('timeout-turn-1-1-bo'), fire('timeout-turn-1-1-cy')],
    );
    expect(statusesOf(alone.state.entries)).toEqual(['proposed']);
    const one = workshopOf3({ roles: [role('ana')] });
    const only = given(one, says('ana', { entries: [entry('Cache it.', ['issue-1'])] }));
    expect(statusesOf(only.state.entries)).toEqual(['in_draft']);
  });

  it('a role that speaks and is absent when it is asked does not hold the others up', () => {
    const all = given(...found, lastSpeech, ratifies('ana'), fire('timeout-ratify-1-bo'));
    expect(statusesOf(all.state.entries)).toEqual(Array.from({ length: 5 }, () => 'in_draft'));
  });
});

describe('a ratification', () => {
  const asked = [...found, lastSpeech];

  it.each([
    ['what is not on the table', ratifies('ana', [onEntry('entry-9', 'agree')]), 'invalid-request'],
    ['one who is not asked', ratifies('cy'), 'no-open-turn'],
  ])('refuses %s', (_, wrong, code) => {
    given(...asked)
      .when(wrong)
      .thenRefused(code);
  });

  it('that comes late leaves its cost', () => {
    const late = command('Ratify', { participant_id: 'ana', request_id: 'ratify-1-ana', entry_stances: [], call });
    given(...asked, ratifies('ana'), ratifies('bo'), reviewed('review-1-1-1'))
      .when(late)
      .then(['AnswerDiscarded']);
    given(...asked, goes('check-9-9'))
      .when(late)
      .then(['EntriesRatified'], ['TimerCancelled']);
  });

  it('asks a role for stances on what it has not heard of, and repeats what it may name', () => {
    const { prompt, accept, rehearse } = workOf(after(...asked), 'bo');
    for (const id of ['entry-4', 'entry-5']) expect(prompt.user).toContain(`<entry entry_id="${id}"`);
    expect(prompt.user).not.toContain('<entry entry_id="entry-2"');
    expect(accept({ entry_stances: [onEntry('entry-2', 'agree')] }, call)).toEqual({
      invalid: 'entry-2: not among the entries that you are asked about, which are entry-4, entry-5',
    });
    expect(accept({ entry_stances: [onEntry('entry-4', 'agree')] }, call)).toMatchObject({ type: 'Ratify' });
    expect(accept({}, call)).toMatchObject({ invalid: expect.stringContaining('entry_stances') });
    expect(rehearse()).toEqual({ entry_stances: [] });
  });
});
