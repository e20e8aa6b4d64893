import { problem, type Actor, type Assessment, type Command, type CommandTypes, type Problem } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
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
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import { MONITOR } from '../service-actors.js';
import { addMilliseconds } from '../timers.js';
import { cancelOf, moveClocks, restartSilence } from './clocks.js';
import type { EndingRules } from './ending-rules.js';
import { closeVote } from './votes.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Decides what is the same in every protocol: warnings, ends, overrides and signals (T3, T5). */
export function stoppingRules<S extends ChannelState>(protocol: EndingRules<S>) {
  return { signal, extend, switchAutoExit, goOn, receiveSignal, timerDue };

  /** The monitor's request: warnings once each; a stop ends the channel, at once or after the grace announced. */
  function signal(run: Run<S>, { data }: Of<'SignalTermination'>): void {
    const { state } = run;
    const assessment = data.assessment ?? bare(data);
    const check_id = data.check_id ?? '';
    const isStop = data.verdict === 'stop';
    // A check that was asked for again meanwhile: the newer one is answered.
    if (check_id && !isStop && check_id !== state.check?.check_id) return;
    if (state.stopping.pending && !hurries(state, assessment)) return;
    if (isStop && assessment.reason === protocol.ownLimit) return;
    if (isStop && assessment.reason === 'failures_in_a_row' && awaitsAnswers(state)) return;
    if (check_id || isStop) run.emit('TerminationChecked', { check_id, assessment });
    if (!isStop && !protocol.isConcluded(state)) warn(run, assessment);
    if (isStop) callOffOrEnd(run, assessment);
    else if (data.verdict === 'doubt' && protocol.doubted) whenIdle(run, () => protocol.doubted!(run));
    else if (check_id) whenIdle(run, () => protocol.proceed?.(run));
  }

  function warn(run: Run<S>, { findings }: Assessment): void {
    for (const finding of warnings(run.state.stopping, findings)) {
      const { condition, measured, limit } = finding;
      const status = finding.status === 'met' ? 'met' : 'near';
      const message = warningText(languageOf(run.state), finding);
      run.emit('TerminationWarned', { condition, measured, limit, message, status });
    }
  }

  function whenIdle(run: Run<S>, next: () => void): void {
    if (run.state.phase === protocol.idlePhase) next();
  }

  /** Somebody asks for the end while it is only announced: it comes now. */
  function hurries(state: S, { verdict, reason }: Assessment): boolean {
    return verdict === 'stop' && isWished(state, reason) && !protocol.isEnding(state);
  }

  /** An end that was assessed before an extension, and crossed it on its way, is off like one that was announced. */
  function callOffOrEnd(run: Run<S>, assessment: Assessment): void {
    const actor = whoCrossed(run.state, assessment);
    if (!actor) return announceOrEnd(run, assessment);
    run.emit('EndOverridden', { actor, conditions: metIn(assessment) });
    resume(run);
  }

  function announceOrEnd(run: Run<S>, { reason, findings }: Assessment): void {
    const { grace_ms } = run.state.stopping.policy;
    cancelOf(run, 'grace');
    // Nobody has to be warned of what somebody asked for.
    if (!grace_ms || isWished(run.state, reason)) return protocol.end(run, { condition: reason, findings }, MONITOR);
    const due_at = addMilliseconds(run.time, grace_ms);
    const message = endingText(languageOf(run.state), reason, findings);
    run.emit('EndAnnounced', { condition: reason, due_at, message });
    run.emit('TimerSet', { timer_id: `grace-${due_at}`, purpose: 'grace', due_at });
  }

  /** More rounds or more time; an end that is under way for want of them is off. */
  function extend(run: Run<S>, { data, actor }: Pick<Of<'ExtendLimits'>, 'data' | 'actor'>): Problem | undefined {
    if (!data.rounds && !data.time_ms) {
      return problem('invalid-request', {
        errors: [{ pointer: '/rounds', reason: 'give rounds or time_ms, above 0' }],
      });
    }
    if (isOver(run.state)) return problem('cannot-continue', { detail: 'what it came to is recorded' });
    const ending = isEnding(run.state);
    run.emit('LimitsExtended', { ...data, actor });
    if (data.time_ms) moveClocks(run, data.time_ms);
    restartSilence(run);
    if (ending) resume(run);
    return undefined;
  }

  /** Whether conditions end it from now on, or only warn (T6): without it an end that nobody asked for is off. */
  function switchAutoExit(run: Run<S>, { data: { on }, actor }: Of<'SwitchAutoExit'>): Problem | undefined {
    const { state } = run;
    const { policy, pending } = state.stopping;
    const needed = on ? undefined : protocol.autoExitNeeded?.(state);
    if (needed) return problem('invalid-request', { errors: [{ pointer: '/on', reason: needed }] });
    if (isOver(state)) return problem('cannot-continue', { detail: 'what it came to is recorded' });
    if (policy.auto_exit === on) return undefined;
    run.emit('AutoExitSwitched', { actor, on });
    restartSilence(run);
    if (on || !pending || isWished(state, pending.condition)) return undefined;
    run.emit('EndOverridden', { actor, conditions: metIn(pending) });
    resume(run);
    return undefined;
  }

  /** What asked for the end has to come about anew; a limit that was reached gets as much again as its warning leaves. */
  function goOn(run: Run<S>, { actor }: Of<'ContinueChannel'>): Problem | undefined {
    const { state } = run;
    const { pending } = state.stopping;
    if (!isEnding(state)) return problem('no-end-pending');
    if (isOver(state)) return problem('cannot-continue', { detail: 'what it came to is recorded' });
    if (!pending) return extend(run, { actor, data: { rounds: 1, time_ms: 0 } });
    const met = metIn(pending);
    const spent = met.map((name) => ruleNamed(state, name)).find(isFinal);
    if (spent) return problem('cannot-continue', { detail: `${nameOf(spent)} cannot be overridden` });
    run.emit('EndOverridden', { actor, conditions: met });
    const names = met.flatMap((name) => conditionsOf(ruleNamed(state, name)));
    const rounds = names.includes('round_limit') ? 1 : 0;
    const time_ms = names.includes('time_limit') ? spareTime(state) : 0;
    if (rounds || time_ms) run.emit('LimitsExtended', { actor, rounds, time_ms });
    if (time_ms) moveClocks(run, time_ms);
    restartSilence(run);
    resume(run);
    return undefined;
  }

  function resume(run: Run<S>): void {
    cancelOf(run, 'grace');
    whenIdle(run, () => protocol.proceed?.(run));
  }

  /** A word from outside counts where a condition waits for it, and from whom it may come. */
  function receiveSignal(run: Run<S>, { data, actor }: Of<'SendSignal'>): Problem | undefined {
    const expected = leavesOf(run.state.stopping.policy.stop_when, 'external_signal').filter(
      ({ name }) => name === data.name,
    );
    if (!expected.length) return problem('unknown-signal', { detail: data.name });
    const allowed = expected.some(({ from = [] }) => !from.length || from.includes(actor.id));
    if (!allowed) return problem('signal-not-allowed', { detail: `${actor.id} may not send ${data.name}` });
    run.emit('SignalReceived', { name: data.name, actor });
    return undefined;
  }

  /** Elapsed time and silence are only recorded: the monitor says what follows from them. @returns false for other timers */
  function timerDue(run: Run<S>, timer_id: string): boolean {
    const timer = ownProperty(run.state.stopping.timers, timer_id);
    if (!timer) return false;
    run.emit('TimerFired', { timer_id });
    if (timer.purpose === 'vote') closeVote(run);
    const { pending } = run.state.stopping;
    if (timer.purpose === 'grace' && pending) protocol.end(run, pending, MONITOR);
    return true;
  }

  /** What it came to is recorded, and nothing calls that off: only the telling of it is under way. */
  function isOver(state: S): boolean {
    return protocol.isConcluded(state) && !protocol.isEnding(state);
  }

  function isEnding(state: S): boolean {
    return state.stopping.pending !== undefined || protocol.isEnding(state);
  }
}

/**
 * Whether a failing model is waited for is decided when the round is over: until then it ends nothing (N6). Whom nobody
 * could pay has not failed: that is an end of its own.
 */
const awaitsAnswers = ({ phase, outOfFunds }: ChannelState): boolean =>
  phase === 'round' || phase === 'waiting_for_model' || outOfFunds !== undefined;

const languageOf = ({ opened }: ChannelState) => opened?.language ?? 'en';

/** Whoever has called an end off since it was assessed. What is spent is spent, unless conditions only warn by now. */
function whoCrossed(state: ChannelState, { at_version, reason }: Assessment): Actor | undefined {
  const { overridden, switchedOff } = state.stopping;
  const isLater = (by: typeof overridden) => by !== undefined && at_version > 0 && at_version < by.version;
  if (isLater(overridden) && !isFinal(ruleNamed(state, reason))) return overridden?.actor;
  return isLater(switchedOff) && !isWished(state, reason) ? switchedOff?.actor : undefined;
}

const isWished = (state: ChannelState, reason: string): boolean => conditionsOf(ruleNamed(state, reason)).some(isWish);

const ruleNamed = ({ stopping }: ChannelState, name: string) =>
  stopping.policy.stop_when.find((rule) => nameOf(rule) === name) ?? { round_limit: {} };

function spareTime({ stopping }: ChannelState): number {
  const limits = leavesOf(stopping.policy.stop_when, 'time_limit').map((given) => defaultsOf('time_limit', given));
  return Math.max(1_000, ...limits.map(({ max_ms, warn_at_ms }) => max_ms - warn_at_ms));
}

const metIn = ({ findings }: Pick<Assessment, 'findings'>): string[] =>
  findings.filter(({ status }) => status === 'met').map(({ condition }) => condition);

/** A signal with figures only, as an external monitor may send it. */
function bare({ verdict, condition, measured, limit }: CommandTypes['SignalTermination']): Assessment {
  const status = verdict === 'stop' ? ('met' as const) : ('near' as const);
  const finding = { condition, status, measured, warn_at: limit, limit, unit: 'count', evidence: [] };
  return {
    at_version: 0,
    verdict,
    reason: verdict === 'stop' ? condition : '',
    findings: condition && verdict !== 'continue' ? [finding] : [],
  };
}
