import { telemetry } from './telemetry.js';

const NONE: Record<string, string> = {};

/** What a line of the log has besides: channel, turn, trace_id, span_id, where they are known. */
export const logFields = (): Record<string, string> => telemetry()?.logFields() ?? NONE;

/** Has a line of the log go along, as it was written. */
export const tellLine = (line: string): void => telemetry()?.log(line);
