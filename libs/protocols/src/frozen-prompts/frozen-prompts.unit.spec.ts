import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Protocol } from '../protocol.js';
import { PROTOCOLS } from '../registry.js';
import type { Task } from '../shared/work/prompt.js';
import { playedTasks } from './played-tasks.fixtures.js';
import { faultsOf, hashOf, templatesOf, type Frozen, type Template } from './templates.fixtures.js';

const place = (name: string): URL => new URL(name, import.meta.url);
const HASHES = place('templates.json');
const TASKS = place('tasks.jsonl');

const templates = templatesOf(PROTOCOLS);
if (process.env['GOLDEN'] === 'write') freeze();
const frozen = JSON.parse(readFileSync(HASHES, 'utf8')) as Frozen;
const tasks = frozenTasks();

/** Adds what is new. What is there stays as it is, whatever it says. */
function freeze(): void {
  const before: Frozen = existsSync(HASHES) ? (JSON.parse(readFileSync(HASHES, 'utf8')) as Frozen) : {};
  const known = existsSync(TASKS) ? frozenTasks() : new Map<string, Task[]>();
  const played = playedTasks(templates);
  for (const { name } of templates) if (!known.has(name) && played.has(name)) known.set(name, played.get(name)!);
  const lines = [...known].flatMap(([name, all]) => all.map((task) => JSON.stringify({ template: name, task })));
  writeFileSync(TASKS, `${lines.join('\n')}\n`);
  const read = frozenTasks();
  for (const template of templates) {
    const versions = (before[template.name] ??= {});
    versions[template.version] ??= hashOf(template, read);
  }
  writeFileSync(HASHES, `${JSON.stringify(before, undefined, 2)}\n`);
}

function frozenTasks(): Map<string, Task[]> {
  const all = new Map<string, Task[]>();
  for (const line of readFileSync(TASKS, 'utf8').trim().split('\n')) {
    const { template, task } = JSON.parse(line) as { template: string; task: Task };
    all.set(template, [...(all.get(template) ?? []), task]);
  }
  return all;
}

/** The faults where one template is another than it is. */
const faultsWith = (name: string, change: (template: Template) => Template): string[] =>
  faultsOf(
    templates.map((one) => (one.name === name ? change(one) : one)),
    tasks,
    frozen,
  );

it('what models are told is what its version was when it was frozen', () => {
  expect(faultsOf(templates, tasks, frozen)).toEqual([]);
});

it('every template that the code declares is frozen, in both languages', () => {
  const sources = readdirSync(place('..'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\.(?:spec|fixtures)\.).*\.ts$/u.test(file),
  );
  const declared = sources.flatMap((file) =>
    [...readFileSync(place(`../${file}`), 'utf8').matchAll(/^ *kind: '([\w-]+)',\n *version: (\d+),$/gmu)].map(
      ([, kind, version]) => `${kind}@${version}`,
    ),
  );
  expect(declared.length).toBeGreaterThan(25);
  const known = new Set(templates.map(({ released }) => released));
  expect(declared.filter((one) => !known.has(one))).toEqual([]);
  for (const { name, render } of templates)
    expect(new Set(render(tasks.get(name) ?? []).map(({ language }) => language)), name).toEqual(new Set(['en', 'zh']));
});

it('a changed word under the same version is told, with what to do', () => {
  const { spec } = templates.find(({ name }) => name === 'team plan')!;
  const reworded: Protocol[] = PROTOCOLS.map((protocol) => {
    if (protocol.name !== 'team') return protocol;
    const texts = (task: never) => {
      const said = spec!.texts(task);
      return { ...said, system: said.system.replace(/[.。]/u, '!') };
    };
    return { ...protocol, turns: { ...protocol.turns, plan: { ...protocol.turns['plan']!, texts } as never } };
  });
  expect(faultsOf(templatesOf(reworded), tasks, frozen)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^team plan: what models are told has changed under version \d+ .* Raise the version/u),
    ]),
  );
});

it.each([
  ['a version that is not frozen yet', 1, /^ballot: version \d+ is new/u],
  ['a version before one that was released', -1, /^ballot: a version that was released is not taken back/u],
  ['a version that leaves one out', 2, /^ballot: version \d+ was released and is not frozen any more/u],
])('%s is told', (_, by, fault) => {
  expect(faultsWith('ballot', (one) => ({ ...one, version: one.version + by }))).toEqual(
    expect.arrayContaining([expect.stringMatching(fault) as string]),
  );
});

it('a new template without a frozen task is told, and one that is gone', () => {
  expect(faultsWith('ballot', (one) => ({ ...one, name: 'plebiscite' }))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^plebiscite has no frozen tasks/u),
      expect.stringMatching(/^ballot is frozen, and no protocol has it/u),
    ]),
  );
});
