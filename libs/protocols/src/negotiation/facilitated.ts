import { problem, type Command, type FieldError, type ModelCall } from '@parley/contracts';
import { refuse, unfold, type Decision, type Unfolding } from '../decider.js';
import type { Completion } from './completion.js';
import { conclude, close, endEarly } from './conclude.js';
import { evolve } from './evolve.js';
import { requestFacilitation } from './facilitation.js';
import { facilitationErrors } from './facilitation-errors.js';
import { proposalDiff } from './proposal-diff.js';
import { startRound } from './rounds.js';
import { openedOf, proposalOf, type NegotiationState } from './state.js';

type Run = Unfolding<NegotiationState>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const TASKS: Record<Completion['type'], readonly string[]> = {
  CompleteScreening: ['screen'],
  CompleteDraft: ['draft'],
  CompleteAdjustment: ['adjust', 'compromise'],
  CompleteGaps: ['gaps'],
};

/** Takes a facilitation's result over, if it keeps the rules, and goes on. */
export function completeFacilitation(state: NegotiationState, command: Completion): Decision {
  const { request_id, call } = command.data;
  const request = state.facilitation;
  if (request?.request_id !== request_id) return discard(state, request_id, call);
  const errors: FieldError[] = TASKS[command.type].includes(request.task)
    ? facilitationErrors(state, command)
    : [{ pointer: '/request_id', reason: `${request_id} asks for ${request.task}` }];
  if (errors.length) return refuse(problem('invalid-facilitation', { errors }));
  const run = unfold(state, evolve);
  run.emit('FacilitationCompleted', { request_id, task: request.task, call });
  proceed(run, command, request.task);
  return { ok: true, events: run.events };
}

function proceed(run: Run, command: Completion, task: string): void {
  switch (command.type) {
    case 'CompleteScreening':
      return screened(run, command.data);
    case 'CompleteDraft':
      run.emit('ProposalDrafted', { proposal: { version: 1, ...command.data.proposal } });
      return startRound(run, 1, 1, command.time);
    case 'CompleteAdjustment':
      return adjusted(run, command, task === 'compromise');
    case 'CompleteGaps': {
      const { gaps, follow_up } = command.data;
      run.emit('GapsIdentified', { gaps, follow_up });
      return close(run, 'success', 'all_accepted', { kind: 'service', id: 'channel-admin' });
    }
  }
}

function screened(run: Run, { selected, possibly_related, not_selected }: Of<'CompleteScreening'>['data']): void {
  const judged = new Set([...selected, ...possibly_related, ...not_selected].map((one) => one.participant_id));
  const unmentioned = openedOf(run.state)
    .candidates.filter((candidate) => !judged.has(candidate.participant_id))
    .map((candidate) => ({ participant_id: candidate.participant_id, reason: '' }));
  run.emit('CandidatesScreened', { selected, possibly_related, not_selected: [...not_selected, ...unmentioned] });
  if (selected.length) requestFacilitation(run, 'draft');
  else conclude(run, 'failed', 'nobody_fits');
}

function adjusted(run: Run, { data, time }: Of<'CompleteAdjustment'>, compromise: boolean): void {
  const before = proposalOf(run.state);
  const proposal = { ...data.proposal, version: before.version + 1 };
  const replaced = run.state.incoming.length > 0;
  const { requests } = run.state;
  run.emit('ProposalAdjusted', {
    proposal,
    cause: compromise ? 'compromise' : replaced ? 'replacement' : 'adjustment',
    changes_made: data.changes_made,
    changes_rejected: data.changes_rejected,
    should_continue: data.should_continue,
    diff: proposalDiff(before, proposal),
  });
  if (compromise) return conclude(run, 'negotiation_timeout', 'no_majority', undefined, rejectedOf(requests, data));
  const { cycle, round } = run.state;
  startRound(run, replaced ? cycle + 1 : cycle, replaced ? 1 : round + 1, time);
}

function rejectedOf(requests: NegotiationState['requests'], data: Of<'CompleteAdjustment'>['data']) {
  const rejected = new Set(data.changes_rejected.map((change) => change.request));
  return requests.filter((request) => rejected.has(request.request));
}

const FINAL_CODES = new Set(['budget', 'spend_limit', 'bad_key']);

/** A facilitation that failed is asked for again, up to the configured number of tries; then the channel ends for it. */
export function failFacilitation(state: NegotiationState, { data }: Of<'FailFacilitation'>): Decision {
  const request = state.facilitation;
  if (request?.request_id !== data.request_id) return discard(state, data.request_id, data.call);
  const run = unfold(state, evolve);
  const { task, attempt } = request;
  run.emit('FacilitationFailed', { ...data, task, attempt });
  const again = !FINAL_CODES.has(data.code) && attempt < openedOf(state).config.max_facilitation_attempts;
  if (again) requestFacilitation(run, task, attempt + 1);
  else giveUp(run, task, data.code);
  return { ok: true, events: run.events };
}

function giveUp(run: Run, task: string, code: string): void {
  const admin = { kind: 'service', id: 'channel-admin' } as const;
  if (task === 'gaps') return close(run, 'success', 'gaps_unknown', admin);
  if (code === 'budget' || code === 'spend_limit') return endEarly(run, code);
  if (task === 'compromise') return conclude(run, 'negotiation_timeout', 'no_compromise');
  conclude(run, 'failed', 'facilitation_failed');
}

function discard(state: NegotiationState, request_id: string, call: ModelCall | undefined): Decision {
  if (!call || !state.opened) return refuse(problem('unknown-request', { detail: request_id }));
  const reason = state.phase === 'closed' ? 'channel_closed' : 'late';
  return { ok: true, events: [{ type: 'AnswerDiscarded', data: { request_id, reason, call } }] };
}
