import { startLocalServer } from './local-server.js';

type Values = Record<string, unknown>;

export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 4 producer. */
  kind: number;
  attributes: Values;
  links: { traceId: string; spanId: string }[];
  /** 2 is an error. */
  status: number;
  seconds: number;
}

export interface ReceivedMetric {
  service: string;
  name: string;
  unit: string;
  points: { attributes: Values; count?: string; sum?: number; asDouble?: number; explicitBounds?: number[] }[];
}

export interface ReceivedLog {
  service: string;
  body: string;
  severity: string;
  traceId: string;
  attributes: Values;
}

export interface OtlpReceiver {
  url: string;
  /** Variables that have a program export to it, soon. */
  environment: Record<string, string>;
  spans: ReceivedSpan[];
  metrics: ReceivedMetric[];
  logs: ReceivedLog[];
  /** What it answers from now on. */
  answers(status: number): void;
  close(): Promise<void>;
}

interface KeyValue {
  key: string;
  value: Values;
}
type Whatever = Values & { attributes?: KeyValue[] };

const valueOf = (value: Values): unknown => {
  const [one] = Object.values(value);
  const { values } = (one ?? {}) as { values?: Values[] };
  return values ? values.map(valueOf) : one;
};
const valuesOf = (pairs: KeyValue[] = []): Values =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, valueOf(value)]));

/** A collector: OTLP over HTTP as JSON (opentelemetry-proto 1, ProtoJSON), kept as it came. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received = { spans: [] as ReceivedSpan[], metrics: [] as ReceivedMetric[], logs: [] as ReceivedLog[] };
  let status = 200;
  const server = await startLocalServer(({ body }, response) => {
    if (status === 200) take(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  const each = (body: Values, kind: string, things: string, take: (service: string, thing: Whatever) => void) => {
    for (const resource of (body[`resource${kind}`] ?? []) as Values[]) {
      const { attributes } = resource['resource'] as Whatever;
      const service = String(valuesOf(attributes)['service.name']);
      for (const scope of resource[`scope${kind}`] as Values[])
        for (const thing of scope[things] as Whatever[]) take(service, thing);
    }
  };
  const take = (body: Values) => {
    each(body, 'Spans', 'spans', (service, span) => {
      const seconds = (Number(span['endTimeUnixNano']) - Number(span['startTimeUnixNano'])) / 1e9;
      const links = (span['links'] ?? []) as ReceivedSpan['links'];
      const { code = 0 } = (span['status'] ?? {}) as { code?: number };
      const more = { service, seconds, links, status: code, attributes: valuesOf(span.attributes) };
      received.spans.push({ ...(span as unknown as ReceivedSpan), ...more });
    });
    each(body, 'Metrics', 'metrics', (service, metric) => {
      const { dataPoints = [] } = (metric['histogram'] ?? metric['sum'] ?? {}) as { dataPoints?: Whatever[] };
      const points = dataPoints.map((point) => ({ ...point, attributes: valuesOf(point.attributes) }));
      received.metrics.push({ service, name: String(metric['name']), unit: String(metric['unit']), points });
    });
    each(body, 'Logs', 'logRecords', (service, record) => {
      const attributes = valuesOf(record.attributes);
      const { severityText: severity, traceId = '' } = record as unknown as { severityText: string; traceId?: string };
      received.logs.push({ service, body: String(valueOf(record['body'] as Values)), severity, traceId, attributes });
    });
  };
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: server.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_BLRP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    OTEL_METRIC_EXPORT_TIMEOUT: '400',
  };
  return { ...server, ...received, environment, answers: (next) => void (status = next) };
}
