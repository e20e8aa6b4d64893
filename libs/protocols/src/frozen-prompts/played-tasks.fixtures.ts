import type { CommandTypes, Language } from '@parley/contracts';
import type { Task } from '../shared/work/prompt.js';
import { allAsked, besideOneAgent, TALKS } from '../whole-talks.fixtures.js';
import { defaultRoles } from '../workshop/default-roles.js';
import type { Template } from './templates.fixtures.js';

type Talk = (typeof TALKS)[string];

/** Tasks of each template as whole talks have them: those whose prompts have lines that none before had. */
export function playedTasks(templates: readonly Template[]): Map<string, Task[]> {
  const tasks = new Map<string, Task[]>();
  play(Object.values(TALKS), templates, tasks);
  play(
    [TYPED_DOCUMENTS, ...['agreed negotiation', 'workshop', 'team'].map((name) => besideOneAgent(TALKS[name]!))],
    templates.filter(({ name }) => !tasks.has(name)),
    tasks,
  );
  return tasks;
}

function play(talks: readonly Talk[], templates: readonly Template[], tasks: Map<string, Task[]>): void {
  const undo = templates.map((template) => watched(template, tasks));
  try {
    for (const talk of talks) for (const language of ['en', 'zh'] as const) allAsked(talk, 'Fine.', language);
  } finally {
    for (const restore of undo) restore();
  }
}

function watched({ name, spec }: Template, tasks: Map<string, Task[]>): () => void {
  if (!spec) return () => undefined;
  const { texts } = spec;
  const seen = new Set<string>();
  spec.texts = (task) => {
    const said = texts(task);
    const lines = linesOf([said.system, ...(said.shared ?? []), said.user].join('\n'));
    if (lines.some((line) => !seen.has(line))) tasks.set(name, [...(tasks.get(name) ?? []), task]);
    for (const line of lines) seen.add(line);
    return said;
  };
  return () => void (spec.texts = texts);
}

/** Whoever speaks in which round makes no line another. */
const linesOf = (text: string): string[] =>
  text.split('\n').map((line) => line.replaceAll(/\d+|\b(?:ana|bo|cy|lea|alice|bob|charlie)\b/giu, '_'));

/** Documents of the five default roles have schemas of their own. */
const TYPED_DOCUMENTS: Talk = {
  ...TALKS['workshop']!,
  opens(said: string, language: Language) {
    const opening = TALKS['workshop']!.opens(said, language);
    const data = { ...(opening.data as CommandTypes['OpenWorkshop']), roles: defaultRoles(language) };
    return { ...opening, data } as typeof opening;
  },
};
