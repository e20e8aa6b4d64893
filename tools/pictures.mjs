// npm run pictures: takes the pictures of docs/pictures anew, from the console as the tests show it. Needs Chromium.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureConsoleBuilt } from './build.mjs';
import { CHROMIUM } from './chromium.mjs';
import { ROOT } from './packages.mjs';

/** Taken for the guide, in both languages; then those of the tests, by what they are called there. */
const SCENES = [
  'home',
  'waiting',
  'vote',
  'live-board',
  'decision-negotiate',
  'decision-board',
  'decision-plan',
  'decision-team',
  'decision-interview',
  'seat-phone',
  'print',
  'dark',
];
const PICTURES = {
  ...Object.fromEntries(
    SCENES.flatMap((name) => [
      [name, `guide-${name}-en`],
      [`${name}.zh`, `guide-${name}-zh`],
    ]),
  ),
  lanes: 'lanes-en-light',
  why: 'why-en-light',
  stances: 'picture-stances-negotiation',
  ledger: 'picture-ledger-negotiation',
  mirror: 'picture-mirror-workshop',
};
const MOST_BYTES = 150_000;
const QUALITY = 0.85;

await ensureConsoleBuilt();
const taken = mkdtempSync(join(tmpdir(), 'parley-pictures-'));
const folder = join(ROOT, 'docs/pictures');
mkdirSync(folder, { recursive: true });
try {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'tools/pictures.config.ts'];
  const env = { ...process.env, PARLEY_SCREENSHOTS: taken };
  const { status } = spawnSync(process.execPath, vitest, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Error('the tests that take the pictures failed');
  await asWebp();
} finally {
  rmSync(taken, { recursive: true, force: true });
}

async function asWebp() {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  for (const [name, test] of Object.entries(PICTURES)) {
    const png = readFileSync(join(taken, `${test}.png`), 'base64');
    const url = await page.evaluate(drawn, [`data:image/png;base64,${png}`, QUALITY]);
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes, more than ${MOST_BYTES}`);
    writeFileSync(join(folder, `${name}.webp`), bytes);
    console.log(`docs/pictures/${name}.webp ${Math.round(bytes.length / 1_000)} kB`);
  }
  await browser.close();
}

/** In the page: a picture in another form. */
async function drawn([source, quality]) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
