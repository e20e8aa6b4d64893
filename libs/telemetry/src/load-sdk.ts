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
  return { api: beside('@opentelemetry/api') as OpenTelemetryApi, NodeSDK: sdk.NodeSDK };
}
