import { randomBytes } from 'node:crypto';
import type { Context, Counter, Histogram, Link, Logger, Meter, Span, Tracer } from '@opentelemetry/api';
import { GEN_AI_VERSION } from './gen-ai.js';
import type { OpenTelemetryApi, Sdk } from './load-sdk.js';
import { logRecordOf } from './log-record.js';
import { METRICS, type MetricName } from './metrics.js';
import {
  nameOf,
  type Attributes,
  type Carrier,
  type Ended,
  type SpanAbout,
  type SpanIds,
  type Telemetry,
  type Whereabouts,
} from './telemetry.js';

/** How long a stop waits for a collector, in milliseconds. */
const FLUSH_MS = 3_000;

/** Ids as they come, and those that a span is to have. */
export class SpanIdSource {
  next: SpanIds | undefined;
  generateTraceId = (): string => this.next?.trace ?? randomBytes(16).toString('hex');
  generateSpanId = (): string => this.next?.span ?? randomBytes(8).toString('hex');
}

type SpanWork<T> = (fail: (code: string) => void, add: (attributes: Attributes) => void) => Promise<T>;

/** An agent at work: its span begins where it did, once there is something in it. */
interface AgentAtWork {
  from: number;
  attributes: Attributes;
  error?: string | undefined;
  span?: Span;
  begin(): Span;
}

/** Tells by OpenTelemetry's SDK, wherever its variables say. */
export class OpenTelemetry implements Telemetry {
  private readonly tracer: Tracer;
  private readonly meter: Meter;
  private readonly logger: Logger;
  private readonly instruments = new Map<MetricName, Histogram | Counter>();
  private readonly agentKey: symbol;
  private readonly whereKey: symbol;

  constructor(
    private readonly api: OpenTelemetryApi,
    private readonly sdk: Sdk,
    private readonly ids: SpanIdSource,
  ) {
    this.tracer = api.trace.getTracer('parley', GEN_AI_VERSION);
    this.meter = api.metrics.getMeter('parley', GEN_AI_VERSION);
    this.logger = api.logs.getLogger('parley');
    this.agentKey = api.createContextKey('parley agent');
    this.whereKey = api.createContextKey('parley whereabouts');
  }

  async span<T>(about: SpanAbout, work: SpanWork<T>): Promise<T> {
    const { context, trace } = this.api;
    const before = this.beginHere(about.parent);
    const span = this.start(about, before);
    try {
      return await context.with(trace.setSpan(before.deleteValue(this.agentKey), span), () =>
        work(
          (code) => this.fail(span, code),
          (attributes) => span.setAttributes(defined(attributes)),
        ),
      );
    } catch (error) {
      this.fail(span, nameOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  async agent<T>(
    about: SpanAbout,
    work: () => Promise<T>,
    ended: (seconds: number, attributes: Attributes, error: string | undefined) => void,
  ): Promise<T> {
    const { context } = this.api;
    const outside = context.active();
    const from = Date.now();
    const agent: AgentAtWork = {
      from,
      attributes: about.attributes,
      begin: () => (agent.span ??= this.start(about, outside, from)),
    };
    try {
      return await context.with(outside.setValue(this.agentKey, agent), work);
    } catch (error) {
      agent.error ??= nameOf(error);
      throw error;
    } finally {
      if (agent.span) {
        const to = Date.now();
        agent.span.setAttributes(defined(agent.attributes));
        if (agent.error) this.fail(agent.span, agent.error);
        agent.span.end(to);
        ended((to - from) / 1_000, agent.attributes, agent.error);
      }
    }
  }

  past(about: SpanAbout, { from, to, error, ofAgent }: Ended): Carrier {
    const { context, trace, propagation } = this.api;
    const agent = about.root ? undefined : this.agentHere();
    if (agent) Object.assign(agent, { error, attributes: { ...agent.attributes, ...ofAgent } });
    const before = about.root ? context.active() : this.beginHere(about.parent);
    const span = this.start(about, before, from);
    if (error) this.fail(span, error);
    span.end(to);
    const carrier: Record<string, string> = {};
    propagation.inject(trace.setSpan(before, span), carrier);
    return carrier;
  }

  measure(metric: MetricName, value: number, attributes: Attributes): void {
    const instrument = this.instruments.get(metric) ?? this.instrumentOf(metric);
    if ('record' in instrument) instrument.record(value, defined(attributes));
    else instrument.add(value, defined(attributes));
  }

  carrier(): Carrier {
    const carrier: Record<string, string> = {};
    this.api.propagation.inject(this.here(), carrier);
    return carrier;
  }

  within<T>(carrier: Carrier, whereabouts: Whereabouts | undefined, work: () => T): T {
    const { context, propagation, ROOT_CONTEXT } = this.api;
    const remote = propagation.extract(ROOT_CONTEXT, carrier);
    return context.with(whereabouts ? remote.setValue(this.whereKey, whereabouts) : remote, work);
  }

  logFields(): Record<string, string> {
    const here = this.here();
    const { channel, turn } = (here.getValue(this.whereKey) as Whereabouts | undefined) ?? {};
    const ids = this.api.trace.getSpanContext(here);
    return {
      ...(channel && { channel }),
      ...(turn && { turn }),
      ...(ids && { trace_id: ids.traceId, span_id: ids.spanId }),
    };
  }

  log(line: string): void {
    const record = logRecordOf(line);
    if (record) this.logger.emit({ ...record, context: this.here() });
  }

  async stop(): Promise<void> {
    const stopped = this.sdk.shutdown().catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([stopped, new Promise((resolve) => (timer = setTimeout(resolve, FLUSH_MS)))]);
    clearTimeout(timer);
    const { trace, metrics, logs, propagation, context, diag } = this.api;
    for (const part of [trace, metrics, logs, propagation, context, diag]) part.disable();
  }

  private agentHere(): AgentAtWork | undefined {
    return this.api.context.active().getValue(this.agentKey) as AgentAtWork | undefined;
  }

  /** Where one is, an agent's span included where it has begun. */
  private here(): Context {
    const { context, trace } = this.api;
    const span = this.agentHere()?.span;
    return span ? trace.setSpan(context.active(), span) : context.active();
  }

  /** The same of somebody who does something there. @param parent where that is nowhere */
  private beginHere(parent: Carrier | undefined): Context {
    const { context, trace, propagation } = this.api;
    this.agentHere()?.begin();
    const here = this.here();
    return parent && !trace.getSpanContext(here) ? propagation.extract(context.active(), parent) : here;
  }

  private start({ name, kind, attributes, root, links }: SpanAbout, parent: Context, startTime?: number): Span {
    const { SpanKind } = this.api;
    const kinds = {
      internal: SpanKind.INTERNAL,
      client: SpanKind.CLIENT,
      server: SpanKind.SERVER,
      producer: SpanKind.PRODUCER,
    };
    this.ids.next = root;
    try {
      const options = { kind: kinds[kind], attributes: defined(attributes), links: (links ?? []).flatMap(this.linkTo) };
      return this.tracer.startSpan(name, { ...options, startTime, root: root !== undefined }, parent);
    } finally {
      this.ids.next = undefined;
    }
  }

  private readonly linkTo = (to: Required<SpanIds> | Carrier): Link[] => {
    const { trace, propagation, ROOT_CONTEXT, TraceFlags } = this.api;
    if ('traceparent' in to) {
      const context = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, to));
      return context ? [{ context }] : [];
    }
    const { trace: traceId, span: spanId } = to as Required<SpanIds>;
    return [{ context: { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } }];
  };

  /** A code and no message: a message may have what somebody said in it. */
  private fail(span: Span, code: string): void {
    span.setAttribute('error.type', code);
    span.setStatus({ code: this.api.SpanStatusCode.ERROR });
  }

  private instrumentOf(metric: MetricName): Histogram | Counter {
    const { name, kind, unit, description } = METRICS[metric];
    const options = { unit, description };
    const made =
      kind === 'counter'
        ? this.meter.createCounter(name, options)
        : this.meter.createHistogram(name, {
            ...options,
            advice: { explicitBucketBoundaries: [...METRICS[metric].buckets] },
          });
    this.instruments.set(metric, made);
    return made;
  }
}

/** Attributes that have a value. */
const defined = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'object' ? [...value] : value]],
    ),
  );
