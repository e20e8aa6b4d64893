import type { RecordedEvent } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { call, command, entry, question, reviewed, role, says, workshopOf3, writes } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const decider = deciderOf(workshop);
const { given } = deciderSpecification(decider);

const script = [{ turn: 1, follow_ups: [] }];
const open = workshopOf3({
  roles: [role('ana', { script }), role('bo', { kind: 'person' }), role('cy')],
  previous: {
    version: 1,
    channel_id: '01900000-0000-7000-8000-00000000000a',
    summary: '',
    decisions: [],
    open_points: [],
  },
  version: 2,
});
const settles = { entries: [entry('Cache it.', ['issue-1'])] };

describe("a workshop's view", () => {
  it('shows the plan, its issues and turns, and no rehearsal script', () => {
    const view = workshop.view(given(open, says('ana', settles)).state);
    expect(view).toMatchObject({
      ...{ phase: 'round', cycle: 1, round: 1, max_rounds: 3, plan_version: 2, documents: [] },
      entries: [{ entry_id: 'entry-1', status: 'proposed' }],
      issues: [{ issue_id: 'issue-1', status: 'open' }],
      turns: [
        { participant_id: 'ana', name: 'ANA', kind: 'hosted', status: 'answered' },
        { participant_id: 'bo', name: 'BO', kind: 'person', request_id: 'turn-1-1-bo', status: 'open' },
      ],
    });
    expect(JSON.stringify(view)).not.toContain('follow_ups');
  });

  it('says what waits for a person', () => {
    const { state } = given(open, says('ana', settles));
    expect(workshop.inboxItem(state, { request_id: 'turn-1-1-bo', participant_id: 'bo' })).toEqual({
      ...{ work: 'speech', requirement: 'The app should work offline.', plan_version: 2 },
      issues: [{ issue_id: 'issue-1', statement: state.issues[0]!.statement }],
      draft: [],
      proposed: [{ entry_id: 'entry-1', text: state.entries[0]!.text }],
    });
  });

  it('has an outcome once the discussion is over: the draft, and what stayed open', () => {
    const discussed = [open, says('ana', { ...settles, new_issues: ['How big?'] }), says('bo'), says('cy')];
    expect(workshop.outcome(given(...discussed).state)).toBeUndefined();
    const stopped = given(...discussed, command('StopChannel', { reason: '' })).state;
    expect(workshop.outcome(stopped)).toMatchObject({
      ...{ status: 'stopped', reason: 'stopped_by_user', summary: '', open_points: ['How big?'] },
      draft: [{ entry_id: 'entry-1' }],
      closed: { status: 'stopped' },
    });
  });

  it('shows every question to the user and what became of it (W6)', () => {
    const asked = [open, says('ana', { questions: [question('Which phones?'), question('Which data?')] })];
    const relayed = command('CompleteRelay', {
      ...{ request_id: 'relay-1-1-1', call },
      questions: [{ question_id: 'question-1', text: 'Dear user, which phones?' }],
    });
    const answer = command('AnswerClarification', { question_id: 'question-1', answer: 'All' });
    expect(workshop.questions!(given(...asked).state)).toMatchObject([
      { question_id: 'question-1', pending: true, status: 'asked', name: 'ANA', question: 'Which phones?' },
      { question_id: 'question-2', pending: true, assumption: 'we assume: Which data?' },
    ]);
    expect(workshop.questions!(given(...asked, relayed, answer).state)).toMatchObject([
      { pending: false, status: 'answered', question: 'Dear user, which phones?', exchanges: [{ answer: 'All' }] },
      { pending: true, status: 'relayed', question: 'Which data?' },
    ]);
  });
});

describe('its summaries', () => {
  const history = [
    open,
    says('ana', { ...settles, new_issues: ['How big?'] }),
    ...[says('bo'), says('cy', { entries: [entry('A week.', ['issue-2'])] }), reviewed('review-1-1-1')],
  ];

  /** The rows of a history, event by event. */
  function rows(...commands: typeof history) {
    let state = decider.initialState;
    let position = 0;
    return commands.flatMap((sent) => {
      const decision = decider.decide(state, sent);
      if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
      return decision.events.flatMap((event) => {
        state = decider.evolve(state, event);
        position += 1;
        return workshop.projections![0]!.project({ ...event, position } as RecordedEvent, state);
      });
    });
  }

  it("are the coach's, with what was open, by position", () => {
    const [row, ...more] = rows(...history);
    const { position } = row!.data as { position: number };
    expect(row).toEqual({
      key: String(position),
      data: { position, round: 1, final: false, summary: 'They talked.', open_points: ['How big?'] },
    });
    expect(more).toEqual([]);
  });

  it('the report is the final one', () => {
    const settled = [open, says('ana', settles), says('bo'), says('cy'), reviewed('review-1-1-1')];
    const report = command('CompleteReport', { request_id: 'report-1-2-1', summary: 'We cache it.', call });
    const all = rows(...settled, writes('ana'), writes('bo'), writes('cy'), report);
    expect(all.map(({ data }) => data)).toMatchObject([
      { final: false, open_points: [] },
      { final: true, round: 1, summary: 'We cache it.', open_points: [] },
    ]);
  });
});
