/** Words of PromQL that look like metrics' names. */
const WORDS = new Set([
  ...['by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'and', 'or', 'unless', 'offset', 'bool'],
  ...['sum', 'avg', 'min', 'max', 'count', 'topk', 'rate', 'increase', 'histogram_quantile', 'clamp_min', 'vector'],
]);

interface Panel {
  targets?: { expr: string }[];
  panels?: Panel[];
}

/** The metrics that a Grafana dashboard asks Prometheus for, panels and variables. */
export function metricsOf(dashboard: string): string[] {
  const { panels, templating } = JSON.parse(dashboard) as {
    panels: Panel[];
    templating: { list: { type: string; query?: { query: string } }[] };
  };
  const below = (all: Panel[]): string[] =>
    all.flatMap(({ targets = [], panels: more = [] }) => [...targets.map(({ expr }) => expr), ...below(more)]);
  const asked = templating.list.flatMap(({ type, query }) =>
    type === 'query' ? [/^label_values\((\w+),/u.exec(query!.query)?.[1] ?? `no query: ${query!.query}`] : [],
  );
  return [...new Set([...below(panels).flatMap(namesIn), ...asked])];
}

/** The metrics that an expression asks for. Labels stand in braces or after `by`; texts and ranges are none. */
export function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/gu, ' ')
    .replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/gu, ' ');
  return (bare.match(/[a-z_][\w:]*/giu) ?? []).filter((word) => !WORDS.has(word));
}

/** How a metric of OTLP is called in Prometheus (OpenTelemetry's compatibility specification: units and suffixes). */
export function prometheusNames({ name, unit, points }: { name: string; unit: string; points: object[] }): string[] {
  const words = name.replaceAll('.', '_') + (unit === 's' ? '_seconds' : '');
  const isHistogram = points.some((point) => 'explicitBounds' in point);
  return isHistogram ? ['bucket', 'sum', 'count'].map((part) => `${words}_${part}`) : [`${words}_total`];
}
