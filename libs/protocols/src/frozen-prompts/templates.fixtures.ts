import { canonicalJson, sha256, type Language } from '@parley/contracts';
import type { Protocol } from '../protocol.js';
import { castWork } from '../shared/casting/choose-cast.js';
import { BALLOT } from '../shared/work/ballot.js';
import { promptOf, type Prompt, type Task, type TaskSpec } from '../shared/work/prompt.js';

/** What models are asked with, as the code has it: one for each piece of work of each protocol. */
export interface Template {
  /** Whose it is, and under which name: `negotiation draft`. */
  name: string;
  /** As events record it: `draft@3`. */
  released: string;
  version: number;
  /** The spec whose tasks are frozen; absent where the texts themselves are all that it is made of. */
  spec?: TaskSpec;
  render(tasks: readonly Task[]): Prompt[];
}

const LANGUAGES: readonly Language[] = ['en', 'zh'];
const TODAY = '2026-01-01';

/** Every template there is, from what the protocols declare: a new one need not be listed. */
export const templatesOf = (protocols: readonly Protocol[]): Template[] => [
  ...protocols.flatMap(({ name, turns, facilitations, casting }) => [
    ...[...Object.entries(turns), ...Object.entries(facilitations)].map(([work, spec]) =>
      templateOf(`${name} ${work}`, spec as TaskSpec),
    ),
    ...(casting ? [castTemplate(name, casting)] : []),
  ]),
  templateOf('ballot', BALLOT as unknown as TaskSpec),
];

/** Asked as usual, and again after an answer that was refused. */
const templateOf = (name: string, spec: TaskSpec): Template => ({
  name,
  released: `${spec.kind}@${spec.version}`,
  version: spec.version,
  spec,
  render: (tasks) =>
    tasks.flatMap((task) => [
      promptOf(spec, { ...task, today: TODAY }),
      promptOf(spec, { ...task, previous_error: 'Why.' }),
    ]),
});

function castTemplate(name: string, casting: NonNullable<Protocol['casting']>): Template {
  const prompts = LANGUAGES.map(
    (language) =>
      castWork({ topic: 'Tea', language, asked_on: TODAY } as Parameters<typeof castWork>[0], casting).prompt,
  );
  const released = prompts[0]!.template;
  return { name: `${name} cast`, released, version: Number(released.split('@')[1]), render: () => prompts };
}

/** The hash of each version of each template that ever was. */
export type Frozen = Record<string, Record<string, string>>;
export type Tasks = ReadonlyMap<string, readonly Task[]>;

export const hashOf = (template: Template, tasks: Tasks): string =>
  sha256(canonicalJson(template.render(tasks.get(template.name) ?? [])));

/** What a change forgot, each with what to do. */
export function faultsOf(templates: readonly Template[], tasks: Tasks, frozen: Frozen): string[] {
  const known = new Set(templates.map(({ name }) => name));
  const gone = Object.keys(frozen).filter((name) => !known.has(name));
  return [
    ...templates.flatMap((template) => faultOf(template, tasks, frozen[template.name] ?? {})),
    ...gone.map((name) => `${name} is frozen, and no protocol has it: a template that was released keeps its name.`),
  ];
}

const WRITE = 'GOLDEN=write npx vitest run libs/protocols/src/frozen-prompts';

function faultOf(template: Template, tasks: Tasks, versions: Record<string, string>): string[] {
  const { name, version, spec } = template;
  if (spec && !tasks.get(name)?.length) return [`${name} has no frozen tasks: write them with ${WRITE}.`];
  const numbers = Object.keys(versions).map(Number);
  const [first = version] = numbers;
  const lost = Array.from({ length: version - first }, (_, index) => first + index).filter(
    (before) => !numbers.includes(before),
  );
  if (lost.length) return [`${name}: version ${lost.join(', ')} was released and is not frozen any more: put it back.`];
  if (Math.max(...numbers) > version) return [`${name}: a version that was released is not taken back: raise it.`];
  const hash = versions[version];
  if (hash === undefined) return [`${name}: version ${version} is new: freeze it with ${WRITE}.`];
  if (hash === hashOf(template, tasks)) return [];
  return [
    `${name}: what models are told has changed under version ${version} (${template.released}), so that an audit could not tell ` +
      `which of the two was sent. Raise the version in its spec, then freeze it with ${WRITE}. ` +
      'Where only the shape of its task changed, the frozen task of the same meaning is mended by hand in tasks.jsonl.',
  ];
}
