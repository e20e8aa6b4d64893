import {
  problem,
  type CommandTypes,
  type FacilitationRequested,
  type ModelCall,
  type Problem,
} from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import { addMilliseconds, modelWorkTimeout } from './timers.js';
import type { Run } from './decider.js';
import type { Completion, FacilitationSpec } from './work/facilitation-spec.js';
import { isPermanent, isRefusedToAll, waitForModel } from './model-wait.js';
import { outOfFundsBy } from './spending.js';

type Task = FacilitationRequested['task'];

/** Asks coach-judge for a piece of work; what is not answered by its deadline has failed. */
export function requestFacilitation(run: Run<ChannelState>, task: Task, attempt = 1): void {
  const { cycle, round, facilitations } = run.state;
  const request_id = `${task}-${round}-${facilitations + 1}-${attempt}`;
  const due_at = addMilliseconds(run.time, modelWorkTimeout(run.state));
  run.emit('FacilitationRequested', { request_id, task, cycle, round, attempt, due_at });
}

/** The rules of every facilitation: who answers what is waited for is heard, and what fails is tried again or given up. */
export function facilitationRules<S extends ChannelState>(specs: Record<string, FacilitationSpec<S>>) {
  return {
    /** Takes a facilitation's result over, if it keeps the rules, and goes on. */
    complete(run: Run<S>, command: Completion): Problem | undefined {
      const { request_id, call } = command.data;
      const request = run.state.facilitation;
      if (request?.request_id !== request_id) return discarded(run, request_id, call);
      const spec = specs[request.task]!;
      const errors =
        spec.command === command.type
          ? (spec.errors?.(run.state, command.data) ?? [])
          : [{ pointer: '/request_id', reason: `${request_id} asks for ${request.task}` }];
      if (errors.length) return problem('invalid-facilitation', { errors });
      run.emit('FacilitationCompleted', { request_id, task: request.task, call });
      spec.proceed(run, command.data);
      return undefined;
    },

    /**
     * Another try where that may help. Else the channel waits for the model where it cannot go on without the answer, or
     * where the account is spent (N6); and else it goes on, or ends, without what the model did not give.
     */
    fail(run: Run<S>, { request_id, code, message, call }: CommandTypes['FailFacilitation']): Problem | undefined {
      const request = run.state.facilitation;
      if (request?.request_id !== request_id) return discarded(run, request_id, call);
      const { task, attempt } = request;
      run.emit('FacilitationFailed', { request_id, task, attempt, code, message, ...(call && { call }) });
      const spent = outOfFundsBy(code) !== undefined;
      const most = run.state.opened?.config.max_facilitation_attempts ?? 1;
      const spec = specs[task]!;
      const waits = !spent && !run.state.closed && (spec.needed || isRefusedToAll(code));
      if (!spent && !isPermanent(code) && attempt < most) requestFacilitation(run, task, attempt + 1);
      else if (!waits || !waitForModel(run, task)) spec.giveUp(run, code);
      return undefined;
    },
  };
}

/** A result that nobody waits for: its cost stays in the log. */
function discarded(run: Run<ChannelState>, request_id: string, call: ModelCall | undefined): Problem | undefined {
  if (!call) return problem('unknown-request', { detail: request_id });
  const reason = run.state.phase === 'closed' ? 'channel_closed' : 'late';
  run.emit('AnswerDiscarded', { request_id, reason, call });
  return undefined;
}
