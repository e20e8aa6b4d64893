import type { ChangeMade, CompleteAdjustment, Proposal } from '@parley/contracts';
import type { Run } from '../../shared/decider.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { conclude } from '../rules/conclude.js';
import { adjustmentErrors } from '../rules/facilitation-errors.js';
import { proposalDiff } from '../rules/proposal-diff.js';
import { isAsAsked, requestedValue } from '../rules/requested-change.js';
import { startRound } from '../rules/rounds.js';
import { candidateOf, nameOf, openedOf, proposalOf, type NegotiationState } from '../state.js';
import type { AdjustTask } from './adjust-task.js';
import { adjustTexts } from './adjust-text.js';
import { facilitatorTask } from './facilitator.js';
import { giveUp } from './give-up.js';
import { rehearseAdjustment } from './rehearse-adjustment.js';

type Spec = FacilitationSpec<NegotiationState, 'CompleteAdjustment', AdjustTask>;

const shared: Omit<Spec, 'kind' | 'phase' | 'task' | 'proceed' | 'giveUp'> = {
  version: 3,
  command: 'CompleteAdjustment',
  schema: outputSchema('CompleteAdjustment', [
    'changes_rejected',
    { changes_made: ['request', 'change', 'partly'] },
    'proposal',
    'should_continue',
  ]),
  tier: 'strong',
  max_output_tokens: 5000,
  texts: adjustTexts,
  rehearse: rehearseAdjustment,
  errors: adjustmentErrors,
};

/** The next version (N3, N8). */
export const adjust: Spec = {
  ...shared,
  kind: 'adjust',
  phase: 'adjusting',
  needed: true,
  task: (state) => taskOf('adjust', state),
  proceed(run, data) {
    const replaced = run.state.incoming.length > 0;
    emitAdjusted(run, data, replaced ? 'replacement' : 'adjustment');
    const { cycle, round } = run.state;
    startRound(run, replaced ? cycle + 1 : cycle, replaced ? 1 : round + 1);
  },
  giveUp,
};

/** The compromise after the last round (N4): nobody is asked about it any more. */
export const compromise: Spec = {
  ...shared,
  kind: 'compromise',
  phase: 'compromising',
  task: (state) => taskOf('compromise', state),
  proceed(run, data) {
    const rejected = new Set(data.changes_rejected.map((change) => change.request));
    const open = run.state.requests.filter((request) => rejected.has(request.request));
    emitAdjusted(run, data, 'compromise');
    conclude(run, 'negotiation_timeout', 'no_majority', open);
  },
  giveUp(run) {
    if (run.state.outOfFunds) giveUp(run);
    else conclude(run, 'negotiation_timeout', 'no_compromise');
  },
};

function emitAdjusted(
  run: Run<NegotiationState>,
  { proposal: draft, changes_made, changes_rejected, should_continue }: CompleteAdjustment,
  cause: 'adjustment' | 'replacement' | 'compromise',
): void {
  const before = proposalOf(run.state);
  const proposal = { ...draft, version: before.version + 1 };
  run.emit('ProposalAdjusted', {
    proposal,
    cause,
    changes_made: changes_made.map((made) => measured(run.state, made, proposal)),
    changes_rejected,
    should_continue,
    diff: proposalDiff(before, proposal),
  });
}

/** Whether a request was met to the value is seen from the plan, not from what is said of it (N3). */
function measured({ requests }: NegotiationState, { request, change }: ChangeMade, proposal: Proposal): ChangeMade {
  const asked = requests.find((one) => one.request === request);
  const now = asked && requestedValue(proposal, asked.participant_id, asked.change.field);
  if (!asked || isAsAsked(asked.change, now)) return { request, change };
  return { request, change, partly: true, asked: asked.change.new_value, ...(now && { given: now.value }) };
}

function taskOf(kind: AdjustTask['kind'], state: NegotiationState): AdjustTask {
  return {
    kind,
    ...facilitatorTask(state),
    proposal: proposalOf(state),
    round: state.round,
    max_rounds: openedOf(state).config.max_rounds + state.extraRounds,
    requests: state.requests,
    feedback: state.lastFeedback.map(({ participant_id, feedback_type, reasoning }) => ({
      participant_id,
      name: nameOf(state, participant_id),
      feedback_type,
      reasoning,
    })),
    answered: Object.values(state.answered).flat(),
    replacements: state.incoming.flatMap(({ withdrawn_id, replacement_id, role }) => {
      const replacement = candidateOf(state, replacement_id);
      return replacement ? [{ withdrawn_id, replacement, role }] : [];
    }),
  };
}
