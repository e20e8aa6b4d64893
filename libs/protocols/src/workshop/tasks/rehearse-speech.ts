import type { Speech } from '@parley/contracts';
import { searchesOf } from '../../shared/work/looking-up.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import type { SpeechOrCalls } from './speech-schema.js';
import type { SpeechTask } from './speech-task.js';

/** A role's turn by its script: what it looks up, and then its speech. Undefined is a scripted silence. */
export function rehearseSpeech(task: SpeechTask): Record<string, unknown> | undefined {
  const { line, offered, found } = task;
  if (line?.lookups?.length && offered.length && !found.length) return { ...NOTHING, calls: searchesOf(line.lookups) };
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { ...NOTHING };
  const said = line?.speech ?? plainSpeech(task);
  // What was looked up is cited, unless the script cites for itself.
  return { calls: [], ...said, sources: said.sources.length ? said.sources : citedIn(task) };
}

const citedIn = ({ found }: SpeechTask): string[] =>
  [...new Set(found.flatMap(({ source }) => source.split('; ')))]
    .filter((source) => !source.includes('{'))
    .slice(0, 10);

const NOTHING: SpeechOrCalls = {
  calls: [],
  analysis: '',
  advice: '',
  comments: [],
  questions: [],
  new_issues: [],
  stances: [],
  entry_stances: [],
  entries: [],
  reopens: [],
  sources: [],
};

/** Where nothing is scripted nothing is claimed: no stance, no entry, no issue (P6). */
function plainSpeech({ language, found }: SpeechTask): Speech {
  const { calls: _none, ...nothing } = NOTHING;
  return { ...nothing, analysis: nothingSaid(language), sources: found.map(({ source }) => source) };
}
