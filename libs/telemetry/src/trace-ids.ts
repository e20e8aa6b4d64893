import type { SpanIds } from './telemetry.js';

/** A UUID is an id of a trace: whoever has an event or a channel of the log finds its trace without asking anybody. */
export const traceIdOf = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase();

/** The opening of a channel: all its turns point there. The second half of a UUID is never zero (its variant). */
export function openingOf(channelId: string): Required<SpanIds> {
  const trace = traceIdOf(channelId);
  return { trace, span: trace.slice(16) };
}
