import {
  contractErrors,
  type BallotRequested,
  type CommandTypes,
  type FacilitationRequested,
  type ModelCall,
  type OfferedTool,
  type TurnRequested,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import type { WantedLookup } from '../lookups.js';
import { isBallotSettled } from '../stopping/stopping-state.js';
import { acceptBallot, BALLOT } from './ballot.js';
import { type Answer, type Given, type LooksUp, errorText } from './turn-spec.js';
import { laterWork, plannedWork, type PlannedWork } from './ending-work.js';
import { promptOf, type Prompt, type Task, type TaskSpec } from './prompt.js';

/** A piece of model work, ready to be asked of a model. */
export interface ModelWork<Result = Answer> extends PlannedWork {
  /** It is part of the ending. */
  ending: boolean;
  /** Items of its lists that cannot be used are left out by name. */
  leavesOut?: true;
  /** Nothing of it is shown while it is done. */
  sealed?: true;
  /** What the ending takes after it: a budget keeps the money for that. */
  later: readonly PlannedWork[];
  /** Somebody waits for its first words. */
  atOnce?: boolean;
  prompt: Prompt;
  /** What the rehearsal answers; undefined is a scripted silence. */
  rehearse(): Record<string, unknown> | undefined;
  /** The model's answer as a command, or why it cannot be used. */
  accept(output: unknown, call: ModelCall): Result;
  /** What stays of an answer that was interrupted, as a command; where absent nothing does. */
  partial?(said: string, call: ModelCall | undefined): Result;
}

/** @param participantId whose seat may say which model; nobody's where absent */
const asked = <T extends Task>(
  protocol: Protocol,
  state: ChannelState,
  spec: TaskSpec<T>,
  task: T,
  { today, participantId }: { today: string | undefined; participantId?: string },
) => ({
  ...plannedWork(protocol, state, { spec, participantId }),
  ending: spec.ending ?? false,
  ...(spec.leavesOut && { leavesOut: spec.leavesOut }),
  ...(spec.sealed && { sealed: spec.sealed }),
  later: laterWork(protocol, state, spec),
  prompt: promptOf(spec, { ...task, ...(today !== undefined && { today }) }),
  rehearse: () => spec.rehearse(task),
});

/** The facilitation where it is still waited for; one that was settled meanwhile costs no model call. */
export function facilitationWork(
  protocol: Protocol,
  state: ChannelState,
  { request_id, task: name, asked_on }: FacilitationRequested,
): ModelWork | undefined {
  const spec = protocol.facilitations[name];
  if (!spec || state.facilitation?.request_id !== request_id) return undefined;
  const error = state.facilitationError;
  const task = { ...spec.task(state), ...(error !== undefined && { previous_error: error }) };
  return {
    ...asked(protocol, state, spec, task, { today: asked_on }),
    accept(output, call) {
      const data = { request_id, ...(output as object), call } as CommandTypes[typeof spec.command];
      const broken = contractErrors(spec.command, data, task.language);
      const errors = broken.length ? broken : (spec.errors?.(state, data) ?? []);
      if (errors.length) return { invalid: errorText(errors, task.language) };
      const asSaid = { type: spec.command, data } as Given;
      const invalid = spec.doubts?.(state, data);
      return invalid === undefined ? asSaid : { invalid, asSaid };
    },
  };
}

/**
 * The turn where it is still open.
 * @param offered what the participant may look up with before it answers; recorded with what came of it
 */
export function turnWork(
  protocol: Protocol,
  state: ChannelState,
  request: TurnRequested,
  offered: readonly OfferedTool[] = [],
): ModelWork<Answer | LooksUp> | undefined {
  const turn = protocol.openTurn(state, request.request_id);
  const spec = turn && ownProperty(protocol.turns, turn.kind);
  if (!spec) return undefined;
  const task = spec.task(state, { ...turn, offered });
  return {
    ...asked(protocol, state, spec, task, { today: request.asked_on, participantId: request.participant_id }),
    ...(spec.atOnce && { atOnce: true }),
    accept: (output, call) => spec.accept(output, { state, task, request, call }),
    ...(spec.partial && { partial: (said, call) => spec.partial!(said, { state, task, request, call }) }),
  };
}

/** The vote where it is still open and not cast (T1). */
export function ballotWork(protocol: Protocol, state: ChannelState, request: BallotRequested): ModelWork | undefined {
  const { vote } = state.stopping;
  if (vote?.vote_id !== request.vote_id || isBallotSettled(vote, request.participant_id)) return undefined;
  const task = protocol.ballotTask(state, request.participant_id);
  return {
    ...asked(protocol, state, BALLOT, task, {
      today: request.asked_on,
      participantId: request.participant_id,
    }),
    accept: (output, call) => acceptBallot(output, request, task.language, call),
  };
}

/** What the participant of a turn may look up before it answers, or undefined where it has to answer now (W7). */
export const wantedLookup = (
  { lookups }: Protocol,
  state: ChannelState,
  { request_id }: TurnRequested,
): WantedLookup | undefined => lookups?.wanted(state, request_id);
