import { problem, type Assessment, type Command } from '@parley/contracts';
import {
  conditionsOf,
  defaultsOf,
  endingText,
  isFinal,
  isWish,
  leavesOf,
  nameOf,
  warningText,
  warnings,
} from '@parley/termination';
import { refuse, unfold, type Decision } from '../decider.js';
import { addMilliseconds } from '../timers.js';
import { cancelOf, listenForSilence, moveClocks } from './clocks.js';
import { MONITOR, type Run, type Stoppable, type StoppableProtocol } from './stoppable.js';
import { callVote, castBallot, closeVote } from './votes.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Evolve<S> = Parameters<typeof unfold<S>>[1];

/** Decides what is the same in every protocol: warnings, ends, overrides, votes and signals (T3, T5). */
export function stoppingRules<S extends Stoppable>(evolve: Evolve<S>, protocol: StoppableProtocol<S>) {
  return {
    /** @returns undefined where the command is the protocol's own */
    decide(state: S, command: Command): Decision | undefined {
      switch (command.type) {
        case 'SignalTermination':
          return protocol.isClosed(state) ? { ok: true, events: [] } : signal(state, command);
        case 'ExtendLimits':
        case 'ContinueChannel':
        case 'CallVote':
        case 'CastBallot':
        case 'SendSignal':
          return protocol.isClosed(state) ? refuse(problem('channel-closed')) : asked(state, command);
        case 'FireTimer':
          return fireTimer(state, command);
        default:
          return undefined;
      }
    },
  };

  function asked(
    state: S,
    command: Of<'ExtendLimits' | 'ContinueChannel' | 'CallVote' | 'CastBallot' | 'SendSignal'>,
  ): Decision {
    switch (command.type) {
      case 'ExtendLimits':
        return extend(state, command);
      case 'ContinueChannel':
        return goOn(state, command);
      case 'CallVote':
        return callVote(state, command, evolve, protocol);
      case 'CastBallot':
        return castBallot(state, command, evolve);
      case 'SendSignal':
        return receive(state, command);
    }
  }

  /** The monitor's request: warnings once each; a stop ends the channel, at once or after the grace announced. */
  function signal(state: S, { data, time }: Of<'SignalTermination'>): Decision {
    const run = unfold(state, evolve);
    const assessment = data.assessment ?? bare(data);
    const check_id = data.check_id ?? '';
    if (state.stopping.pending && !hurries(state, assessment)) return { ok: true, events: [] };
    if (data.verdict === 'stop' && assessment.reason === protocol.ownLimit) return { ok: true, events: [] };
    if (check_id || data.verdict === 'stop') run.emit('TerminationChecked', { check_id, assessment });
    const near =
      data.verdict === 'stop' || protocol.isConcluded(state) ? [] : warnings(run.state.stopping, assessment.findings);
    for (const finding of near) {
      const { condition, measured, limit } = finding;
      const status = finding.status === 'met' ? 'met' : 'near';
      const message = warningText(protocol.language(run.state), finding);
      run.emit('TerminationWarned', { condition, measured, limit, message, status });
    }
    if (data.verdict === 'stop') callOffOrEnd(run, assessment, time);
    else if (data.verdict === 'doubt') protocol.doubted(run, check_id, time);
    else if (check_id) protocol.checked(run, check_id, time);
    return { ok: true, events: run.events };
  }

  /** Somebody asks for the end while it is only announced: it comes now. */
  function hurries(state: S, { verdict, reason }: Assessment): boolean {
    return verdict === 'stop' && isWished(state, reason) && !protocol.isEnding(state);
  }

  function isWished(state: S, reason: string): boolean {
    return conditionsOf(ruleNamed(state, reason)).some(isWish);
  }

  /** An end that was assessed before an extension, and crossed it on its way, is off like one that was announced. */
  function callOffOrEnd(run: Run<S>, assessment: Assessment, time: string): void {
    const { at_version, reason } = assessment;
    const { overridden } = run.state.stopping;
    const crossed = overridden && at_version > 0 && at_version < overridden.version;
    if (!crossed || isFinal(ruleNamed(run.state, reason))) return announceOrEnd(run, assessment, time);
    run.emit('EndOverridden', { actor: overridden.actor, conditions: metIn(assessment) });
    resume(run, time);
  }

  function announceOrEnd(run: Run<S>, { reason, findings }: Assessment, time: string): void {
    const { grace_ms } = run.state.stopping.policy;
    cancelOf(run, 'grace');
    // Of what somebody asked for nobody has to be warned.
    if (!grace_ms || isWished(run.state, reason)) {
      return protocol.end(run, { condition: reason, findings }, MONITOR, time);
    }
    const due_at = addMilliseconds(time, grace_ms);
    const message = endingText(protocol.language(run.state), reason, findings);
    run.emit('EndAnnounced', { condition: reason, due_at, message });
    run.emit('TimerSet', { timer_id: `grace-${due_at}`, purpose: 'grace', due_at });
  }

  /** More rounds or more time; an end that is under way for want of them is off. */
  function extend(state: S, { data, actor, time }: Of<'ExtendLimits'>): Decision {
    if (!data.rounds && !data.time_ms) {
      const errors = [{ pointer: '/rounds', reason: 'give rounds or time_ms, above 0' }];
      return refuse(problem('invalid-request', { errors }));
    }
    const run = unfold(state, evolve);
    run.emit('LimitsExtended', { ...data, actor });
    if (data.time_ms) moveClocks(run, time, data.time_ms);
    listenForSilence(run, time);
    if (isEnding(state)) resume(run, time);
    return { ok: true, events: run.events };
  }

  /** What asked for the end has to come about anew; a limit that was reached gets as much again as its warning leaves. */
  function goOn(state: S, { actor, time, ...command }: Of<'ContinueChannel'>): Decision {
    const { pending } = state.stopping;
    if (!isEnding(state)) return refuse(problem('no-end-pending'));
    if (!pending) {
      return extend(state, { ...command, actor, time, type: 'ExtendLimits', data: { rounds: 1, time_ms: 0 } });
    }
    const met = metIn(pending);
    const spent = met.map((name) => ruleNamed(state, name)).find(isFinal);
    if (spent) return refuse(problem('cannot-continue', { detail: `${nameOf(spent)} cannot be overridden` }));
    const run = unfold(state, evolve);
    run.emit('EndOverridden', { actor, conditions: met });
    const names = met.flatMap((name) => conditionsOf(ruleNamed(state, name)));
    const rounds = names.includes('round_limit') ? 1 : 0;
    const time_ms = names.includes('time_limit') ? spareTime(state) : 0;
    if (rounds || time_ms) run.emit('LimitsExtended', { actor, rounds, time_ms });
    if (time_ms) moveClocks(run, time, time_ms);
    listenForSilence(run, time);
    resume(run, time);
    return { ok: true, events: run.events };
  }

  function resume(run: Run<S>, time: string): void {
    cancelOf(run, 'grace');
    protocol.resume(run, time);
  }

  /** A word from outside counts where a condition waits for it, and from whom it may come. */
  function receive(state: S, { data, actor }: Of<'SendSignal'>): Decision {
    const expected = leavesOf(state.stopping.policy.stop_when, 'external_signal').filter(
      ({ name }) => name === data.name,
    );
    if (!expected.length) return refuse(problem('unknown-signal', { detail: data.name }));
    const allowed = expected.some(({ from = [] }) => !from.length || from.includes(actor.id));
    if (!allowed) return refuse(problem('signal-not-allowed', { detail: `${actor.id} may not send ${data.name}` }));
    return { ok: true, events: [{ type: 'SignalReceived', data: { name: data.name, actor } }] };
  }

  /** Its own timers only. Elapsed time and silence are recorded: the monitor says what follows from them. */
  function fireTimer(state: S, { data, time }: Of<'FireTimer'>): Decision | undefined {
    const timer = state.stopping.timers[data.timer_id];
    if (!timer) return undefined;
    const run = unfold(state, evolve);
    run.emit('TimerFired', data);
    if (timer.purpose === 'vote') closeVote(run);
    const { pending } = run.state.stopping;
    if (timer.purpose === 'grace' && pending) protocol.end(run, pending, MONITOR, time);
    return { ok: true, events: run.events };
  }

  function isEnding(state: S): boolean {
    return state.stopping.pending !== undefined || protocol.isEnding(state);
  }

  function ruleNamed(state: S, name: string) {
    return state.stopping.policy.stop_when.find((rule) => nameOf(rule) === name) ?? { round_limit: {} };
  }

  function spareTime({ stopping }: S): number {
    const limits = leavesOf(stopping.policy.stop_when, 'time_limit').map((given) => defaultsOf('time_limit', given));
    return Math.max(1_000, ...limits.map(({ max_ms, warn_at_ms }) => max_ms - warn_at_ms));
  }
}

const metIn = ({ findings }: Pick<Assessment, 'findings'>): string[] =>
  findings.filter(({ status }) => status === 'met').map(({ condition }) => condition);

/** A signal with figures only, as an external monitor may send it. */
function bare({ verdict, condition, measured, limit }: Of<'SignalTermination'>['data']): Assessment {
  const status = verdict === 'stop' ? ('met' as const) : ('near' as const);
  const finding = { condition, status, measured, warn_at: limit, limit, unit: 'count', evidence: [] };
  return {
    at_version: 0,
    verdict,
    reason: verdict === 'stop' ? condition : '',
    findings: condition && verdict !== 'continue' ? [finding] : [],
  };
}
