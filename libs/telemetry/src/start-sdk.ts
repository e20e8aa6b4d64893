import { loadSdk, type OpenTelemetryApi } from './load-sdk.js';
import { OpenTelemetry, SpanIdSource } from './open-telemetry.js';
import type { Telemetry } from './telemetry.js';
import type { Trouble } from './trouble.js';

/** What is said of the same trouble at most, in milliseconds between: a collector that is away would fill a log. */
const AGAIN_MS = 60_000;

/** What names a process: never its arguments, which may have a key or a question in them. */
const DETECTORS = 'env,host,os,serviceinstance';

/** @throws where the SDK is not installed, or does not take what its variables say */
export function startSdk(
  service: string,
  environment: NodeJS.ProcessEnv,
  onTrouble: (trouble: Trouble) => void,
): Telemetry {
  const { api, NodeSDK } = loadSdk();
  environment['OTEL_NODE_RESOURCE_DETECTORS'] ||= DETECTORS;
  if (!environment['OTEL_LOG_LEVEL']) hearTroubles(api, onTrouble);
  const ids = new SpanIdSource();
  const isNamed =
    environment['OTEL_SERVICE_NAME'] || /(?:^|,)\s*service\.name=/u.test(environment['OTEL_RESOURCE_ATTRIBUTES'] ?? '');
  const sdk = new NodeSDK({ idGenerator: ids, ...(!isNamed && { serviceName: service }) });
  sdk.start();
  return new OpenTelemetry(api, sdk, ids);
}

function hearTroubles({ diag, DiagLogLevel }: OpenTelemetryApi, onTrouble: (trouble: Trouble) => void): void {
  let next = 0;
  const tell = (...said: unknown[]): void => {
    if (Date.now() < next) return;
    next = Date.now() + AGAIN_MS;
    onTrouble({ kind: 'not-exported', detail: textOf(said) });
  };
  const nothing = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** The first words of it: a whole error comes as JSON with its stack. */
function textOf(said: readonly unknown[]): string {
  const text = said.map((one) => (one instanceof Error ? one.message : String(one))).join(' ');
  const [, message] = /"message":"([^"]{1,200})/u.exec(text) ?? [];
  return (message ?? text.split('\n')[0]!).slice(0, 200);
}
