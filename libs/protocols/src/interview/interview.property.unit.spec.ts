import type { Command, ParleyEvent } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  all,
  analyses,
  answers,
  briefed,
  command,
  compresses,
  failsThinking,
  failsTurn,
  fires,
  opensInterview,
  oversees,
  play,
  playOn,
  playUnchecked,
  says,
  sumsUp,
  writes,
  type Played,
  type Step,
} from './interview.fixtures.js';
import type { InterviewChannel } from './state.js';

/** What happens next, whatever it is: the user speaks, breaks in, or something outstanding comes, fails, or is late. */
const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 120, size: 'max' });

const MONITOR = (check_id: string) =>
  command('SignalTermination', {
    verdict: 'continue',
    condition: '',
    measured: 0,
    limit: 0,
    evidence: [],
    check_id,
  } as never);

/** Answers to what was asked for, kept so that some of them come late, or twice. */
function playOut(moves: readonly number[]): Played[] {
  let played = play(opensInterview({ settings: { compress_every: 2, keep_recent: 1, max_waiting: 5 } }));
  const steps = [played];
  const late: Command[] = [];
  moves.forEach((choice, index) => {
    const step = next(played.state, choice, late, index);
    played = playUnchecked(played, step);
    steps.push(played);
  });
  return steps;
}

function next(state: InterviewChannel, choice: number, late: Command[], index: number): Step {
  const kind = choice % 20;
  const rest = Math.floor(choice / 20);
  if (kind < 3) return says(`word ${index}`);
  if (kind === 3) return command('InterruptAnswer', rest % 2 ? {} : { heard_characters: rest });
  if (kind === 4 && late.length) return late[rest % late.length]!;
  if (kind < 7) return fires(timerOf(state, rest));
  if (kind < 11 && state.delivery) return writes(state.delivery.turns[rest % state.delivery.turns.length]!.document);
  const due = outstanding(state, rest);
  late.push(due);
  return due;
}

function timerOf({ timers }: InterviewChannel, choice: number): string {
  const ids = Object.keys(timers).filter((id) => !id.startsWith('timeout-say'));
  return ids[choice % Math.max(1, ids.length)] ?? 'none';
}

/** The answer, or the failure, of what is outstanding. */
function outstanding(state: InterviewChannel, choice: number): Command {
  const fails = choice % 5 === 0;
  if (state.check) return MONITOR(state.check.check_id);
  if (state.facilitation)
    return fails ? failsThinking(choice % 2 ? 'refusal' : 'overloaded')(state) : thought(state, choice);
  const { answer } = state;
  if (answer && answer.status !== 'settled') {
    if (fails) return failsTurn(answer.request_id, choice % 2 ? 'refusal' : 'overloaded');
    return answers(`Answer to ${answer.turn}.`, { request_id: answer.request_id });
  }
  return says(`spare ${choice}`);
}

function thought(state: InterviewChannel, choice: number): Command {
  const { round, talk } = state;
  switch (state.facilitation!.task) {
    case 'brief':
      return briefed(state);
    case 'analyse': {
      const status = (['Profiling', 'DeepDive', 'Completed'] as const)[choice % 3]!;
      const added = [{ area: 'who' as const, label: `turn ${round}`, text: 'said', turns: [Math.max(1, round)] }];
      return analyses({ added, status })(state);
    }
    case 'oversee':
      return oversees({ approves: choice % 2 === 0, turns: [round] })(state);
    case 'compress':
      return compresses(`up to ${round}`, [talk.compressed + 1])(state);
    default:
      return sumsUp(state);
  }
}

const seen = (steps: readonly Played[]): ParleyEvent[] => steps.at(-1)!.events;

describe('whatever comes when, in an interview (I4)', () => {
  const holds = (check: (steps: Played[]) => void) => () =>
    fc.assert(fc.property(choices, (moves) => check(playOut(moves))));

  it(
    'no analysis sees a history with a hole',
    holds((steps) => {
      const read = all('InterviewAnalysed', seen(steps));
      read.forEach(({ from_turn, through_turn }, index) => {
        expect(from_turn).toBe((read[index - 1]?.through_turn ?? 0) + 1);
        expect(through_turn).toBeGreaterThanOrEqual(from_turn);
      });
    }),
  );

  it(
    'each analysis is of the turn that was answered last, before the next one begins',
    holds((steps) => {
      let turn = 0;
      for (const { type, data } of seen(steps)) {
        if (type === 'UserSpoke') turn = data.turn;
        if (type === 'InterviewAnalysed') expect(data.through_turn).toBe(turn);
      }
    }),
  );

  it(
    'turns come one after another, each once the background of the one before has been released',
    holds((steps) => {
      const order = seen(steps).flatMap(({ type, data }) => {
        if (type === 'UserSpoke') return [`turn ${data.turn}`];
        return type === 'BarrierReleased' ? [`over ${data.turn}`] : [];
      });
      expect(order).toEqual(order.map((_, index) => `${index % 2 ? 'over' : 'turn'} ${Math.floor(index / 2) + 1}`));
    }),
  );

  it(
    'all that was said is heard once and in its order, or still waits',
    holds((steps) => {
      const said = all('InterventionRecorded', seen(steps)).map(({ intervention_id }) => intervention_id);
      const heard = all('UserSpoke', seen(steps)).flatMap(({ intervention_ids }) => intervention_ids);
      const waiting = steps.at(-1)!.state.waiting.map(({ intervention_id }) => intervention_id);
      expect([...heard, ...waiting]).toEqual(said);
    }),
  );

  it(
    'a turn has at most one answer, and none is compressed that was not analysed',
    holds((steps) => {
      const turns = all('AnswerGiven', seen(steps)).map(({ turn }) => turn);
      expect(turns).toEqual([...new Set(turns)]);
      let read = 0;
      for (const { type, data } of seen(steps)) {
        if (type === 'InterviewAnalysed') read = data.through_turn;
        if (type === 'MemoryCompressed') expect(data.through_turn).toBeLessThanOrEqual(read);
      }
    }),
  );

  it(
    'who waits is told so while they wait, each level at most once a turn',
    holds((steps) => {
      const told = all('BarrierHeld', seen(steps)).map(({ turn, level }) => `${turn} ${level}`);
      expect(told).toEqual([...new Set(told)]);
      for (const { state } of steps) {
        if (state.background && state.waiting.length && state.phase === 'syncing')
          expect(state.background.held).toBeDefined();
      }
    }),
  );

  it(
    'the closing says what the events say, whoever ends it and when',
    holds((steps) => {
      // Where it has not come to its end by itself, the user ends it, and everybody does what is still to be done.
      let ended = steps.at(-1)!;
      if (!ended.state.closed)
        ended = playUnchecked(ended, steps.length % 5 ? ends : command('StopChannel', { reason: '' }));
      for (let left = 200; left > 0 && !ended.state.closed; left -= 1)
        ended = playUnchecked(ended, done(ended.state, left));
      const [closed] = all('ChannelClosed', ended.events);
      const written = all('InterviewDocumentWritten', ended.events).length;
      const { message, status, reason } = closed!;
      expect(/was stopped/u.test(message)).toBe(reason === 'stopped_by_user');
      expect(status === 'stopped').toBe(reason === 'stopped_by_user');
      expect(/Nobody has come back/u.test(message)).toBe(reason === 'user_away');
      if (/its documents stand/u.test(message)) expect([status, written > 0]).toEqual(['success', true]);
      if (status === 'success') expect(written).toBeGreaterThan(0);
      if (status === 'completed') expect(written).toBe(0);
    }),
  );

  it(
    'it is never stuck: where nobody answers any more, deadlines lead back to the user, or to an end',
    holds((steps) => {
      let played = steps.at(-1)!;
      for (let tries = 0; tries < 200 && !isAtRest(played.state); tries += 1) {
        const [timer_id] = Object.keys(played.state.timers).filter((id) => !id.startsWith('timeout-say'));
        const due = timer_id ?? played.state.facilitation?.request_id ?? 'none';
        const late = new Date(Date.parse('2026-01-02T12:00:00Z') + tries * 3_600_000).toISOString();
        played = playOn(played, fires(due, late));
      }
      expect(isAtRest(played.state)).toBe(true);
    }),
  );
});

const ends = command('SignalTermination', {
  ...{ verdict: 'stop', condition: 'priority_command', measured: 1, limit: 1, evidence: [] },
} as never);

/** What is still to be done is done; what nobody does comes to its deadline. */
function done({ delivery, ...rest }: InterviewChannel, left: number): Step {
  const due = delivery?.turns.find(({ status }) => status === 'open');
  if (due) return writes(due.document);
  const state = { delivery, ...rest };
  const timer = timerOf(state, left);
  if (left % 2 || timer === 'none') return outstanding(state, left * 5 + 1);
  return fires(timer, new Date(Date.parse('2026-01-02T12:00:00Z') + (200 - left) * 3_600_000).toISOString());
}

const isAtRest = ({ phase, asked, delivery }: InterviewChannel): boolean =>
  phase === 'closed' || (phase === 'listening' && asked !== undefined && !delivery);
