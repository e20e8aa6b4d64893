import type { Command, ParleyEvent, PlanChange, PlannedPhase } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededBy, openTurns, plannedIn, type TeamState, type TeamTurn } from './state.js';
import {
  all,
  argues,
  assesses,
  command,
  debate,
  fails,
  fire,
  LATER,
  phase,
  plan,
  play,
  playOn,
  result,
  says,
  teamOf4,
  type Played,
} from './team.fixtures.js';

/** What one open turn comes to: answered in one of two ways, failed, or let run out. */
type Choice = number;

const EXPERTS = ['ana', 'bo', 'cy'];

/** Plans without a cycle: a phase needs only earlier ones. */
const plansOf = fc
  .array(fc.record({ who: fc.nat(2), needs: fc.array(fc.nat(6), { maxLength: 3 }), debated: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((given) =>
    given.map(({ who, needs, debated }, index): PlannedPhase => {
      const depends_on = index ? [...new Set(needs.map((need) => `p${need % index}`))] : [];
      return debated ? debate(`p${index}`, ['ana', 'bo'], depends_on) : phase(`p${index}`, EXPERTS[who]!, depends_on);
    }),
  );

const runs = fc.record({
  phases: plansOf,
  automatic: fc.boolean(),
  reviewed: fc.boolean(),
  choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 80 }),
});

interface Given {
  phases: PlannedPhase[];
  automatic: boolean;
  /** The lead wants its plan debated before work begins. */
  reviewed: boolean;
  choices: Choice[];
}

/** Plays to the end: at each step one open turn comes to something, or a person says something. */
function playOut({ phases, automatic, reviewed, choices }: Given) {
  const settings = { automatic_debates: automatic, model_wait_limit_ms: 0 };
  const review = { wanted: reviewed, topic: 'This plan?', reason: 'x', participants: ['ana', 'bo'] };
  const planned = command('PlanTask', { participant_id: 'lea', plan: plan(phases, review) });
  let played = play(teamOf4({ settings }), planned);
  const steps = [played];
  for (let number = 0; number < 400 && !played.state.closed; number += 1) {
    played = playOn(played, next(played.state, choices[number % choices.length]! + number));
    steps.push(played);
  }
  return steps;
}

function next(state: TeamState, choice: Choice): Command {
  if (choice % 29 === 0) return says(choice % 2 ? '/stop' : 'Mind the cost.');
  if (choice % 31 === 0) return says('/debate Which way?');
  if (state.phase === 'waiting_for_model') return fire('model-retry-1');
  const open = openTurns(state);
  const turn = open[choice % open.length]!;
  if (choice % 5 === 0) return fails(turn.request_id, choice % 2 ? 'overloaded' : 'refusal');
  if (choice % 23 === 0) return fire(`timeout.${turn.request_id}`, LATER);
  return answerTo(turn, choice, state);
}

function answerTo(
  { request_id, participant_id, work, phase_id = '' }: TeamTurn,
  choice: Choice,
  state: TeamState,
): Command {
  const who = { participant_id, request_id };
  const points = choice % 2 ? ['x'] : [];
  switch (work) {
    case 'execute':
      return command('CompletePhase', { ...who, result: result(`${phase_id} is done.`) });
    case 'assess': {
      const quote = { phase_id, quote: `${phase_id} is done.` };
      return assesses(
        choice % 3 ? {} : { criterion: 'options', statements: [quote, quote], topic: 'Which?' },
        request_id,
      );
    }
    case 'open_debate':
      return command('OpenDebate', { ...who, opening: { point: 'x', disagreement: choice % 4 > 0 } });
    case 'argue':
      return {
        ...argues(participant_id, 'x', choice % 3 === 0),
        data: { ...argues(participant_id, 'x').data, request_id },
      } as Command;
    case 'sum_up':
      return command('SumUpDebate', { ...who, summary: { summary: 'x', open_points: points } });
    case 'rule': {
      const ruling = { rationale: 'x', follows: [], overrules: [], decision: 'shelve' as const, conclusion: 'x' };
      return command('RuleDebate', { ...who, ruling });
    }
    case 'revise':
      return command('RevisePlan', { ...who, revision: { reason: 'x', changes: changesOf(state, choice) } });
    default:
      return command('ReportTeam', { ...who, report: { answer: 'x', decisions: [], open_points: [] } });
  }
}

/** One new phase; or the plan's last one dropped or given to another, where another one stays. */
function changesOf(state: TeamState, choice: Choice): PlanChange[] {
  const before = plannedIn(state);
  const { phase_id } = before.at(-1)!;
  const reason = 'x';
  const kinds: PlanChange[][] = [
    [],
    [{ change: 'add', phase_id: 'new', reason, phase: phase('new', 'cy', [phase_id]) }],
    [{ change: 'change', phase_id, reason, phase: phase(phase_id, 'bo') }],
    before.length > 1 ? [{ change: 'drop', phase_id, reason }] : [],
  ];
  return kinds[choice % kinds.length]!;
}

const always = (holds: (steps: Played[]) => void) =>
  fc.assert(
    fc.property(runs, (given) => holds(playOut(given))),
    { numRuns: 100 },
  );

describe('whatever a team does', () => {
  it('it ends with a report, once every phase has come to its end, and nothing is open any more (D1)', () => {
    always((steps) => {
      const { state } = steps.at(-1)!;
      expect(state.closed).toBeDefined();
      expect(state.report).toBeDefined();
      expect(state.phases.map(({ status }) => status)).not.toContain('running');
      expect(state.phases.map(({ status }) => status)).not.toContain('waiting');
      expect(openTurns(state)).toEqual([]);
      expect(Object.keys(state.timers)).toEqual([]);
      const there = ['completed', 'dropped'];
      const missing = state.phases.filter(({ status }) => !there.includes(status)).map(({ phase_id }) => phase_id);
      expect(state.report!.missing.map(({ phase_id }) => phase_id)).toEqual(missing);
    });
  });

  it('the closing says what the events say', () => {
    always((steps) => {
      const { state, events } = steps.at(-1)!;
      const [[closed], [reported]] = [all(events, 'ChannelClosed'), all(events, 'TeamReported')];
      const { message, status } = closed!;
      const missing = reported!.missing.length;
      const done = state.phases.filter(({ status }) => status === 'completed').length;
      const isStopped = all(events, 'TeamStopping').some(({ actor }) => actor.kind === 'user');
      expect(/Stopped by the user/u.test(message)).toBe(isStopped);
      expect(status === 'stopped').toBe(isStopped);
      expect(/before any phase had a result/u.test(message)).toBe(isStopped && done === 0);
      expect(/No phase has a result/u.test(message)).toBe(!isStopped && done === 0);
      expect(status === 'failed').toBe(!isStopped && done === 0);
      const unheard = unheardIn(events);
      expect(/every phase has its result/u.test(message)).toBe(!isStopped && missing === 0 && !unheard);
      expect(/asked, and not heard/u.test(message)).toBe(!isStopped && missing === 0 && unheard);
      expect(status === 'completed').toBe(!isStopped && missing === 0 && !unheard);
      const told = /(one|\d+) phases? ha(?:s|ve) no result/u.exec(message)?.[1];
      if (told) expect([told === 'one' ? 1 : Number(told), done > 0]).toEqual([missing, true]);
      else expect(isStopped || done === 0 || missing === 0).toBe(true);
    });
  });

  it('a phase begins only on results that are there, and each request is answered once (D1)', () => {
    always((steps) => {
      for (const { state } of steps) {
        for (const one of state.phases.filter(({ status }) => status === 'running' || status === 'completed')) {
          expect(neededBy(state, one).every(({ status }) => status === 'completed')).toBe(true);
        }
      }
      const { events } = steps.at(-1)!;
      const asked = all(events, 'TurnRequested').map(({ request_id }) => request_id);
      expect(new Set(asked).size).toBe(asked.length);
    });
  });

  it('no more debates are put in than there may be, each with a reason, and a round hears nobody early (D3, D4)', () => {
    always((steps) => {
      const { events } = steps.at(-1)!;
      const decisions = all(events, 'DebateDecided');
      expect(decisions.filter(({ held }) => held).length).toBeLessThanOrEqual(3);
      for (const { reason, debate: put, held } of decisions) {
        expect(reason).not.toBe('');
        expect(put !== undefined).toBe(held);
      }
      expect(roundsInOrder(events)).toBe(true);
    });
  });
});

/** Somebody gave no argument in the last round of a debate, or the lead neither ruled nor reported. */
function unheardIn(events: readonly ParleyEvent[]): boolean {
  const rounds = new Map(all(events, 'DebateRoundClosed').map((one) => [one.phase_id, one]));
  const ruled = all(events, 'DebateRuled');
  const argued = new Set(all(events, 'ArgumentMade').map(({ phase_id }) => phase_id));
  return (
    ruled.some(({ phase_id, template }) => rounds.get(phase_id)?.missed.length || (template && argued.has(phase_id))) ||
    all(events, 'TeamReported')[0]!.template
  );
}

/** Every argument comes after its round began, and before it closed. */
function roundsInOrder(events: readonly ParleyEvent[]): boolean {
  const at = new Map<string, number>();
  return events.every((event) => {
    if (event.type === 'DebateRoundStarted') at.set(event.data.phase_id, event.data.round);
    if (event.type === 'DebateRoundClosed') return at.get(event.data.phase_id) === event.data.round;
    return event.type !== 'ArgumentMade' || at.get(event.data.phase_id) === event.data.round;
  });
}
