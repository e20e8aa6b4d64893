import type { Assessment, Command, Finding } from '@parley/contracts';
import { assess, type Ledger } from '@parley/termination';
import type { OpenDeliberation, Registry } from '../registry.js';
import type { ChannelState } from '../shared/channel-state.js';
import { deciderOf } from '../shared/frame.js';
import { MONITOR } from '../shared/service-actors.js';
import { standingOf } from '../shared/standing.js';

/** An end that other rules would have begun. */
export interface OtherEnd {
  /** The rule; absent where the protocol would have ended it by itself. */
  finding?: Pick<Finding, 'condition' | 'measured' | 'limit' | 'unit'>;
  /** What it would have come to. */
  standing: string[];
}

/**
 * What would have come of the monitor's look at a channel: the protocol's own decider is asked, so that what a real channel
 * would not have been ended by is no end here.
 * @returns `doubt` where a neutral model would have been asked; undefined where it would have gone on
 */
export function stopAt(
  registry: Registry,
  channel: OpenDeliberation,
  ledger: Ledger,
  time: string,
): OtherEnd | 'doubt' | undefined {
  const protocol = registry.protocolOf(channel);
  const { state } = channel;
  const assessment = assess(ledger);
  if (assessment.verdict === 'doubt' && protocol.ending.doubted) return 'doubt';
  const finding = assessment.findings.find(({ condition }) => condition === assessment.reason);
  if (finding && finding.condition === protocol.ending.ownLimit)
    return protocol.ending.ownLimitEnds?.(state)
      ? { finding: bare(finding), standing: standingOf(protocol, state) }
      : undefined;
  const decision = deciderOf(protocol).decide(state, signal(assessment, state, time));
  if (!decision.ok) return undefined;
  const ends = finding ? decision.state.stopping.pending : protocol.ending.isConcluded(decision.state);
  if (!ends && !decision.state.closed) return undefined;
  return { ...(finding && { finding: bare(finding) }), standing: standingOf(protocol, decision.state) };
}

const bare = ({ condition, measured, limit, unit }: Finding) => ({ condition, measured, limit, unit });

/** As the monitor would have sent it. */
function signal(assessment: Assessment, { check }: ChannelState, time: string): Command {
  const isStop = assessment.verdict === 'stop';
  return {
    // It is decided and never recorded.
    ...{ id: '', tenant: '', channel_id: '', actor: MONITOR, time },
    type: 'SignalTermination',
    data: {
      ...{ verdict: isStop ? 'stop' : 'continue', condition: assessment.reason, measured: 0, limit: 0 },
      ...(check && { check_id: check.check_id }),
      assessment: isStop ? assessment : { ...assessment, verdict: 'continue' },
    },
  };
}
