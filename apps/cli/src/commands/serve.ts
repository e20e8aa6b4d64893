import { startTelemetry, troubleText } from '@parley/telemetry';
import { note } from '../output.js';

/** The services as processes of their own, as they are run over NATS: each starts where its module is loaded. */
const MAINS = {
  'channel-admin': () => import('@parley/channel-admin/main'),
  'participant-agents': () => import('@parley/participant-agents/main'),
  'coach-judge': () => import('@parley/coach-judge/main'),
  'termination-monitor': () => import('@parley/termination-monitor/main'),
  'transcript-store': () => import('@parley/transcript-store/main'),
  voice: () => import('@parley/voice/main'),
};

export type Service = keyof typeof MAINS;

/** Brings a database up to date, as its administrator: the log and its roles first, then what is made from it. */
export async function migrate(): Promise<void> {
  await import('@parley/channel-admin/migrate');
  if (!process.exitCode) await import('@parley/transcript-store/migrate');
}

/** Runs one service until it is ended; its configuration is in the environment. */
export async function serve(service: Service): Promise<void> {
  await startTelemetry({
    service,
    onTrouble: (trouble) => note(`${service}: ${troubleText(trouble)}`),
  });
  await MAINS[service]();
}
