import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { RecordedEvent } from '@parley/contracts';
import { carriedAlong, type Carrier } from '@parley/telemetry';

/** W3C Trace Context, as headers of a message. */
const NAMES = ['traceparent', 'tracestate'] as const;

export function addCarrier(meta: MsgHdrs, carrier: Carrier | undefined): void {
  for (const name of NAMES) if (carrier?.[name]) meta.set(name, carrier[name]);
}

/** What goes along with a request from here, as options of it. */
export function tracedOptions(): { headers?: MsgHdrs } {
  const carrier = carriedAlong();
  if (!carrier) return {};
  const meta = headers();
  addCarrier(meta, carrier);
  return { headers: meta };
}

/** The trace that a message is part of, as its headers say, or else the event in it; undefined where none does. */
export function carrierOf(meta: MsgHdrs | undefined, event?: RecordedEvent): Carrier | undefined {
  const said = NAMES.flatMap((name) => (meta?.has(name) ? [[name, meta.get(name)]] : []));
  if (said.length) return Object.fromEntries(said) as Carrier;
  // What another replica has handed over is an event in name only, until whoever settles it has looked.
  const traceparent = event?.metadata?.traceparent;
  return traceparent ? { traceparent } : undefined;
}
