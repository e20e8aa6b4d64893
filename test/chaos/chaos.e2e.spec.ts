import { natsServerMissing } from '@parley/testing';
import { describe, expect, it } from 'vitest';
import { reportText } from './print-report.js';
import { runChaos, type ChaosOptions } from './run-chaos.js';
import { SYSTEMS, type Shape } from './systems.js';

/** As `npm run chaos` passes it on; without, as CI runs it: a minute of faults in each shape, side by side. */
const asked = JSON.parse(process.env['PARLEY_CHAOS'] ?? '{}') as Partial<ChaosOptions>;
const { seed = Date.now() % 2 ** 31, forMs = 60_000, outages = {} } = asked;
const shapes = asked.shape ? [asked.shape] : (Object.keys(SYSTEMS) as Shape[]);

describe.concurrent.each(shapes)('%s, while it is killed, paused, cut off and wiped', (shape) => {
  it.skipIf(shape === 'services' && natsServerMissing)(
    `loses nothing, doubles nothing, leaves nothing stuck (seed ${seed})`,
    { timeout: 2 * forMs + 600_000 },
    async () => {
      const report = await runChaos({ seed, shape, forMs, outages });
      const text = reportText(report);
      process.stdout.write(text);
      expect(report.violations.length, text).toBe(0);
      expect(report.commands.ok).toBeGreaterThan(0);
    },
  );
});
