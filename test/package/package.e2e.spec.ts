import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '@parley/embedded-postgres';
import { openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../libs/knowledge/src/pdf.fixtures.js';
// @ts-expect-error a script without types
import { manifest, pack } from '../../tools/pack.mjs';
import { hands, keeps, linesOf, writeLines, type Handed } from './auditor.js';
import { FORGERIES, rehashed } from './forgeries.js';
import { Installation } from './installation.js';
import { startRegistry } from './registry.js';
import { ALL, installed, present, type Versions } from './versions.js';

const MOST_BYTES = 4_000_000;
const MOST_PACKAGES = 8;

/** All take minutes, and need npm's own registry: they are for `npm run pack -- --all`. */
const COMBINATIONS = process.env['PACKAGE_COMBINATIONS'] === 'all' ? ALL : [];

let tarball: string;
/** What the first of them that was installed has handed an auditor. */
let handed: Handed | undefined;
beforeAll(async () => {
  tarball = (await (pack() as Promise<{ file: string }>)).file;
});

it('is small', () => expect(statSync(tarball).size).toBeLessThanOrEqual(MOST_BYTES));

describe('in an empty folder', () => {
  it('plays the demo, shows the console, verifies an export, cuts documents', async () => {
    const { dependencies, optionalDependencies } = manifest() as Record<string, object>;
    const registry = await startRegistry(Object.keys({ ...dependencies, ...optionalDependencies }));
    await worksWith({ ...(await present()), registry: { url: registry.url, cache: await openFolder() } });
    registry.close();
  });

  it.for(COMBINATIONS)('does the same with Node %s and npm %s', async ([node, npm], { skip }) => {
    const versions = await installed(node, npm).catch((error: Error) => skip(`they cannot be had: ${error.message}`));
    await worksWith(versions);
  });
});

describe('an auditor with the package, a key, an old checkpoint and exports, where no installation was ever seen', () => {
  const given = ['--key', 'parley.vkey', '--checkpoint', 'old.checkpoint'];
  const auditor = () => handed ?? expect.unreachable('nothing was handed over');
  const verified = (file: string, ...more: string[]) => auditor().parley('verify', file, ...given, ...more);
  const forged = (change: (lines: readonly string[]) => string[], of = 'closed.jsonl'): string => {
    const lines = linesOf(auditor(), of);
    const changed = change(lines);
    expect(changed).not.toEqual(lines);
    writeLines(auditor(), 'forged.jsonl', changed);
    return 'forged.jsonl';
  };

  it('finds nothing in what nobody has touched, on every level, and that it follows', async () => {
    for (const file of ['closed.jsonl', 'open.jsonl']) {
      const { code, out } = await verified(file);
      expect(out).toContain('the hash chain holds');
      for (const level of ['included in the checkpoint of', 'up to that checkpoint', 'signed by', 'the log continues'])
        expect(out).toContain(`✓ ${level}`);
      expect(code).toBe(0);
    }
    const { code, out } = await auditor().parley('audit', 'closed.jsonl');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('closed.jsonl: follows.') });
  });

  it.each(Object.entries(FORGERIES))('finds that %s', async (_, { change, en, zh }) => {
    const { code, err } = await verified(forged(change));
    expect({ code, err }).toEqual({ code: 6, err: expect.stringMatching(en) });
    if (zh === undefined) return;
    const chinese = await verified('forged.jsonl', '--lang', 'zh');
    expect(chinese).toMatchObject({ code: 6, err: expect.stringContaining(zh) as string });
  });

  it('finds that the tail of an open channel was cut off', async () => {
    const { code, err } = await verified(forged(FORGERIES['its end was cut off']!.change, 'open.jsonl'));
    expect({ code, err }).toEqual({ code: 6, err: expect.stringContaining('its end was cut off') });
  });

  it('finds that a proof is another channel’s', async () => {
    const { code, err } = await verified(forged((all) => all.with(-1, linesOf(auditor(), 'open.jsonl').at(-1)!)));
    expect({ code, err }).toEqual({ code: 6, err: expect.stringContaining('not those that were signed') });
  });

  it('finds that all was written anew and its proof taken away: it is not proved, and does not follow', async () => {
    const anew = (all: readonly string[]) =>
      rehashed(all.slice(0, -1), (line) => line.replaceAll('"status":"success"', '"status":"failed"'));
    const file = forged(anew);
    expect(await verified(file)).toMatchObject({ code: 9, out: expect.stringContaining('· included in no') as string });
    expect((await auditor().parley('audit', file)).code).toBe(8);
  });
});

async function worksWith(versions: Versions): Promise<void> {
  const installation = await Installation.of(tarball, versions);
  expect(installation.packages.length).toBeLessThanOrEqual(MOST_PACKAGES);
  // It tells its maker of every installation.
  expect(installation.packages.filter((name) => name.includes('scarf'))).toEqual([]);
  const channel = await playsTheDemo(installation);
  await checksArguments(installation);

  const port = await freePort();
  const server = installation.start(['up'], { PORT: String(port), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  let said = '';
  server.stderr!.on('data', (data) => (said += String(data)));
  const url = `http://127.0.0.1:${port}`;
  const get = async (path: string) => {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  try {
    await eventually(() => get('/readyz'));
    expect(said).toContain(`Console ${url}`);
    // An optional peer: it is named where it is wanted and not there.
    expect(said).toContain('OTEL_EXPORTER_OTLP_ENDPOINT is set, but @opentelemetry/sdk-node is not installed');
    expect(said).toContain(join(installation.folder, '.parley'));
    const [, script = ''] = /<script[^>]* src="([^"]+)"/u.exec(await get('/')) ?? [];
    expect(await get(script)).not.toBe('');
    expect(await get('/docs/swagger-ui.css')).toContain('.swagger-ui');
    expect(JSON.parse(await get(`/v1/channels/${channel}`))).toMatchObject({ outcome: 'success' });
    const auditor = await keeps(installation);
    await findsWhatWasAdded(installation);
    const open = await opensItsExamples(installation);
    await hands(installation, auditor, channel, open);
    handed ??= auditor;
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
}

/** @returns its channel */
async function playsTheDemo(installation: Installation): Promise<string> {
  const demo = await installation.parley('demo');
  expect(demo.err).toContain('export: ');
  expect(demo.out).toContain('SUCCESS');
  expect(demo.code).toBe(0);
  const [, file = '', channel = ''] = /export: (\S+?([0-9a-f-]{36})\.jsonl)/u.exec(demo.err) ?? [];
  const verified = await installation.parley('verify', file);
  expect(verified.out).toContain('the hash chain holds');
  expect(verified.code).toBe(0);
  return channel;
}

/** The thread that cuts documents, and the one that reads a PDF. */
async function findsWhatWasAdded(installation: Installation): Promise<void> {
  const folder = join(installation.folder, 'papers');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rooms.md'), '# Rooms\n\nThe projector hangs in room seven.\n');
  writeFileSync(join(folder, 'menu.pdf'), pdfOf('Lentil soup on Mondays'));
  expect((await installation.parley('knowledge', 'add', folder)).out).toContain('2 added');
  for (const [words, found] of [
    ['projector', 'room seven'],
    ['lentil', 'Mondays'],
  ] as const)
    expect((await installation.parley('knowledge', 'search', words)).out).toContain(found);
}

/** All that the server checks of a body is in the package. */
async function opensItsExamples(installation: Installation): Promise<string> {
  let last = '';
  for (const [command, example] of [
    ['board', 'round-table/four-days.yaml'],
    ['plan', 'workshop/offline-reading.yaml'],
    ['team', 'team/club-payments.yaml'],
    ['interview', 'interview/club-calendar.yaml'],
  ] as const) {
    const { code, err, out } = await installation.parley(
      command,
      '--detach',
      '-f',
      installation.file(`examples/${example}`),
    );
    expect({ command, code, err }).toEqual({ command, code: 0, err: expect.any(String) });
    [last = ''] = /[0-9a-f-]{36}/u.exec(out + err) ?? [];
  }
  return last;
}

/** The thread that checks what a tool is called with. */
async function checksArguments(installation: Installation): Promise<void> {
  for (const draft7 of [true, false]) {
    const workerData = { schema: '{"type":"object","required":["city"]}', draft7, json: '{}', most: 1 };
    const worker = new Worker(installation.file('dist/check-thread.js'), { workerData, execArgv: [] });
    const [answer] = (await once(worker, 'message')) as [object];
    expect(answer).toMatchObject({ errors: [{ params: { missingProperty: 'city' } }] });
  }
}
