import { expect, it } from 'vitest';
import { variableThatAsks } from './start.js';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
const NONE = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' };

it.each([
  [{}, undefined],
  [{ OTEL_SERVICE_NAME: 'parley', OTEL_RESOURCE_ATTRIBUTES: 'a=b', OTEL_LOG_LEVEL: 'debug' }, undefined],
  [ENDPOINT, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, undefined],
  [{ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://localhost:1' }, 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'],
  [{ OTEL_TRACES_EXPORTER: 'console' }, 'OTEL_TRACES_EXPORTER'],
  [{ OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [{ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ ...ENDPOINT, ...NONE }, undefined],
  [{ ...ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  [{ ...ENDPOINT, OTEL_SDK_DISABLED: '0' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('what asks for an export in %j is %s', (environment, variable) =>
  expect(variableThatAsks(environment)).toBe(variable),
);
