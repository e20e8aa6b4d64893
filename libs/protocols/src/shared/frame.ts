import {
  problem,
  type Actor,
  type ChannelClosed,
  type Command,
  type Consent,
  type ParleyEvent,
  type Problem,
  type RecordedEvent,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { policyErrors } from '@parley/termination';
import type { Handlers, Protocol } from '../protocol.js';
import { agreeToCard, presentCard } from './agent-cards.js';
import { beginBaseline } from './baseline/work.js';
import type { ChannelState, Opened } from './channel-state.js';
import { requestCheck } from './checks.js';
import type { Completion } from './work/facilitation-spec.js';
import { consentOf } from './consent/consent.js';
import { startRun, type Decider, type Decision, type Run } from './decider.js';
import { evolveFrame } from './evolve-frame.js';
import { evolveAskedAgain, isAskedAgain } from './forking/evolve-fork.js';
import { fork, type ForkCommand } from './forking/fork.js';
import { facilitationRules, requestFacilitation } from './facilitation.js';
import { MAX_WAITING } from './interventions.js';
import { asRehearsed, withoutRehearsed } from './rehearsed.js';
import { eraseWords } from './erasure.js';
import { endSharing, shareDecision } from './decision/sharing.js';
import { issueSeatToken } from './seat-tokens.js';
import { setRehearsalPace } from './rehearsal-pace.js';
import { CARD_CHANGED, resumeFromWait } from './model-wait.js';
import { restartSilence, startClocks } from './stopping/clocks.js';
import { sayingWhy } from './stopping/said-why.js';
import { isOwnCommand, spokenCommand } from './stopping/slash-commands.js';
import { typedCommand } from './stopping/typed-command.js';
import { stoppingRules } from './stopping/stopping.js';
import { callVote, castBallot, failBallot } from './stopping/votes.js';
import { kindErrors } from './work/model-choice.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A protocol's rules within the frame that all protocols share. */
export function deciderOf<S extends ChannelState>(protocol: Protocol<S>): Decider<S, Command> & Forks<S> {
  const evolve = (state: S, event: ParleyEvent): S =>
    isAskedAgain(protocol, state, event)
      ? evolveAskedAgain(state, event)
      : protocol.evolve(evolveFrame(state, event, protocol) as S, event);
  const decideOpened = commandsOf(protocol);
  const begin = (state: S, { time }: Command): Run<S> =>
    startRun(state, evolve, time, (before, event) =>
      withConsent(protocol, before, asRehearsed(protocol, before, event)),
    );
  const decision = (run: Run<S>, refusal: Problem | undefined): Decision<S> => {
    if (refusal) return { ok: false, problem: refusal };
    beginBaseline(run, protocol.facilitations);
    return { ok: true, events: run.events, state: run.state };
  };
  return {
    initialState: protocol.initialState,
    evolve,
    decide(state, command) {
      const run = begin(state, command);
      return decision(
        run,
        command.type === protocol.opening.command ? open(protocol, run, command) : decideOpened(run, command),
      );
    },
    forked(copies, command) {
      const run = begin(copies.reduce(evolve, protocol.initialState), command);
      return decision(run, fork(run, command, { protocol, copies, say: decideOpened }));
    },
  };
}

/** What a fork begins with. */
interface Forks<S> {
  /** @param copies the parent's events, as they stand in the fork before it */
  forked(copies: readonly RecordedEvent[], command: ForkCommand): Decision<S>;
}

/** No ending is told without who stood where (T5): a protocol cannot forget it. */
const withConsent = <S extends ChannelState>(protocol: Protocol<S>, before: S, event: ParleyEvent): ParleyEvent =>
  event.type === 'ChannelClosed'
    ? { ...event, data: { ...event.data, consent: consentAt(protocol, before, event.data) } }
    : event;

function consentAt<S extends ChannelState>(protocol: Protocol<S>, before: S, { status }: ChannelClosed): Consent {
  const consent = consentOf(protocol, before);
  return status === 'rehearsed' ? withoutRehearsed(protocol, before, consent) : consent;
}

/** Opens the channel: its clocks run before its first step. */
function open<S extends ChannelState>(protocol: Protocol<S>, run: Run<S>, command: Command): Problem | undefined {
  const { opening } = protocol;
  if (run.state.opened) return problem('channel-exists');
  const data = command.data as never;
  const { termination = {} } = command.data as Partial<Of<'OpenRoundTable'>['data']>;
  const errors = [
    ...opening.errors(data),
    ...policyErrors(termination, '/termination'),
    ...kindErrors(protocol, (command.data as Partial<Opened>).config?.models),
  ];
  if (errors.length) return problem('invalid-request', { errors });
  run.emit(opening.event, (opening.recorded?.(command) ?? data) as never);
  startClocks(run);
  opening.begin(run, command);
  return undefined;
}

function commandsOf<S extends ChannelState>(protocol: Protocol<S>) {
  const { ending } = protocol;
  const stopping = stoppingRules(ending);
  const facilitations = facilitationRules(protocol.facilitations);
  const unlessClosed =
    <C>(handle: (run: Run<S>, command: C) => Problem | undefined | void) =>
    (run: Run<S>, command: C) =>
      run.state.phase === 'closed' ? problem('channel-closed') : handle(run, command);

  const common: Handlers<S> = {
    SignalTermination: (run, command) => (run.state.phase === 'closed' ? undefined : stopping.signal(run, command)),
    ExtendLimits: unlessClosed(stopping.extend),
    SwitchAutoExit: unlessClosed(stopping.switchAutoExit),
    ContinueChannel: unlessClosed((run, command) =>
      run.state.wait?.paused ? resume(run, command.actor) : stopping.goOn(run, command),
    ),
    CallVote: unlessClosed((run, command) => callVote(run, command, protocol.voters(run.state))),
    CastBallot: unlessClosed((run, command) => castBallot(run, command, protocol.participants(run.state))),
    FailBallot: failBallot,
    SendSignal: unlessClosed(stopping.receiveSignal),
    Intervene: unlessClosed(intervene),
    IssueSeatToken: unlessClosed((run, { data }) => issueSeatToken(run, data, protocol.participants(run.state))),
    PresentAgentCard: unlessClosed((run, { data }) => presentCard(run, data, protocol.participants(run.state))),
    AgreeToAgentCard: unlessClosed(agree),
    ShareDecision: (run, { data }) => shareDecision(run, data),
    EndSharing: endSharing,
    EraseWords: (run, { data, actor }) => eraseWords(run, data, actor, protocol.participants(run.state)),
    SetRehearsalPace: unlessClosed(setRehearsalPace),
    StopChannel: unlessClosed((run, command) => ending.stop(sayingWhy(run, command), command.actor)),
    GiveUpAnswer: (run, { data }) => run.emit('AnswerDiscarded', { ...data, reason: 'given_up' }),
    FailFacilitation: (run, { data }) => facilitations.fail(run, data),
    FireTimer: timerDue,
  };
  const completions = new Set<string>(Object.values(protocol.facilitations).map(({ command }) => command));
  const handlers: Handlers<S> = { ...protocol.commands, ...common };

  return handle;

  function handle(run: Run<S>, command: Command): Problem | undefined {
    if (!run.state.opened) return problem('channel-not-found');
    if (completions.has(command.type)) return facilitations.complete(run, command as Completion);
    const typed = typedCommand(protocol, run.state, command);
    if (typed) return 'code' in typed ? typed : handle(run, typed);
    const handler = handlers[command.type] as ((run: Run<S>, command: Command) => Problem | undefined) | undefined;
    return handler ? handler(run, command) : wrongProtocol(command);
  }

  function wrongProtocol({ type }: Command): Problem {
    return problem('wrong-protocol', { detail: `${type} is no command of the protocol ${protocol.name}` });
  }

  /** Says something to the channel, or does what its slash command stands for (D5). */
  function intervene(run: Run<S>, command: Of<'Intervene'>): Problem | undefined {
    const { state } = run;
    const { ownCommands } = protocol;
    const spoken = spokenCommand(command, state.stopping.policy, ownCommands, state.opened?.language);
    if ('pointer' in spoken) return problem('invalid-request', { errors: [spoken] });
    if (spoken.type !== 'Intervene') return handle(run, spoken);
    const { id, actor, data } = spoken;
    const refusal = ownCommands && isOwnCommand(ownCommands, data.text) && ownCommands.refusal?.(state, data.text);
    if (refusal) return refusal;
    const most = protocol.mostWaiting?.(state) ?? MAX_WAITING;
    if (state.waiting.length >= most) return problem('interventions-full', { params: { most } });
    run.emit('InterventionRecorded', { intervention_id: id, actor, text: data.text.trim() });
    restartSilence(run);
    protocol.heard?.(run);
    return undefined;
  }

  /** Takes an agent with its new card; a channel that waits for just that goes on (N6). */
  function agree(run: Run<S>, { data, actor }: Of<'AgreeToAgentCard'>): Problem | undefined {
    const refusal = agreeToCard(run, data, actor, protocol.participants(run.state));
    if (!refusal && run.state.wait?.paused?.code === CARD_CHANGED) resume(run, actor);
    return refusal;
  }

  /** A timer of the ending, a deadline of the frame's, or one of the protocol's own. */
  function timerDue(run: Run<S>, { data: { timer_id } }: Of<'FireTimer'>): Problem | undefined {
    if (stopping.timerDue(run, timer_id)) return undefined;
    const { facilitation, check, timers } = run.state;
    const purpose = ownProperty(timers, timer_id);
    const isFacilitation = facilitation?.request_id === timer_id;
    const isCheck = check?.check_id === timer_id;
    if (!purpose && !isFacilitation && !isCheck) return problem('unknown-request', { detail: timer_id });
    run.emit('TimerFired', { timer_id });
    if (isFacilitation) {
      const message = 'nobody has answered by the deadline';
      return facilitations.fail(run, { request_id: timer_id, code: 'timeout', message });
    }
    if (isCheck) requestCheck(run, (check.attempt ?? 1) + 1);
    else if (purpose === 'model_retry') resume(run);
    else protocol.timerDue(run, { timer_id, purpose: purpose! });
    return undefined;
  }

  /** What failed for want of a model is asked for again; an end that came between has left nothing to resume. */
  function resume(run: Run<S>, actor?: Actor): void {
    if (!run.state.wait?.paused) return;
    const task = resumeFromWait(run, actor);
    if (task !== undefined) requestFacilitation(run, task as Parameters<typeof requestFacilitation>[1]);
    else protocol.askAbsent?.(run);
  }
}
