import type { Actor, Ending } from '@parley/contracts';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import type { Weight } from '../work/prompt.js';
import type { PendingEnd } from './stopping-state.js';

/** A piece of model work that an ending takes, and whose it is; nobody's in particular where absent. */
export interface EndingWork {
  spec: Weight;
  participantId?: string | undefined;
}

/** What a protocol says of itself, so that the same rules end it (T5). */
export interface EndingRules<S extends ChannelState> {
  /** The phase in which nothing is under way; absent where its rounds wait for no check. */
  idlePhase?: S['phase'];
  /** Goes on where nothing is under way: the monitor has no objection, or an end was called off. */
  proceed?(run: Run<S>): void;
  /** The monitor is in doubt and asks for a neutral model's look; proceeds where absent. */
  doubted?(run: Run<S>): void;
  /** Ends the channel with what there is: the closing summary, or the outcome at once. */
  end(run: Run<S>, ending: PendingEnd, endedBy: Actor): void;
  /** A person's stop: at once, and always. */
  stop(run: Run<S>, actor: Actor): void;
  /** The model work that its ending takes, in order: what a budget keeps money for (P6). */
  work(state: S): readonly EndingWork[];
  /** True where its result is known: nothing is warned of any more. */
  isConcluded(state: S): boolean;
  /** True where it ends by itself, and an extension may still call that off. */
  isEnding(state: S): boolean;
  /** Why it cannot do without auto_exit, where nothing else would ever end it. */
  autoExitNeeded?(state: S): string | undefined;
  /** A condition that the protocol applies itself: the monitor's stop for it changes nothing. */
  ownLimit?: string;
  /** Whether that condition would have ended it here, had it held: it goes on for want of agreement alone. */
  ownLimitEnds?(state: S): boolean;
}

/** Why the monitor ended a channel, what held besides, and who was told (T5). */
export function endingOf({ condition, findings }: PendingEnd, told: string[]): Ending {
  const met = findings.filter(({ status }) => status === 'met');
  const also = met.map((finding) => finding.condition).filter((name) => name !== condition);
  return { condition, also, findings: met, told };
}
