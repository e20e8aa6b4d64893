import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesIn } from './prometheus-names.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
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
