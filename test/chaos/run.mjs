// npm run chaos -- --seed N --minutes M [--shape services|standalone] [--outage pg=60,nats=60,channel-admin=60,transcript-store=60]
// Breaks a running Parley and checks what it says of itself afterwards; exit 0 or 1. The same seed does the same.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE =
  'usage: npm run chaos -- --seed N --minutes M [--shape services|standalone] [--outage pg=60,nats=60,channel-admin=60,transcript-store=60]';
/** What may be cut off for long, in each shape, as its targets are called. */
const OUTAGES = {
  services: {
    ...{ pg: 'postgres', nats: 'nats', 'channel-admin': 'channel-admin', 'transcript-store': 'transcript-store' },
    ...{ 'participant-agents': 'participant-agents', 'coach-judge': 'coach-judge' },
    'termination-monitor': 'termination-monitor',
    disk: 'disk',
  },
  standalone: { pg: 'postgres', disk: 'disk' },
};

const options = optionsOf(process.argv.slice(2));
console.log(`seed ${options.seed}`);
const child = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'test/chaos/chaos.e2e.spec.ts',
    '--reporter=dot',
    '--disable-console-intercept',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PARLEY_CHAOS: JSON.stringify(options) } },
);
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code === 0 ? 0 : 1));

function optionsOf(args) {
  const { seed, minutes, shape, outage } = flagsOf(args);
  if (!Object.hasOwn(OUTAGES, shape)) fail(`${shape} is no shape: services or standalone`);
  const outages = outage ? outagesOf(outage, OUTAGES[shape], shape) : {};
  return { seed: number(seed, 'seed', 0), forMs: number(minutes, 'minutes', 0.1) * 60_000, shape, outages };
}

function flagsOf(args) {
  const flag = (byDefault) => ({ type: 'string', default: byDefault });
  try {
    return parseArgs({
      args,
      options: {
        seed: flag(String(Date.now() % 2 ** 31)),
        minutes: flag('2'),
        shape: flag('services'),
        outage: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function outagesOf(text, known, shape) {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [name, seconds] = part.split('=');
      if (!Object.hasOwn(known, name))
        fail(`--outage: ${name} cannot be cut off in shape ${shape}: ${Object.keys(known).join(', ')}`);
      return [known[name], number(seconds, `outage ${name}`, 1)];
    }),
  );
}

function number(text, name, least) {
  const value = Number(text);
  if (!text || !(value >= least)) fail(`--${name}: ${text} is no number from ${least}`);
  return value;
}

function fail(message) {
  console.error(`${message}\n${USAGE}`);
  process.exit(1);
}
