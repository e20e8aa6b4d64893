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
  question,
  reviewed,
  role,
  says,
  stance,
  workshopOf3,
  writes,
} from './workshop.fixtures.js';
import { workshop as protocol } from './workshop.js';

const workshop = deciderOf(protocol);

const { given } = deciderSpecification(workshop);
const open = workshopOf3();
const statusesOf = (list: { status: string }[]) => list.map(({ status }) => status);

/** ana proposes to settle the requirement, the others say nothing against it, and bo finds another issue. */
const settledFirst = [
  open,
  says('ana', { entries: [entry('Cache the last week.', ['issue-1'])] }),
  says('bo', { new_issues: ['How big may the cache be?'] }),
];

describe('a workshop opens (W1, W4)', () => {
  it('with an empty draft, the requirement as its issue list, and the first role asked', () => {
    const { state } = given()
      .when(open)
      .then(
        ['WorkshopOpened'],
        ['IssueRaised', { issue_id: 'issue-1', raised_by: 'user', statement: 'The app should work offline.' }],
        ['RoundStarted', { round: 1, recipients: ['ana', 'bo', 'cy'] }],
        ['TimerSet', { timer_id: 'timeout-turn-1-1-ana', purpose: 'turn_timeout' }],
        ['TurnRequested', { participant_id: 'ana', work: 'speech', proposal_version: 0 }],
      );
    expect(state.listed).toEqual(['issue-1']);
    expect(state.entries).toEqual([]);
  });

  it("a later version also has the user's feedback and what the one before left open on its list (W9)", () => {
    const channel_id = '01900000-0000-7000-8000-00000000000a';
    const previous = { version: 1, channel_id, summary: 'Cache.', decisions: ['Cache it'], open_points: ['How big?'] };
    const { state } = given(workshopOf3({ version: 2, previous, feedback: 'Too small' }));
    expect(state.issues.map((issue) => issue.statement)).toEqual([
      'The app should work offline.',
      'Feedback on the previous version: Too small',
      'How big?',
    ]);
  });

  it.each([
    ['two roles with one name', { roles: [role('ana'), role('bo', { name: 'ANA' })] }],
    ['two roles with one id', { roles: [role('ana'), role('ana', { name: 'B', output_document: 'b_plan.json' })] }],
    ['two roles with one document', { roles: [role('ana'), role('bo', { output_document: 'ana_plan.json' })] }],
    ['an empty requirement', { requirement: ' ' }],
    ['feedback without an earlier version', { feedback: 'x' }],
    [
      'a version below the one it starts from',
      { previous: { version: 1, channel_id: '', summary: '', decisions: [], open_points: [] } },
    ],
  ])('refuses %s', (_, wrong) => {
    given().when(workshopOf3(wrong)).thenRefused('invalid-request');
  });

  it('only once', () => given(open).when(workshopOf3()).thenRefused('channel-exists'));
});

describe('roles speak in order (W2, W3)', () => {
  it('each is asked only after the one before is settled', () => {
    given(open)
      .when(says('ana'))
      .then(
        ['SpeechGiven', { participant_id: 'ana', round: 1 }],
        ['TimerCancelled', { timer_id: 'timeout-turn-1-1-ana' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
    given(open).when(says('bo')).thenRefused('no-open-turn');
  });

  it('a silent role is passed over', () => {
    given(open)
      .when(fire('timeout-turn-1-1-ana'))
      .then(
        ['TimerFired'],
        ['TurnSkipped', { cause: 'timeout' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it('a role that answers outside the schema fails its turn; a budget spent before anybody spoke ends the workshop without a model', () => {
    const fail = (code: string) => command('FailTurn', { request_id: 'turn-1-1-ana', code, message: '' });
    given(open)
      .when(fail('invalid_output'))
      .then(
        ['TurnFailed'],
        ['TimerCancelled'],
        ['TurnSkipped', { cause: 'turn_failed' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    given(open)
      .when(fail('budget'))
      .then(
        ['TurnFailed'],
        ['TimerCancelled'],
        ['TurnSkipped'],
        ['WorkshopConcluded', { status: 'failed', open_issues: ['issue-1'] }],
        ['ChannelClosed', { status: 'failed', reason: 'cost_budget' }],
      );
  });

  it.each([
    ['an unknown role', says('mallory'), 'not-a-participant'],
    ['nothing said', says('ana', { analysis: ' ' }), 'invalid-request'],
    [
      'a comment to a stranger',
      says('ana', { comments: [{ participant_id: 'mallory', text: 'x' }] }),
      'invalid-request',
    ],
    ['a stance on an issue that is none', says('ana', { stances: [stance('issue-9', 'agree')] }), 'invalid-request'],
    [
      'an objection to an entry that is none',
      says('ana', { entry_stances: [onEntry('entry-1', 'object')] }),
      'invalid-request',
    ],
    ['an entry that settles no issue there is', says('ana', { entries: [entry('x', ['issue-9'])] }), 'invalid-request'],
    [
      'a replacement of what is not in the draft',
      says('ana', { entries: [entry('x', [], 'entry-9')] }),
      'invalid-request',
    ],
    ['reopening what is open', says('ana', { reopens: [{ issue_id: 'issue-1', reason: 'x' }] }), 'invalid-request'],
    ['another request', says('ana', {}, { request_id: 'turn-1-9-ana' }), 'unknown-request'],
    [
      'a command of another protocol',
      command('CompleteSummary', { request_id: '', summary: 'x', open_points: [], call }),
      'wrong-protocol',
    ],
  ])('refuses %s', (_, wrong, code) => {
    given(open).when(wrong).thenRefused(code);
  });

  it('twice and late are refused; of a model the cost is kept', () => {
    given(open, says('ana')).when(says('ana')).thenRefused('already-answered');
    given(open, fire('timeout-turn-1-1-ana')).when(says('ana')).thenRefused('late-feedback');
    given(open, fire('timeout-turn-1-1-ana'))
      .when(says('ana', {}, { call }))
      .then(['AnswerDiscarded', { reason: 'late' }]);
  });

  it('a speech that is too long is cut, and the log says by how much (W8)', () => {
    const long = says('ana', { analysis: 'a'.repeat(150), advice: 'b'.repeat(100) });
    const { events } = given(workshopOf3({ settings: { max_speech_chars: 200 } }))
      .when(long)
      .then(
        ['SpeechGiven'],
        ['SpeechTruncated', { kept: 200, dropped: 50 }],
        ['TimerCancelled'],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(events[0]!.data).toMatchObject({ speech: { analysis: 'a'.repeat(150), advice: 'b'.repeat(50) } });
  });
});

describe('what enters the draft follows from the stances (W4)', () => {
  it('an entry that everybody has seen and nobody objects to enters at the end of the round, with its provenance', () => {
    given(...settledFirst)
      .when(says('cy', { stances: [stance('issue-1', 'agree', 'fine')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        [
          'DraftEntryAdded',
          {
            entry_id: 'entry-1',
            round: 1,
            proposed_by: 'ana',
            stances: [
              { participant_id: 'ana', stance: 'agree', round: 1, request_id: 'turn-1-1-ana' },
              { participant_id: 'cy', stance: 'agree', reason: 'fine', request_id: 'turn-1-1-cy' },
            ],
            unopposed: ['bo'],
          },
        ],
        ['IssueResolved', { issue_id: 'issue-1', entry_id: 'entry-1' }],
        ['WorkshopRoundClosed', { spoke: ['ana', 'bo', 'cy'], open_issues: ['issue-2'] }],
        ['FacilitationRequested', { task: 'review', request_id: 'review-1-1-1' }],
      );
  });

  it('who spoke before it was proposed gets to object in the next round', () => {
    const late = [open, says('ana'), says('bo'), says('cy', { entries: [entry('Cache it.', ['issue-1'])] })];
    const { state } = given(...late);
    expect(statusesOf(state.entries)).toEqual(['proposed']);
    const second = [...late, reviewed('review-1-1-1'), goes('check-1-1')];
    const objected = given(
      ...second,
      says('ana', { stances: [stance('issue-1', 'object', 'too dear')] }),
      says('bo'),
      says('cy'),
    );
    expect(statusesOf(objected.state.entries)).toEqual(['proposed']);
    const agreed = given(...second, says('ana'), says('bo'), says('cy'));
    expect(statusesOf(agreed.state.entries)).toEqual(['in_draft']);
  });

  it('an objection stands until the role itself takes it back', () => {
    const contested = [
      open,
      says('ana', { entries: [entry('Cache it.', ['issue-1'])] }),
      says('bo', { entry_stances: [onEntry('entry-1', 'object')] }),
      says('cy'),
      reviewed('review-1-1-1'),
      goes('check-1-1'),
      says('ana', { stances: [stance('issue-1', 'agree')] }),
    ];
    expect(statusesOf(given(...contested, says('bo'), says('cy')).state.entries)).toEqual(['proposed']);
    const onIssue = given(...contested, says('bo', { stances: [stance('issue-1', 'agree')] }), says('cy'));
    expect(statusesOf(onIssue.state.entries)).toEqual(['proposed']);
    const taken = given(...contested, says('bo', { entry_stances: [onEntry('entry-1', 'agree')] }), says('cy'));
    expect(statusesOf(taken.state.entries)).toEqual(['in_draft']);
  });

  const secondRound = [...settledFirst, says('cy'), reviewed('review-1-1-1'), goes('check-1-1')];

  it('a later objection opens the issue again with the reason; the entry stays in the draft', () => {
    const { state } = given(...secondRound)
      .when(says('ana', { entry_stances: [onEntry('entry-1', 'object', 'phones are small')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['IssueReopened', { issue_id: 'issue-1', entry_id: 'entry-1', reason: 'phones are small', reopened_by: 'ana' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(statusesOf(state.entries)).toEqual(['in_draft']);
  });

  it('it is settled by taking the objection back, or by an entry that replaces it, with the reason', () => {
    const objected = [...secondRound, says('ana', { entry_stances: [onEntry('entry-1', 'object')] })];
    const third = [...objected, says('bo'), says('cy'), reviewed('review-2-2-1'), goes('check-2-2')];
    const back = [says('ana', { entry_stances: [onEntry('entry-1', 'agree')] }), says('bo'), says('cy')];
    expect(given(...third, ...back).state.issues[0]).toMatchObject({ status: 'resolved', resolved_by: 'entry-1' });
    const replacement = says('ana', { entries: [entry('Cache a day.', [], 'entry-1')] });
    given(...third, replacement, says('bo'))
      .when(says('cy'))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryAdded', { entry_id: 'entry-2' }],
        ['DraftEntrySuperseded', { entry_id: 'entry-1', superseded_by: 'entry-2', reason: 'it is better' }],
        ['IssueResolved', { issue_id: 'issue-1', entry_id: 'entry-2' }],
        ['WorkshopRoundClosed', { open_issues: ['issue-2'] }],
        ['FacilitationRequested'],
      );
  });

  it('of two entries that would replace the same one the first does, and the other lapses', () => {
    const both = { entries: [entry('Cache a day.', [], 'entry-1'), entry('Cache an hour.', [], 'entry-1')] };
    given(...secondRound, says('ana', both), says('bo'))
      .when(says('cy'))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryAdded', { entry_id: 'entry-2' }],
        ['DraftEntrySuperseded', { entry_id: 'entry-1', superseded_by: 'entry-2' }],
        ['DraftEntryLapsed', { entry_id: 'entry-3', cause: 'superseded_meanwhile' }],
        ['WorkshopRoundClosed'],
        ['FacilitationRequested'],
      );
  });

  it('an objection to an entry that settled no issue raises one', () => {
    const plain = [open, says('ana', { entries: [entry('Be kind.')] }), says('bo'), says('cy')];
    given(...plain, reviewed('review-1-1-1'), goes('check-1-1'))
      .when(says('ana', { entry_stances: [onEntry('entry-1', 'object', 'vague')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['IssueRaised', { issue_id: 'issue-2', about_entry: 'entry-1', statement: 'Objection to entry-1: vague' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('an issue that the roles find to be none is dismissed, once everybody has seen that', () => {
    const none = (id: string) => says(id, { stances: [stance('issue-1', 'no_issue', 'it works offline')] });
    const last = given(open, says('ana'), says('bo'), none('cy'));
    expect(last.state.issues[0]).toMatchObject({ status: 'open' });
    const { events } = given(open, none('ana'), says('bo'))
      .when(says('cy', { stances: [stance('issue-1', 'abstain')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['IssueDismissed', { issue_id: 'issue-1' }],
        ['WorkshopRoundClosed'],
        ['FacilitationRequested'],
      );
    expect(events[2]!.data).toMatchObject({ stances: [{ participant_id: 'ana' }, { participant_id: 'cy' }] });
    const contested = given(open, none('ana'), says('bo', { stances: [stance('issue-1', 'agree')] }), says('cy'));
    expect(contested.state.issues[0]).toMatchObject({ status: 'open' });
  });

  it('and can be put back on the list with a reason', () => {
    const gone = [
      open,
      says('ana', { new_issues: ['Which phones?'], stances: [stance('issue-1', 'no_issue')] }),
      says('bo'),
      says('cy'),
      reviewed('review-1-1-1'),
      goes('check-1-1'),
    ];
    const { state } = given(...gone)
      .when(says('ana', { reopens: [{ issue_id: 'issue-1', reason: 'it is one' }] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['IssueReopened', { reason: 'it is one' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(state.issues[0]).toMatchObject({ status: 'open', reopened: { by: 'ana' } });
  });
});

describe('the coach words and does not decide (W4, W8)', () => {
  const twoIssues = [open, says('ana', { new_issues: ['A?', 'B?'] }), says('bo'), says('cy')];

  it('merges and rewords what nobody objects on, and gives notices', () => {
    const coach = {
      merges: [{ issue_id: 'issue-3', into: 'issue-2', reason: 'the same' }],
      rewordings: [{ issue_id: 'issue-2', statement: 'A and B?' }],
      off_topic: [{ participant_id: 'bo', notice: 'Stay with offline.' }],
    };
    const { state } = given(...twoIssues)
      .when(reviewed('review-1-1-1', coach))
      .then(
        ['FacilitationCompleted'],
        ['IssueMerged', { issue_id: 'issue-3', into: 'issue-2', reason: 'the same' }],
        ['IssueReworded', { issue_id: 'issue-2', statement: 'A and B?' }],
        ['OffTopicNoticed', { participant_id: 'bo' }],
        ['WorkshopRoundReviewed', { refused: [] }],
        ['CheckRequested', { check_id: 'check-1-1' }],
      );
    expect(state.issues[1]).toMatchObject({ statement: 'A and B?', raised_as: 'A?' });
    expect(state.notices).toEqual({ bo: 'Stay with offline.' });
  });

  it('its merge of an issue that somebody objects on is refused, and the log says so', () => {
    const objected = [
      open,
      says('ana', { new_issues: ['A?'] }),
      says('bo', { stances: [stance('issue-2', 'object')] }),
      says('cy'),
    ];
    const merges = [
      { issue_id: 'issue-2', into: 'issue-1', reason: 'x' },
      { issue_id: 'issue-1', into: 'issue-9', reason: 'x' },
      { issue_id: 'issue-1', into: 'issue-1', reason: 'x' },
    ];
    given(...objected)
      .when(reviewed('review-1-1-1', { merges }))
      .then(
        ['FacilitationCompleted'],
        [
          'WorkshopRoundReviewed',
          {
            refused: [
              { issue_id: 'issue-2', reason: 'bo objects' },
              { reason: 'issue-9 is no other open issue' },
              { reason: 'issue-1 is no other open issue' },
            ],
          },
        ],
        ['CheckRequested'],
      );
  });

  it('its summary cannot put an entry in the draft that a role objects to', () => {
    const contested = [
      open,
      says('ana', { entries: [entry('Cache it.', ['issue-1'])] }),
      says('bo', { entry_stances: [onEntry('entry-1', 'object')] }),
      says('cy'),
    ];
    const { state } = given(...contested)
      .when(reviewed('review-1-1-1', { summary: 'Everybody agrees: entry-1 is in the draft, issue-1 is settled.' }))
      .then(['FacilitationCompleted'], ['WorkshopRoundReviewed'], ['CheckRequested']);
    expect(statusesOf(state.entries)).toEqual(['proposed']);
    expect(statusesOf(state.issues)).toEqual(['open']);
  });

  it('a coach that cannot be had is tried again, and then done without', () => {
    const fail = (request_id: string) => command('FailFacilitation', { request_id, code: 'refusal', message: 'no' });
    given(...twoIssues)
      .when(fail('review-1-1-1'))
      .then(['FacilitationFailed'], ['FacilitationRequested', { request_id: 'review-1-2-2' }]);
    given(...twoIssues, fail('review-1-1-1'))
      .when(fail('review-1-2-2'))
      .then(['FacilitationFailed'], ['CheckRequested']);
  });
});

describe('clarification (W6)', () => {
  const asked = [open, says('ana', { questions: [question('Which phones?'), question('Which data?')] })];
  const relayed = command('CompleteRelay', {
    request_id: 'relay-1-1-1',
    questions: [{ question_id: 'question-1', text: 'Dear user, which phones?' }],
    call,
  });
  const answer = (question_id: string, text = 'All of them') =>
    command('AnswerClarification', { question_id, answer: text });
  const skipIt = (question_id: string) => command('SkipClarification', { question_id });
  const satisfied = (request_id: string, more = '') =>
    command('FollowUpClarification', { participant_id: 'ana', request_id, satisfied: !more, question: more });

  it('a question pauses the workshop: the next role is not asked, and no timer runs', () => {
    const { state } = given(open)
      .when(says('ana', { questions: [question('Which phones?')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['ClarificationAsked', { question_id: 'question-1', asked_by: 'ana', assumption: 'we assume: Which phones?' }],
        ['WorkshopPaused'],
        ['FacilitationRequested', { task: 'relay' }],
      );
    expect(state).toMatchObject({ phase: 'clarifying', timers: {}, round: 1 });
  });

  it("the coach relays in its own words; where it has none, the role's own are taken", () => {
    given(...asked)
      .when(relayed)
      .then(
        ['FacilitationCompleted'],
        ['ClarificationRelayed', { text: 'Dear user, which phones?', by_coach: true }],
        ['ClarificationRelayed', { question_id: 'question-2', text: 'Which data?', by_coach: false }],
      );
  });

  it('the role that asked says whether the answer suffices, over as many exchanges as it needs', () => {
    given(...asked, relayed)
      .when(answer('question-1'))
      .then(
        ['ClarificationAnswered', { exchange: 1 }],
        ['TimerSet'],
        [
          'TurnRequested',
          {
            ...{ participant_id: 'ana', work: 'follow_up', request_id: 'follow-up-question-1-1' },
            question_id: 'question-1',
          },
        ],
      );
    given(...asked, relayed, answer('question-1'))
      .when(satisfied('follow-up-question-1-1', 'Old ones too?'))
      .then(
        ['ClarificationFollowedUp', { text: 'Old ones too?' }],
        ['TimerCancelled'],
        ['FacilitationRequested', { task: 'relay' }],
      );
  });

  it.each([[['question-1', 'question-2']], [['question-2', 'question-1']]])('answered in the order %j', (order) => {
    const [first, second] = order as [string, string];
    given(...asked, relayed, answer(first), satisfied(`follow-up-${first}-1`), answer(second))
      .when(satisfied(`follow-up-${second}-1`))
      .then(
        ['ClarificationSettled', { question_id: second, cause: 'answered' }],
        ['TimerCancelled'],
        ['WorkshopResumed', { round: 1 }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it("a skipped question leaves the role's assumption, recorded as one", () => {
    given(...asked, relayed, skipIt('question-1'))
      .when(skipIt('question-2'))
      .then(
        ['ClarificationSkipped'],
        ['AssumptionRecorded', { participant_id: 'ana', assumption: 'we assume: Which data?' }],
        ['WorkshopResumed'],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it('a role that cannot be asked whether it suffices takes the answer as it is', () => {
    given(...asked, relayed, skipIt('question-2'), answer('question-1'))
      .when(fire('timeout-follow-up-question-1-1'))
      .then(
        ['TimerFired'],
        ['TurnSkipped'],
        ['ClarificationSettled', { cause: 'unreviewed' }],
        ['WorkshopResumed'],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
      );
  });

  it('answers to what does not wait are refused', () => {
    given(...asked)
      .when(answer('question-9'))
      .thenRefused('question-not-pending');
    given(open).when(answer('question-1')).thenRefused('question-not-pending');
    given(...asked, answer('question-1'))
      .when(answer('question-1'))
      .thenRefused('question-not-pending');
    given(...asked, skipIt('question-1'))
      .when(answer('question-1'))
      .thenRefused('question-not-pending');
    given(...asked)
      .when(answer('question-1', '  '))
      .thenRefused('invalid-request');
    given(...asked, command('StopChannel', { reason: '' }))
      .when(skipIt('question-1'))
      .thenRefused('channel-closed');
  });

  it('can be answered before the coach has relayed it; what the coach then says of it is too late', () => {
    const early = [...asked, answer('question-1'), satisfied('follow-up-question-1-1'), skipIt('question-2')];
    expect(given(...early).state).toMatchObject({ phase: 'round' });
    given(...early)
      .when(relayed)
      .then(['AnswerDiscarded', { reason: 'late' }]);
  });

  it('time limits stand still while the user thinks, for hours', () => {
    const limited = workshopOf3({
      termination: { auto_exit: true, stop_when: [{ time_limit: { max_ms: 60_000 } }], grace_ms: 0 },
    });
    const paused = given(limited)
      .when(says('ana', { questions: [question('Which phones?')] }))
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['ClarificationAsked'],
        ['TimerCancelled', { timer_id: 'elapsed-50000' }],
        ['TimerCancelled', { timer_id: 'elapsed-60000' }],
        [
          'WorkshopPaused',
          {
            held: [
              { remaining_ms: 50_000, span_ms: 50_000 },
              { remaining_ms: 60_000, span_ms: 60_000 },
            ],
          },
        ],
        ['FacilitationRequested'],
      );
    expect(paused.state.stopping.timers).toEqual({});
    given(limited, says('ana', { questions: [question('Which phones?')] }))
      .when(command('SkipClarification', { question_id: 'question-1' }, '2026-01-02T12:00:00.000Z'))
      .then(
        ['ClarificationSkipped'],
        ['AssumptionRecorded'],
        ['WorkshopResumed'],
        ['TimerSet', { timer_id: 'elapsed-50000', due_at: '2026-01-02T12:00:50.000Z' }],
        ['TimerSet', { timer_id: 'elapsed-60000', due_at: '2026-01-02T12:01:00.000Z' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it("the last role's question is asked before the round closes", () => {
    given(open, says('ana'), says('bo'), says('cy', { questions: [question('Which phones?')] }))
      .when(skipIt('question-1'))
      .then(
        ['ClarificationSkipped'],
        ['AssumptionRecorded'],
        ['WorkshopResumed'],
        ['WorkshopRoundClosed'],
        ['FacilitationRequested', { task: 'review' }],
      );
  });
});

describe('the end (W5, W9)', () => {
  const settled = [open, says('ana', { entries: [entry('Cache it.', ['issue-1'])] }), says('bo'), says('cy')];

  it('comes when the issue list is empty: then the documents, then the report', () => {
    given(...settled)
      .when(reviewed('review-1-1-1'))
      .then(
        ['FacilitationCompleted'],
        ['WorkshopRoundReviewed'],
        ['WorkshopConcluded', { status: 'success', reason: 'issues_settled', open_issues: [] }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'ana', work: 'document', request_id: 'document-ana' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'bo' }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'cy' }],
      );
    given(...settled, reviewed('review-1-1-1'), writes('bo'), fire('timeout-document-cy'))
      .when(writes('ana'))
      .then(
        ['PlanDocumentWritten', { file: 'ana_plan.json' }],
        ['TimerCancelled'],
        ['FacilitationRequested', { task: 'report' }],
      );
    given(...settled, reviewed('review-1-1-1'), writes('bo'), fire('timeout-document-cy'), writes('ana'))
      .when(command('CompleteReport', { request_id: 'report-1-2-1', summary: 'We cache it.', call }))
      .then(
        ['FacilitationCompleted'],
        ['PlanReported', { version: 1, summary: 'We cache it.' }],
        ['ChannelClosed', { status: 'success', reason: 'issues_settled' }],
      );
  });

  it('a document that cites what is not in the draft is refused', () => {
    const document = { summary: 'x', sections: [], based_on: ['entry-9'] };
    given(...settled, reviewed('review-1-1-1'))
      .when(command('WriteDocument', { participant_id: 'ana', document }))
      .thenRefused('invalid-request');
  });

  const round = (number: number, facilitation: string) => [
    says('ana'),
    says('bo'),
    says('cy'),
    reviewed(facilitation),
    goes(`check-${number}-${number}`),
  ];

  it('comes at the round limit, and says what stayed open', () => {
    const history = [
      open,
      ...round(1, 'review-1-1-1'),
      ...round(2, 'review-2-2-1'),
      says('ana'),
      says('bo'),
      says('cy'),
      reviewed('review-3-3-1'),
    ];
    const { events } = given(...history)
      .when(goes('check-3-3'))
      .then(
        ['TerminationChecked'],
        ['WorkshopConcluded', { status: 'no_agreement', reason: 'round_limit', open_issues: ['issue-1'] }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TimerSet'],
        ['TurnRequested'],
        ['TimerSet'],
        ['TurnRequested'],
      );
    expect(events).toHaveLength(8);
  });

  it('a person who extends the limit gets another round', () => {
    const history = [
      workshopOf3({ settings: { max_rounds: 1 } }),
      command('ExtendLimits', { rounds: 1, time_ms: 0 }),
      says('ana'),
      says('bo'),
      says('cy'),
      reviewed('review-1-1-1'),
    ];
    given(...history)
      .when(goes('check-1-1'))
      .then(['TerminationChecked'], ['RoundStarted', { round: 2, last: true }], ['TimerSet'], ['TurnRequested']);
  });

  it("the monitor's stop ends it gracefully; what was on the table or asked is not dropped silently", () => {
    const history = [open, says('ana', { entries: [entry('x', ['issue-1'])], questions: [question('Which phones?')] })];
    given(...history)
      .when(monitor('stop', 'exit_words'))
      .then(
        ['TerminationChecked'],
        ['DraftEntryLapsed', { entry_id: 'entry-1', cause: 'workshop_ended' }],
        ['ClarificationSettled', { cause: 'workshop_ended' }],
        ['WorkshopConcluded', { status: 'completed', reason: 'exit_words', open_issues: ['issue-1'] }],
        ['TimerSet'],
        ['TurnRequested', { work: 'document' }],
        ['TimerSet'],
        ['TurnRequested'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('a stop by the user is at once, in any phase, and says what stays open', () => {
    const stopNow = command('StopChannel', { reason: '' });
    given(open)
      .when(stopNow)
      .then(
        ['TimerCancelled'],
        ['WorkshopConcluded', { status: 'stopped', open_issues: ['issue-1'] }],
        ['ChannelClosed', { status: 'stopped' }],
      );
    given(...settled, reviewed('review-1-1-1'))
      .when(stopNow)
      .then(['TimerCancelled'], ['TimerCancelled'], ['TimerCancelled'], ['ChannelClosed', { status: 'stopped' }]);
    given(open, stopNow).when(says('ana')).thenRefused('channel-closed');
  });

  it('a turn that fails after the close leaves its cost in the log, and nothing else', () => {
    const closed = [...settled, reviewed('review-1-1-1'), command('StopChannel', { reason: '' })];
    const late = { request_id: 'document-ana', code: 'refusal', message: '' };
    given(...closed)
      .when(command('FailTurn', { ...late, call }))
      .then(['AnswerDiscarded', { request_id: 'document-ana', reason: 'channel_closed' }]);
    given(...closed)
      .when(command('FailTurn', late))
      .thenRefused('channel-closed');
  });

  it('what a person says meanwhile is heard by the next speaker', () => {
    given(open, command('Intervene', { text: 'Think of tablets.' }))
      .when(says('ana'))
      .then(['SpeechGiven'], ['TimerCancelled'], ['InterventionsApplied'], ['TimerSet'], ['TurnRequested']);
  });
});
