import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesIn } from '../prometheus-names.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { groups } = parse(textOf('deploy/alerts.yml')) as {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Where figures of `/metrics` are declared. */
const DECLARED = [
  'services/channel-admin/src/figures.ts',
  'services/transcript-store/src/projections/progress.ts',
  'services/voice/src/voice.module.ts',
];

it('an alert asks for figures that there are', () => {
  const figures = DECLARED.flatMap((path) =>
    Array.from(textOf(path).matchAll(/name: '(parley_\w+)'/gu), ([, name]) => name!),
  );
  const asked = rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => name !== 'up');
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((name) => !figures.includes(name))).toEqual([]);
});

it('the handbook says of each alert what it means and what to do, and of no other', () => {
  const told = Array.from(textOf('docs/guide/operations.md').matchAll(/^\| `(Parley\w+)`/gmu), ([, name]) => name!);
  expect(told).toEqual(rules.map(({ alert }) => alert));
  expect(rules.every(({ labels }) => ['page', 'ticket'].includes(labels.severity))).toBe(true);
});

it('each alert has a fault that makes it fire', async () => {
  const { FAULTS } = await import('./faults.js');
  expect(Object.keys(FAULTS)).toEqual(rules.map(({ alert }) => alert));
});

/** `PARLEY_TRY_ALERTS=all`, or some by name, with a real Prometheus in the `PATH`; all take five minutes. */
const asked = process.env['PARLEY_TRY_ALERTS'] ?? '';
const tried = rules.map(({ alert }) => alert).filter((alert) => asked === 'all' || asked.split(',').includes(alert));
let seen: Promise<Record<string, object>> | undefined;

it.for(tried)('%s fires where what it tells of has happened', async (alert) => {
  const { firedByFaults } = await import('./fire.js');
  seen ??= firedByFaults(tried);
  expect((await seen)[alert]).toEqual({ fired: true, isOver: true });
});
