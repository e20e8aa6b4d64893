import type { EventTypes, RecordedEvent } from '@parley/contracts';
import type { Settled } from '../ports.js';

/** Events after which a model is asked in vain: a channel's end, a request given up, an answer broken into, a background released. */
export const SETTLING = [
  'ChannelClosed',
  'TurnSkipped',
  'AnswerInterrupted',
  'BarrierReleased',
  'FacilitationFailed',
] as const satisfies (keyof EventTypes)[];

/** What an event settles, if anything. */
export function settledBy(event: Pick<RecordedEvent, 'tenant' | 'channel_id' | 'type' | 'data'>): Settled | undefined {
  const { tenant, channel_id, type, data } = event;
  if (type === 'ChannelClosed') return { tenant, channel_id };
  if (!(SETTLING as readonly string[]).includes(type)) return undefined;
  const request_id = (data as { request_id?: string } | undefined)?.request_id;
  return request_id === undefined ? undefined : { tenant, channel_id, request_id };
}
