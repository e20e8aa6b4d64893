interface Metric {
  name: string;
  kind: 'histogram' | 'counter';
  /** As UCUM has it. */
  unit: string;
  description: string;
  /** Upper bounds: those of a library put every prompt into the last one. */
  buckets?: readonly number[];
}

const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];

/**
 * Figures that are exported over OTLP, for all channels together: a channel or a turn as an attribute would be a series each, and is
 * on spans and logs. Those of `gen_ai` have the buckets of the conventions; for agents these name none.
 */
export const METRICS = {
  chat: {
    name: 'gen_ai.client.operation.duration',
    kind: 'histogram',
    unit: 's',
    description: 'How long a call of a model took, its repair and retries included',
    buckets: SECONDS,
  },
  // The conventions replace it by counters after 0.1.0: what reads it today reads this.
  tokens: {
    name: 'gen_ai.client.token.usage',
    kind: 'histogram',
    unit: '{token}',
    description: 'Tokens of a call of a model',
    buckets: [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864],
  },
  agent: {
    name: 'gen_ai.invoke_agent.duration',
    kind: 'histogram',
    unit: 's',
    description: 'How long an agent took for what it was asked, until its answer was committed',
    buckets: [...SECONDS, 163.84, 327.68, 655.36],
  },
  tool: {
    name: 'gen_ai.execute_tool.duration',
    kind: 'histogram',
    unit: 's',
    description: 'How long a call of a tool took',
    buckets: SECONDS,
  },
  cost: {
    name: 'parley.cost',
    kind: 'counter',
    unit: '{USD}',
    description: 'What calls of models cost, in US dollars, by the price list',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;
