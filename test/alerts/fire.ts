import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';
import { startFiveProcesses } from '../stacks.js';
import { astrayReplica, FAULTS } from './faults.js';
import { startPrometheus } from './prometheus.js';

/** Views wait for half a minute before that is one. */
const PATIENCE_MS = 100_000;

/** What each of these tells of, in turn. @returns the alerts that fired then, by what was broken; and whether each was over once it was mended */
export async function firedByFaults(
  alerts: readonly string[],
): Promise<Record<string, { fired: boolean; isOver: boolean }>> {
  const stack = await startFiveProcesses();
  const voice = await stack.voice();
  const astray = await astrayReplica(stack);
  const urls = [stack.api.commands, stack.api.views, voice.url];
  const hosts = urls.map((url) => new URL(url).host);
  const prometheus = await startPrometheus(hosts);
  // Which of the two has to decide again is seen at it; until it is started it would be away.
  const ofReplicas = await startPrometheus([hosts[0]!, new URL(astray.url).host]);
  const fires = (alert: string, whether: boolean) =>
    eventually(
      async () =>
        expect((await (alert === 'ParleyReplicasDisagree' ? ofReplicas : prometheus).firing()).includes(alert)).toBe(
          whether,
        ),
      {
        timeout: PATIENCE_MS,
      },
    ).then(
      () => true,
      () => false,
    );
  const seen: Record<string, { fired: boolean; isOver: boolean }> = {};
  for (const alert of alerts) {
    const mend = await FAULTS[alert]!({ stack, voice: voice.process, astray });
    const fired = await fires(alert, true);
    await mend();
    // Letters stay until they are handled, and a rate looks back for ten minutes.
    const isOver = ['ParleyDeadLetters', 'ParleyReplicasDisagree'].includes(alert) || (await fires(alert, false));
    seen[alert] = { fired, isOver };
    process.stdout.write(`${alert}: ${JSON.stringify(seen[alert])}\n`);
  }
  await prometheus.stop();
  await ofReplicas.stop();
  await astray.stop();
  await stack.stop();
  return seen;
}
