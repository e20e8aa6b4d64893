/** not-installed: the package is not there; not-started: it does not start; not-exported: a collector takes nothing. */
export interface Trouble {
  kind: 'not-installed' | 'not-started' | 'not-exported';
  detail: string;
}

/** In English, as services speak. */
export function troubleText({ kind, detail }: Trouble): string {
  switch (kind) {
    case 'not-installed':
      return `${detail} is set, but @opentelemetry/sdk-node is not installed: nothing is exported; npm install @opentelemetry/sdk-node beside @parley/cli`;
    case 'not-started':
      return `OpenTelemetry does not start, nothing is exported: ${detail}`;
    case 'not-exported':
      return `OpenTelemetry: ${detail}`;
  }
}
