import type { LogRecord } from '@opentelemetry/api';

/** What each line of pino has, and the record says itself. */
const OWN = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'trace_id', 'span_id']);

/** pino's levels as OpenTelemetry's severities (Logs Data Model, SeverityNumber). */
const SEVERITIES: Readonly<Record<number, [number: number, text: string]>> = {
  10: [1, 'TRACE'],
  20: [5, 'DEBUG'],
  30: [9, 'INFO'],
  40: [13, 'WARN'],
  50: [17, 'ERROR'],
  60: [21, 'FATAL'],
};

/** A line of the log as a record; undefined where it is none. */
export function logRecordOf(line: string): Omit<LogRecord, 'context'> | undefined {
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const [severityNumber, severityText] = SEVERITIES[Number(said['level'])] ?? [0, ''];
  const attributes = Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) =>
      OWN.has(key) || value === undefined || value === null
        ? []
        : [[key, typeof value === 'object' ? JSON.stringify(value) : (value as string)]],
    ),
  );
  return { body: String(said['msg'] ?? ''), timestamp: Number(said['time']), severityNumber, severityText, attributes };
}
