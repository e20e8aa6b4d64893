import type { Speech } from '@parley/contracts';
import { notUnderstood } from '../../shared/work/not-understood.js';
import type { SpeechTask } from './speech-task.js';

/** A role's speech by its script. Undefined is a scripted silence. */
export function rehearseSpeech(task: SpeechTask): Record<string, unknown> | undefined {
  const { line } = task;
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { analysis: '' };
  const said = line?.speech ?? plainSpeech(task);
  // What was looked up is cited, unless the script cites for itself.
  return { ...said, sources: said.sources.length ? said.sources : citedIn(task) };
}

const citedIn = ({ knowledge }: SpeechTask): string[] =>
  [...new Set(knowledge.flatMap(({ source }) => source.split('; ')))]
    .filter((source) => !source.includes('{'))
    .slice(0, 10);

/** Where nothing is scripted nothing is claimed: no stance, no entry, no issue (P6). */
const plainSpeech = ({ language, knowledge }: SpeechTask): Speech => ({
  analysis: notUnderstood(language),
  advice: '',
  comments: [],
  questions: [],
  new_issues: [],
  stances: [],
  entry_stances: [],
  entries: [],
  reopens: [],
  sources: knowledge.map(({ source }) => source),
});
