import type { MetricName } from './metrics.js';

/** What is undefined is left out. Never what anybody has said. */
export type Attributes = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** W3C trace context (`traceparent`, `tracestate`), as it goes along with a message. */
export type Carrier = Readonly<Record<string, string>>;

/** Hexadecimal: 32 digits, 16 digits. */
export interface SpanIds {
  trace: string;
  span?: string;
}

export interface SpanAbout {
  name: string;
  kind: 'internal' | 'client' | 'server' | 'producer';
  attributes: Attributes;
  /** Begins a trace, under this id. */
  root?: SpanIds;
  /** What it belongs to where it is in no span here. */
  parent?: Carrier | undefined;
  links?: readonly (Required<SpanIds> | Carrier)[];
}

/** What is known only once it is over: milliseconds since 1970, and a stable code where it has failed. */
export interface Ended {
  from: number;
  to: number;
  error?: string | undefined;
  /** What it tells of the agent that it was done for. */
  ofAgent?: Attributes;
}

/** Where in a deliberation work is done, for the lines of the log. */
export interface Whereabouts {
  channel: string;
  turn?: string | undefined;
}

/** Tells of work while it is done: spans, figures, lines of the log. Nothing here throws, and nothing waits for whoever is told. */
export interface Telemetry {
  /** @param work is given what marks the span as failed, with a stable code, and what adds to what it tells */
  span<T>(
    about: SpanAbout,
    work: (fail: (code: string) => void, add: (attributes: Attributes) => void) => Promise<T>,
  ): Promise<T>;
  /**
   * An agent's span: told once something is done in it, since a turn that was settled meanwhile is nobody's work.
   * @param ended is given how long it took, and what is known of it
   */
  agent<T>(
    about: SpanAbout,
    work: () => Promise<T>,
    ended: (seconds: number, attributes: Attributes, error: string | undefined) => void,
  ): Promise<T>;
  /** A span of what is over. @returns what makes others belong to it */
  past(about: SpanAbout, ended: Ended): Carrier;
  measure(metric: MetricName, value: number, attributes: Attributes): void;
  /** What goes along with a message from here. */
  carrier(): Carrier;
  /** Does work that came with a message, or of itself where the carrier is empty. */
  within<T>(carrier: Carrier, whereabouts: Whereabouts | undefined, work: () => T): T;
  /** What a line of the log has besides, here. */
  logFields(): Record<string, string>;
  /** A line of the log as it is written: JSON of pino. */
  log(line: string): void;
  /** Sends what is left, for so long as that may take. */
  stop(): Promise<void>;
}

let current: Telemetry | undefined;

/** Undefined where nobody has asked for any: then nothing of it is loaded either. */
export const telemetry = (): Telemetry | undefined => current;

export function useTelemetry(one: Telemetry | undefined): void {
  current = one;
}

/** An error as it is told: its message may have what somebody said in it. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '_OTHER');
