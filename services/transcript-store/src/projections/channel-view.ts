import type {
  Candidate,
  ChannelClosed,
  Demand,
  GapsIdentified,
  ModelCall,
  NegotiationConfig,
  OutcomeReached,
  RecordedEvent,
  TerminationWarned,
} from '@parley/contracts';
import { currentProposal, nameOf, negotiation, type NegotiationState, type Phase } from '@parley/protocols';

export interface TurnView {
  participant_id: string;
  name: string;
  kind: string;
  request_id: string;
  status: 'open' | 'answered' | 'assumed';
  feedback_type?: string;
}

/** What lists show of a channel. */
export interface ChannelSummary {
  channel_id: string;
  protocol: string;
  topic: string;
  language: string;
  status: 'open' | 'closed';
  phase: Phase;
  /** The outcome's status, once there is one. */
  outcome?: string;
  cycle: number;
  round: number;
  max_rounds: number;
  cost_micro_usd: number;
  rehearsal: boolean;
  opened_at: string;
  last_activity_at: string;
}

/** Everything a channel's page shows, but for its proposals and turns of earlier rounds. */
export interface ChannelView extends ChannelSummary {
  demand: Demand;
  /** Without their rehearsal scripts, which are in the log. */
  candidates: Omit<Candidate, 'script'>[];
  config: NegotiationConfig;
  selected: string[];
  withdrawn: string[];
  proposal_version: number;
  turns: TurnView[];
  tokens: { input: number; output: number };
  /** Models that spoke, as `provider/model`. */
  models: string[];
  warnings: TerminationWarned[];
  decision?: OutcomeReached;
  gaps?: GapsIdentified;
  closed?: ChannelClosed;
  version: number;
  position: number;
}

/** The fold behind a view: the decider's own state, and what only a reader wants to know. */
export interface Reading {
  state: NegotiationState;
  opened_at: string;
  warnings: TerminationWarned[];
  tokens: { input: number; output: number };
  models: string[];
  last?: RecordedEvent;
}

export const UNREAD: Reading = {
  state: negotiation.initialState,
  opened_at: '',
  warnings: [],
  tokens: { input: 0, output: 0 },
  models: [],
};

export function read(before: Reading, event: RecordedEvent): Reading {
  const call = 'call' in event.data ? (event.data.call as ModelCall | undefined) : undefined;
  const model = call && `${call.provider}/${call.model}`;
  return {
    state: negotiation.evolve(before.state, event),
    opened_at: before.opened_at || event.recorded_at,
    warnings: event.type === 'TerminationWarned' ? [...before.warnings, event.data] : before.warnings,
    tokens: call
      ? {
          input: before.tokens.input + call.input_tokens + call.cache_read_tokens + call.cache_write_tokens,
          output: before.tokens.output + call.output_tokens,
        }
      : before.tokens,
    models: model && !before.models.includes(model) ? [...before.models, model] : before.models,
    last: event,
  };
}

/** @throws where nothing was read yet: only a bug can ask then */
export function viewOf({ state, opened_at, warnings, tokens, models, last }: Reading): ChannelView {
  const { opened } = state;
  if (!opened || !last) throw new Error('there is no channel to show');
  return {
    channel_id: last.channel_id,
    protocol: last.protocol,
    topic: opened.topic,
    language: opened.language,
    status: state.phase === 'closed' ? 'closed' : 'open',
    phase: state.phase,
    ...(state.outcome && { outcome: state.outcome.status, decision: state.outcome }),
    cycle: state.cycle,
    round: state.round,
    max_rounds: opened.config.max_rounds,
    cost_micro_usd: state.spentMicroUsd,
    rehearsal: opened.rehearsal,
    opened_at,
    last_activity_at: last.recorded_at,
    demand: opened.demand,
    candidates: opened.candidates.map(({ script: _script, ...candidate }) => candidate),
    config: opened.config,
    selected: state.selected,
    withdrawn: state.withdrawn,
    proposal_version: currentProposal(state)?.version ?? 0,
    turns: state.turns.map(({ participant_id, request_id, feedback }) => ({
      participant_id,
      name: nameOf(state, participant_id),
      kind: opened.candidates.find((candidate) => candidate.participant_id === participant_id)?.kind ?? 'external',
      request_id,
      status: feedback ? (feedback.assumed ? 'assumed' : 'answered') : 'open',
      ...(feedback && { feedback_type: feedback.feedback_type }),
    })),
    tokens,
    models,
    warnings,
    ...(state.gaps && { gaps: state.gaps }),
    ...(state.closed && { closed: state.closed }),
    version: last.version,
    position: last.position,
  };
}

export function summaryOf(view: ChannelView): ChannelSummary {
  const { channel_id, protocol, topic, language, status, phase, outcome, cycle, round, max_rounds } = view;
  const { cost_micro_usd, rehearsal, opened_at, last_activity_at } = view;
  return {
    ...{ channel_id, protocol, topic, language, status, phase, ...(outcome && { outcome }), cycle, round, max_rounds },
    ...{ cost_micro_usd, rehearsal, opened_at, last_activity_at },
  };
}
