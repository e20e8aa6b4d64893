import { createRequire } from 'node:module';
import type * as api from '@opentelemetry/api';
import type { NodeSDK } from '@opentelemetry/sdk-node';

export type OpenTelemetryApi = typeof api;
export type Sdk = Pick<NodeSDK, 'start' | 'shutdown'>;

/** An optional peer: who wants it installs it beside Parley (ADR 40). */
export const SDK_PACKAGE = '@opentelemetry/sdk-node';

/** The SDK, and the API that it speaks by: one copy for both. @throws where it is not installed, with the code MODULE_NOT_FOUND */
export function loadSdk(): { api: OpenTelemetryApi; NodeSDK: typeof NodeSDK } {
  const here = createRequire(import.meta.url);
  const beside = createRequire(here.resolve(SDK_PACKAGE));
  const sdk = here(SDK_PACKAGE) as { NodeSDK: typeof NodeSDK };
  const api = beside('@opentelemetry/api') as OpenTelemetryApi;
  // Before 1.10, with which Node 20 is left, the API of logs was a package of its own.
  const { logs } = 'logs' in api ? api : (beside('@opentelemetry/api-logs') as Pick<OpenTelemetryApi, 'logs'>);
  return { api: { ...api, logs }, NodeSDK: sdk.NodeSDK };
}
