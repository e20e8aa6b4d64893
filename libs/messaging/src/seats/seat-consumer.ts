import { AckPolicy, DeliverPolicy, jetstreamManager } from '@nats-io/jetstream';
import { nanos, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { SEATS_STREAM, seatSubject, sha256 } from '@parley/contracts';
import { SEATS_KEPT_MS } from '../jetstream/streams.js';
import type { SeatAddress } from './seat-access.js';

/** After how long a message comes again that was given out and of which no receipt came, in milliseconds. */
const ACK_WAIT_MS = 30_000;
/** How long JetStream may take to say that nothing comes, in milliseconds. */
const ANSWER_MS = 2_000;

/** The durable consumer of a seat: it keeps the seat's place for as long as the stream keeps its messages. */
export const seatConsumerName = ({ tenant, channel_id, participant_id }: SeatAddress): string =>
  `seat-${sha256(`${tenant}/${channel_id}/${participant_id}`).slice(0, 32)}`;

/** The next message of a seat, which comes again until its reply subject is published to; undefined where none comes in that time. */
export async function drawForSeat(
  connection: NatsConnection,
  seat: SeatAddress,
  waitMs: number,
): Promise<Msg | undefined> {
  const durable_name = seatConsumerName(seat);
  const manager = await jetstreamManager(connection);
  // Made again where the broker has lost it; where it is there, this changes nothing.
  await manager.consumers.add(SEATS_STREAM, {
    durable_name,
    description: `${seat.tenant} ${seat.channel_id} ${seat.participant_id}`,
    filter_subject: seatSubject(seat.tenant, seat.channel_id, seat.participant_id),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ACK_WAIT_MS),
    inactive_threshold: nanos(SEATS_KEPT_MS),
  });
  const asked = { batch: 1, ...(waitMs ? { expires: nanos(waitMs) } : { no_wait: true }) };
  const subject = `$JS.API.CONSUMER.MSG.NEXT.${SEATS_STREAM}.${durable_name}`;
  // JetStream answers on the message's own subject, by which no shared inbox knows whose answer it is.
  const options = { timeout: waitMs + ANSWER_MS, noMux: true };
  const answer = await connection.request(subject, JSON.stringify(asked), options);
  // A status in place of a message says that there is none.
  return answer.headers?.code ? undefined : answer;
}

/** Whether a receipt is one of that seat's own: any other would have JetStream do what channel-admin may. */
export const isReceiptOf = (seat: SeatAddress, receipt: string): boolean =>
  receipt.startsWith(`$JS.ACK.${SEATS_STREAM}.${seatConsumerName(seat)}.`) && /^[\w.$-]+$/u.test(receipt);
