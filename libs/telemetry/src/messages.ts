import { telemetry, type Carrier } from './telemetry.js';

/** What goes along with a message that is sent from here; undefined where there is nothing. */
export function carriedAlong(): Carrier | undefined {
  const carrier = telemetry()?.carrier();
  return carrier?.['traceparent'] ? carrier : undefined;
}

/** Answers what was asked as part of the trace that it came with. */
export function answerWithin<T>(carrier: Carrier | undefined, work: () => T): T {
  const told = telemetry();
  return told ? told.within(carrier ?? {}, undefined, work) : work();
}
