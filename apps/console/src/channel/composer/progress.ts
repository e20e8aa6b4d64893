import type { Applies, Committed, RecordedEvent } from '@parley/client';

/** Something that was sent from this page. */
export interface Sent {
  key: string;
  text: string;
  /** The server's answer, once it is there. */
  committed?: Committed;
  /** Why there is none. */
  problem?: unknown;
}

/** How far it has come. Nothing counts as done before this page has seen it in the log. */
export type Progress =
  | { stage: 'sending' | 'committed' | 'refused' | 'done' | 'unheard' }
  | { stage: 'queued'; applies?: Applies }
  | { stage: 'applied'; round: number };

export function progressOf({ committed, problem }: Sent, events: readonly RecordedEvent[]): Progress {
  if (problem !== undefined) return { stage: 'refused' };
  if (!committed) return { stage: 'sending' };
  const { position, applies } = committed;
  if ((events.at(-1)?.position ?? 0) < position) return { stage: 'committed' };
  const command = events.findLast((event) => event.position === position)?.metadata.command_id;
  const said = events.findLast(
    ({ type, metadata }) => type === 'InterventionRecorded' && metadata.command_id === command,
  );
  if (said?.type !== 'InterventionRecorded' || applies === 'at_once') return { stage: 'done' };
  const heard = hearingOf(events, said.data.intervention_id);
  return heard.stage === 'queued' ? { ...heard, ...(applies && { applies }) } : heard;
}

/** What became of something that participants are to hear: told in a round, not yet, or never. */
export function hearingOf(events: readonly RecordedEvent[], interventionId: string): Progress {
  for (const { type, data } of events.toReversed()) {
    if (type === 'InterventionsApplied' && data.intervention_ids.includes(interventionId))
      return { stage: 'applied', round: data.round };
    if (type === 'InterventionRecorded' && data.intervention_id === interventionId) break;
  }
  return { stage: events.some(({ type }) => type === 'ChannelClosed') ? 'unheard' : 'queued' };
}
