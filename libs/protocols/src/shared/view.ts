import type { OpeningEstimate } from '@parley/contracts';
import type { ChannelState, Forked, Language, ModelPause, RehearsalPace } from './channel-state.js';

/** A turn of the current round, in any protocol. */
export interface TurnView {
  participant_id: string;
  name: string;
  kind: string;
  request_id: string;
  status: 'open' | 'answered' | 'assumed' | 'absent' | 'skipped';
  feedback_type?: string;
}

/** A question to the user, in any protocol (W6). */
export interface QuestionView {
  question_id: string;
  /** It waits for the user's answer. */
  pending: boolean;
  asked_by: string;
  /** The asker's name. */
  name: string;
  round: number;
  status: string;
  /** As the user is asked. */
  question: string;
  /** What the asker assumes where it is skipped. */
  assumption: string;
  exchanges: { question: string; answer: string }[];
}

/** A channel that waits for a model (N6). */
export interface WaitingView {
  /** Why the model gave nothing. */
  code: string;
  message: string;
  /** 1 for the first wait since a model last answered. */
  attempt: number;
  since: string;
  /** When it is asked again by itself (RFC 3339). */
  resume_at: string;
  /** Somebody has to mend something first: nobody asks before that, unless a person says so. */
  permanent?: boolean;
}

/** The channel that a fork goes on from. */
export interface ForkedFromView {
  channel_id: string;
  /** Its version up to which they are the same. */
  version: number;
  /** Why, in the words of whoever forked it. */
  reason?: string;
  /** What the parent had cost by then: that is not this channel's. */
  cost_micro_usd: number;
  /** Models are asked anew though the parent has their answers. */
  fresh: boolean;
}

/** What a protocol says of a channel's view, and first of all what the frame knows. */
export interface ProtocolView {
  topic: string;
  language: Language;
  phase: string;
  cycle: number;
  round: number;
  /** 0 where nothing limits them. */
  max_rounds: number;
  rehearsal: boolean;
  /** How fast a rehearsal plays; at once where absent. */
  rehearsal_pace?: RehearsalPace;
  /** What it is for, as whoever opened it said. */
  purpose?: string;
  /** For how many days from its opening it is to be kept; nothing is deleted by it. */
  retention_days?: number;
  /** What it was likely to cost and to take, as was said before its first call; absent where nobody knew. */
  estimate?: OpeningEstimate;
  /** Where it comes from, if it is a fork. */
  forked_from?: ForkedFromView;
  /** Present while no model answers. */
  waiting_for_model?: WaitingView;
  turns: TurnView[];
  /** The outcome's status, where it is known before the channel is closed. */
  outcome?: string;
}

/** What the frame knows of it. @throws where the channel is not open */
export function frameView({ opened, phase, cycle, round, wait, forked }: ChannelState) {
  if (!opened) throw new Error('the channel is not open');
  const { topic, language, rehearsal, rehearsal_pace, purpose, retention_days } = opened;
  const waiting_for_model = wait?.paused && waitingView(wait.attempts, wait.since, wait.paused);
  return {
    topic,
    language,
    rehearsal,
    ...(rehearsal_pace && { rehearsal_pace }),
    ...(purpose !== undefined && { purpose }),
    ...(retention_days !== undefined && { retention_days }),
    ...estimateIn({ opened, forked }),
    ...(forked && { forked_from: forkedFrom(forked) }),
    phase,
    cycle,
    round,
    ...(waiting_for_model && { waiting_for_model }),
  };
}

/** A fork pays for a part of itself: what its parent was likely to cost is the whole's. */
export function estimateIn({
  opened,
  forked,
}: Pick<ChannelState, 'opened' | 'forked'>): Pick<ProtocolView, 'estimate'> {
  const { estimate } = forked ?? opened ?? {};
  return estimate ? { estimate } : {};
}

const forkedFrom = ({ parent, at, reason, cost_micro_usd, fresh }: Forked): ForkedFromView => ({
  channel_id: parent,
  version: at,
  ...(reason !== undefined && { reason }),
  cost_micro_usd,
  fresh,
});

const waitingView = (
  attempt: number,
  since: string,
  { code, message, resume_at, permanent }: ModelPause,
): WaitingView => ({
  code,
  message,
  attempt,
  since,
  resume_at,
  ...(permanent && { permanent }),
});
