import { derivedId, type Assessment, type Command, type RecordedEvent } from '@parley/contracts';
import { submit, type ChannelFolds, type CommandBus, type Delivery } from '@parley/messaging';
import { assess, signalOf, warnings, withSimilarities, type Ledger } from '@parley/termination';
import type { Meaning } from './meaning.js';

/** After these a round is over, and how alike its turns are can be measured. */
const ENDS_A_ROUND: readonly RecordedEvent['type'][] = ['CheckRequested', 'RoundClosed'];

/** Watches every channel (T1) and asks to go on, to warn or to stop, with its reasons; the decider decides. */
export class Monitor {
  constructor(
    private readonly channels: ChannelFolds<Ledger>,
    private readonly commands: CommandBus,
    /** How alike turns are in meaning, where a provider can tell (T2). */
    private readonly meaning?: Meaning,
  ) {}

  /**
   * A check after an event that can bring an end nearer (T7). It looks at the log and at nothing else, and says up to
   * which event, so that an audit can make the same check again and must find the same (T3).
   */
  async check(event: RecordedEvent, delivery: Delivery): Promise<void> {
    const { state: folded } = await this.channels.at(event.tenant, event.channel_id, event.version);
    if (folded.closed) return;
    const similarities = ENDS_A_ROUND.includes(event.type) ? ((await this.meaning?.of(folded)) ?? []) : [];
    const ledger = withSimilarities(folded, similarities);
    const assessment = { ...assess(ledger), ...(similarities.length && { similarities }) };
    const waitedFor = event.type === 'CheckRequested' ? event.data.check_id : undefined;
    const newWarnings = warnings(ledger, assessment.findings).length > 0;
    if (waitedFor === undefined && assessment.verdict !== 'stop' && !newWarnings) return;
    await submit(this.commands, signal(event, assessment, waitedFor), delivery);
  }
}

function signal(event: RecordedEvent, assessment: Assessment, check_id: string | undefined): Command {
  return {
    id: derivedId('termination', event.id),
    tenant: event.tenant,
    channel_id: event.channel_id,
    actor: { kind: 'service', id: 'termination-monitor' },
    time: event.recorded_at,
    type: 'SignalTermination',
    data: signalOf(assessment, check_id),
  };
}
