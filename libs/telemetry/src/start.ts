import { ownProperty } from '@parley/untrusted';
import { telemetry, useTelemetry } from './telemetry.js';
import type { Trouble } from './trouble.js';

interface Options {
  /** As backends name it, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES do. */
  service: string;
  environment?: NodeJS.ProcessEnv;
  /** Told where nothing can be exported, and why. */
  onTrouble(trouble: Trouble): void;
}

const SIGNALS = ['TRACES', 'METRICS', 'LOGS'] as const;

/** The variable that asks for an export, as OpenTelemetry's specification names it; undefined where none does. */
export function variableThatAsks(environment: NodeJS.ProcessEnv): string | undefined {
  const value = (name: string) => ownProperty(environment, name)?.trim() ?? '';
  if (value('OTEL_SDK_DISABLED').toLowerCase() === 'true') return undefined;
  if (SIGNALS.every((signal) => value(`OTEL_${signal}_EXPORTER`) === 'none')) return undefined;
  const endpoints = [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ...SIGNALS.map((signal) => `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`),
  ];
  const exporters = SIGNALS.map((signal) => `OTEL_${signal}_EXPORTER`);
  return (
    endpoints.find((name) => value(name) !== '') ??
    exporters.find((name) => value(name) !== '' && value(name) !== 'none')
  );
}

/** Tells by OpenTelemetry from now on, where a variable asks for it. Whatever goes wrong with that, work goes on without. */
export async function startTelemetry({ service, environment = process.env, onTrouble }: Options): Promise<void> {
  const variable = variableThatAsks(environment);
  if (!variable || telemetry()) return;
  try {
    const { startSdk } = await import('./start-sdk.js');
    useTelemetry(startSdk(service, environment, onTrouble));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'MODULE_NOT_FOUND' && message.includes('@opentelemetry/sdk-node');
    onTrouble({ kind: isMissing ? 'not-installed' : 'not-started', detail: isMissing ? variable : String(message) });
  }
}

/** Sends what is left, and tells no more. It takes a few seconds at most, whatever a collector does. */
export async function stopTelemetry(): Promise<void> {
  const told = telemetry();
  useTelemetry(undefined);
  await told?.stop();
}
