import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SECURITY = join(ROOT, 'SECURITY.md');
const text = readFileSync(SECURITY, 'utf8');

const risks = (kind: string): string[] =>
  Array.from({ length: 10 }, (_, index) => `${kind}${String(index + 1).padStart(2, '0')}`);

it('answers each risk of both lists, in their order', () => {
  const answered = [...text.matchAll(/^\| ((?:LLM|ASI)\d\d) +\| [^|]+ \| [^|]+ \|$/gmu)].map(([, id]) => id);
  expect(answered).toEqual([...risks('LLM'), ...risks('ASI')]);
});

it('names tests, decisions and guides that there are', () => {
  const named = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(dirname(SECURITY), path)))).toEqual([]);
});
