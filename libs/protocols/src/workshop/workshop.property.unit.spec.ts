import type { Command, ParleyEvent, Speech } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openIssues, pendingClarifications, workshop, type WorkshopState } from './index.js';
import {
  call,
  command,
  entry,
  fire,
  goes,
  onEntry,
  question,
  reviewed,
  says,
  stance,
  workshopOf3,
} from './workshop.fixtures.js';

/** Numbers that choose what happens next: the same list, the same workshop. */
const choices = fc.infiniteStream(fc.nat(99)).map((stream) => stream[Symbol.iterator]());
type Choices = Iterator<number>;

const next = (from: Choices): number => from.next().value as number;
const oneOf = <T>(from: Choices, list: readonly T[]): T => list[next(from) % list.length]!;
const often = (from: Choices, percent: number): boolean => next(from) < percent;

interface Step {
  before: WorkshopState;
  command: Command;
  events: ParleyEvent[];
  after: WorkshopState;
}

/** Plays a workshop to its end with roles and a coach that do whatever the choices say. */
function play(from: Choices): Step[] {
  const steps: Step[] = [];
  let state = workshop.initialState;
  let sent: Command = workshopOf3({ settings: { max_rounds: 1 + (next(from) % 4) } });
  for (let left = 400; left > 0; left--) {
    const decision = workshop.decide(state, sent);
    if (!decision.ok) throw new Error(`${sent.type} is refused: ${JSON.stringify(decision.problem)}`);
    const after = decision.events.reduce(workshop.evolve, state);
    steps.push({ before: state, command: sent, events: decision.events, after });
    state = after;
    if (state.phase === 'closed') return steps;
    sent = nextCommand(state, from);
  }
  throw new Error('it does not end');
}

function nextCommand(state: WorkshopState, from: Choices): Command {
  const request_id = state.facilitation?.request_id ?? '';
  const open = state.turns.filter(({ status }) => status === 'open');
  switch (state.phase) {
    case 'clarifying':
      return clarifying(state, from);
    case 'reviewing':
      return often(from, 10)
        ? command('FailFacilitation', { request_id, code: 'refusal', message: '' })
        : reviewed(request_id, coachWork(state, from));
    case 'checking':
      return goes(state.check ?? '');
    case 'reporting':
      return command('CompleteReport', { request_id, summary: 'Done.', call });
    case 'documenting': {
      const { participant_id, request_id: asked } = open[0]!;
      const document = { summary: 'Mine', sections: [], based_on: [] };
      return often(from, 20) ? fire(`timeout-${asked}`) : command('WriteDocument', { participant_id, document });
    }
    default: {
      const turn = open.find(({ work }) => work === 'speech')!;
      return often(from, 10) ? fire(`timeout-${turn.request_id}`) : says(turn.participant_id, anything(state, from));
    }
  }
}

function clarifying(state: WorkshopState, from: Choices): Command {
  const reviewing = state.turns.find(({ work, status }) => work === 'follow_up' && status === 'open');
  const pending = pendingClarifications(state);
  if (state.facilitation && often(from, 30)) {
    return command('CompleteRelay', { request_id: state.facilitation.request_id, questions: [], call });
  }
  if (reviewing && (!pending.length || often(from, 50))) {
    const { participant_id, request_id } = reviewing;
    const satisfied = often(from, 80);
    return command('FollowUpClarification', {
      participant_id,
      request_id,
      satisfied,
      question: satisfied ? '' : 'More?',
    });
  }
  const { question_id } = oneOf(from, pending);
  return often(from, 50)
    ? command('SkipClarification', { question_id })
    : command('AnswerClarification', { question_id, answer: 'Yes' });
}

function anything(state: WorkshopState, from: Choices): Partial<Speech> {
  const open = openIssues(state).map(({ issue_id }) => issue_id);
  const gone = state.issues.filter(({ status }) => status !== 'open').map(({ issue_id }) => issue_id);
  const draft = state.entries.filter(({ status }) => status === 'in_draft').map(({ entry_id }) => entry_id);
  const tabled = state.entries.filter(({ status }) => status === 'in_draft' || status === 'proposed');
  const some = <T>(list: T[], percent: number): T[] => list.filter(() => often(from, percent));
  return {
    new_issues: often(from, 20) ? ['Another?'] : [],
    stances: some(open, 50).map((id) => stance(id, oneOf(from, ['agree', 'agree', 'object', 'abstain', 'no_issue']))),
    entry_stances: some(tabled, 40).map(({ entry_id }) =>
      onEntry(entry_id, oneOf(from, ['agree', 'agree', 'object', 'abstain'])),
    ),
    entries: often(from, 50)
      ? [entry('This.', some(open, 60), draft.length && often(from, 30) ? oneOf(from, draft) : undefined)]
      : [],
    reopens: some(gone, 5).map((issue_id) => ({ issue_id, reason: 'no' })),
    questions: often(from, 10) ? [question('Which?')] : [],
  };
}

function coachWork(state: WorkshopState, from: Choices) {
  const ids = [...state.issues.map(({ issue_id }) => issue_id), 'issue-99'];
  return {
    merges: often(from, 40) ? [{ issue_id: oneOf(from, ids), into: oneOf(from, ids), reason: 'the same' }] : [],
    rewordings: often(from, 30) ? [{ issue_id: oneOf(from, ids), statement: 'Said more finely' }] : [],
    summary: 'Everybody agrees on everything.',
  };
}

const always = (holds: (steps: Step[]) => void) =>
  fc.assert(
    fc.property(choices, (from) => holds(play(from))),
    { numRuns: 300 },
  );

const eventsOf = (steps: Step[]): ParleyEvent[] => steps.flatMap(({ events }) => events);
const LEAVING = ['IssueResolved', 'IssueMerged', 'IssueDismissed'];

describe('whatever roles and coach do', () => {
  it('the draft never loses an entry silently', () => {
    always((steps) => {
      for (const { before, events, after } of steps) {
        for (const { entry_id } of before.entries.filter(({ status }) => status === 'in_draft')) {
          const now = after.entries.find((one) => one.entry_id === entry_id)!;
          const replaced = events.find((e) => e.type === 'DraftEntrySuperseded' && e.data.entry_id === entry_id);
          if (replaced?.type === 'DraftEntrySuperseded') {
            expect(replaced.data.reason).not.toBe('');
            expect(after.entries.find((one) => one.entry_id === replaced.data.superseded_by)!.status).toBe('in_draft');
          } else expect(now.status).toBe('in_draft');
        }
      }
      const left = steps.at(-1)!.after.entries.filter(({ status }) => status === 'proposed');
      expect(left).toEqual([]);
    });
  });

  it('an issue leaves in exactly one of the three ways, and comes back only with a reason', () => {
    always((steps) => {
      const on = new Set<string>();
      for (const event of eventsOf(steps)) {
        if (event.type === 'IssueRaised') on.add(event.data.issue_id);
        if (event.type === 'IssueReopened') {
          expect(on.has(event.data.issue_id)).toBe(false);
          expect(event.data.reason).not.toBe('');
          on.add(event.data.issue_id);
        }
        if (LEAVING.includes(event.type) && 'issue_id' in event.data) expect(on.delete(event.data.issue_id)).toBe(true);
      }
      expect(new Set(openIssues(steps.at(-1)!.after).map(({ issue_id }) => issue_id))).toEqual(on);
    });
  });

  it('nothing enters the draft that a role objects to, or that one who spoke has not seen', () => {
    always((steps) => {
      for (const { before, events } of steps) {
        for (const added of events.filter((event) => event.type === 'DraftEntryAdded')) {
          expect(added.data.stances.map(({ stance: said }) => said)).not.toContain('object');
          const seen = [...added.data.stances.map(({ participant_id }) => participant_id), ...added.data.unopposed];
          const closed = events.find((event) => event.type === 'WorkshopRoundClosed')!;
          expect(closed.data.spoke.filter((id) => !seen.includes(id))).toEqual([]);
          expect(before.phase).not.toBe('reviewing');
        }
      }
    });
  });

  it("the coach's work puts nothing in the draft and settles nothing", () => {
    always((steps) => {
      for (const { command: sent, events } of steps) {
        if (sent.type !== 'CompleteReview') continue;
        const types = events.map(({ type }) => type);
        for (const type of ['DraftEntryAdded', 'DraftEntrySuperseded', 'IssueResolved', 'IssueDismissed']) {
          expect(types).not.toContain(type);
        }
      }
    });
  });

  it('it ends when the list is empty, or at the limit, and then says what stayed open', () => {
    always((steps) => {
      const { after } = steps.at(-1)!;
      const concluded = eventsOf(steps).filter(({ type }) => type === 'WorkshopConcluded');
      expect(concluded).toHaveLength(1);
      const open = openIssues(after).map(({ issue_id }) => issue_id);
      expect(after.concluded).toMatchObject({
        open_issues: open,
        reason: open.length ? 'round_limit' : 'issues_settled',
      });
      expect(after.round).toBeLessThanOrEqual(after.opened!.config.max_rounds);
      expect(after.closed!.status === 'success').toBe(open.length === 0);
      // No round begins with an empty list.
      for (const { before, events } of steps.slice(1)) {
        if (events.some(({ type }) => type === 'RoundStarted')) expect(openIssues(before)).not.toEqual([]);
      }
    });
  });

  it('a question holds everything back until it is settled, and none is lost', () => {
    always((steps) => {
      for (const { before, events } of steps) {
        const asked = events.some((event) => event.type === 'TurnRequested' && event.data.work === 'speech');
        if (before.phase === 'clarifying' && asked) {
          expect(events.map(({ type }) => type)).toContain('WorkshopResumed');
        }
      }
      const ends = new Set(['settled', 'skipped', 'unanswered']);
      for (const { status } of steps.at(-1)!.after.clarifications) expect(ends).toContain(status);
    });
  });

  it('no two roles are asked to speak at once, and none twice in a round', () => {
    always((steps) => {
      for (const { after } of steps) {
        const speeches = after.turns.filter(({ work }) => work === 'speech');
        const waiting = speeches.filter(({ status }) => status === 'open');
        if (!after.concluded) expect(waiting.length).toBeLessThanOrEqual(1);
        expect(new Set(speeches.map(({ participant_id }) => participant_id)).size).toBe(speeches.length);
      }
    });
  });
});
