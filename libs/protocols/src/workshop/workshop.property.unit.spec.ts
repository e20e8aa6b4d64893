import type { Command, ParleyEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unheardBy } from './rules/ratification.js';
import { standingObjections } from './dissent.js';
import { draftOf, openIssues, type WorkshopState } from './state.js';
import { choices, play, type Step } from './workshop-play.fixtures.js';

const always = (holds: (steps: Step[]) => void) =>
  fc.assert(
    fc.property(choices, (from) => holds(play(from))),
    { numRuns: 150 },
  );

const eventsOf = (steps: Step[]): ParleyEvent[] => steps.flatMap(({ events }) => events);
/** What it was asked last and is settled, it has not answered. */
const isAbsent = ({ turns }: WorkshopState, id: string): boolean =>
  turns.findLast(
    ({ participant_id, work, status }) =>
      participant_id === id && status !== 'open' && (work === 'speech' || work === 'ratify'),
  )?.status === 'skipped';

const isReplaced = ({ entries }: WorkshopState, id: string): boolean =>
  entries.some(({ entry_id, status }) => entry_id === id && status === 'superseded');

const speakerOf = ({ data }: Command): unknown => ('participant_id' in data ? data.participant_id : undefined);

const LEAVING = ['IssueResolved', 'IssueMerged', 'IssueDismissed'];

/** Roles whose last speech or ratification of the last round was not given. */
function unheardIn(events: readonly ParleyEvent[]): string[] {
  const lastRound = events.slice(events.findLastIndex(({ type }) => type === 'RoundStarted'));
  const given = new Set(
    lastRound.flatMap(({ type, data }) =>
      type === 'SpeechGiven' || type === 'EntriesRatified' ? [data.request_id] : [],
    ),
  );
  const asked = lastRound.flatMap((event) => (event.type === 'TurnRequested' ? [event.data] : []));
  const last = new Map(
    asked
      .filter(({ work }) => work === 'speech' || work === 'ratify')
      .map((one) => [one.participant_id, one.request_id]),
  );
  return [...last].flatMap(([id, request_id]) => (given.has(request_id) ? [] : [id]));
}

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
      const replaced = eventsOf(steps).flatMap((e) => (e.type === 'DraftEntrySuperseded' ? [e.data.entry_id] : []));
      expect(new Set(replaced).size).toBe(replaced.length);
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

  it('what an answer settles stands in the draft and cites that answer; it leaves no success with an empty draft (W6)', () => {
    always((steps) => {
      let settled = 0;
      for (const { events, after } of steps) {
        for (const event of events) {
          if (event.type !== 'IssueResolved' || event.data.question_id === undefined) continue;
          const { entry_id, question_id } = event.data;
          settled += 1;
          expect(after.entries.find((one) => one.entry_id === entry_id)).toMatchObject({
            added_in: expect.any(Number),
          });
          const question = after.clarifications.find((one) => one.question_id === question_id);
          expect(question?.exchanges.length).toBeGreaterThan(0);
        }
      }
      const { after } = steps.at(-1)!;
      if (settled) expect(draftOf(after)).not.toEqual([]);
    });
  });

  it('nothing enters the draft that a role objects to, or that one who spoke has not seen', () => {
    always((steps) => {
      for (const { before, events, after } of steps) {
        for (const added of events.filter((event) => event.type === 'DraftEntryAdded')) {
          expect(added.data.stances.map(({ stance: said }) => said)).not.toContain('object');
          if (after.opened!.roles.length > 1) {
            expect(added.data.stances.length + added.data.unopposed.length).toBeGreaterThan(1);
          }
          const absent = added.data.absent ?? [];
          const seen = [...added.data.stances.map(({ participant_id }) => participant_id), ...added.data.unopposed];
          const roles = after.opened!.roles.map(({ participant_id }) => participant_id);
          expect([...seen, ...absent].toSorted()).toEqual(roles);
          for (const id of absent) expect(isAbsent(before, id) || isAbsent(after, id)).toBe(true);
          expect(before.phase).not.toBe('reviewing');
        }
      }
    });
  });

  it('no two rivals are in the draft', () => {
    always((steps) => {
      for (const { after } of steps) {
        const draft = new Set(draftOf(after).map(({ entry_id }) => entry_id));
        for (const { rivals = [], supersedes } of draftOf(after)) {
          expect(rivals.filter((id) => id !== supersedes && draft.has(id))).toEqual([]);
        }
      }
    });
  });

  it('an objection to what is decided stands until its role withdraws it or the entry is replaced; its issue is open', () => {
    always((steps) => {
      for (const { before, command: sent, after } of steps) {
        const standing = standingObjections(after);
        for (const { entry_id, participant_id } of standingObjections(before)) {
          const stands = standing.some((one) => one.entry_id === entry_id && one.participant_id === participant_id);
          if (!stands) expect(isReplaced(after, entry_id) || speakerOf(sent) === participant_id).toBe(true);
        }
        for (const { entry_id } of standing) {
          expect(openIssues(after).some(({ about_entry }) => about_entry === entry_id)).toBe(true);
        }
      }
      const { after } = steps.at(-1)!;
      const { standing_objections = [], status } = after.concluded!;
      expect(standing_objections).toEqual(standingObjections(after));
      if (standing_objections.length) expect(status).not.toBe('success');
    });
  });

  it('never ends while an entry is unheard by a role that could be asked', () => {
    always((steps) => {
      for (const { before, events } of steps) {
        const concluded = events.find(({ type }) => type === 'WorkshopConcluded');
        if (!concluded) continue;
        for (const { participant_id } of before.opened!.roles) {
          const unheard = unheardBy(before, participant_id);
          const asked = before.turns.filter((turn) => turn.participant_id === participant_id);
          const nobodySpoke = before.turns.every(({ work, status }) => work !== 'speech' || status === 'skipped');
          if (unheard.length) expect(nobodySpoke || asked.some(({ work }) => work === 'ratify')).toBe(true);
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
      expect(after.closed!.status === 'success').toBe(open.length === 0 && !unheardIn(eventsOf(steps)).length);
      // No round begins with an empty list.
      for (const { before, events } of steps.slice(1)) {
        if (events.some(({ type }) => type === 'RoundStarted')) expect(openIssues(before)).not.toEqual([]);
      }
    });
  });

  it('the closing says what the events say', () => {
    always((steps) => {
      const events = eventsOf(steps);
      const open = new Set<string>();
      for (const { type, data } of events) {
        if (type === 'IssueRaised' || type === 'IssueReopened') open.add(data.issue_id);
        if (LEAVING.includes(type) && 'issue_id' in data) open.delete(data.issue_id as string);
      }
      const concluded = events.flatMap((event) => (event.type === 'WorkshopConcluded' ? [event.data] : []))[0]!;
      const { message, status } = events.flatMap((event) => (event.type === 'ChannelClosed' ? [event.data] : []))[0]!;
      const objections = new Set(concluded.standing_objections?.map(({ entry_id }) => entry_id) ?? []).size;
      expect(concluded.open_issues.toSorted()).toEqual([...open].toSorted());
      expect(concluded.status).toBe(status);
      const unheard = unheardIn(events);
      expect(concluded.not_heard ?? []).toEqual(unheard);
      expect(status === 'success').toBe(!open.size && !objections && !unheard.length);
      expect(/nothing is left open/u.test(message)).toBe(status === 'success');
      const [, issues = '0'] = /(\d+) issues? (?:is|are) still open/u.exec(message) ?? [];
      const [, against = '0'] = /(\d+) objections? stands?/u.exec(message) ?? [];
      if (message.startsWith('The plan is written')) {
        expect([Number(issues), Number(against)]).toEqual([open.size, concluded.standing_objections?.length ?? 0]);
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
