import type { Language } from '../../shared/channel-state.js';
import type { Closing, Word } from './closing.js';
import { fieldWords } from '../../shared/decision/readable.js';
import { wordingOf } from '../../shared/words.js';
import { endedText } from './ended-text.js';

/** The closing summary without a model: what the log says for certain, and nothing of what anybody meant by it. */
export function templateSummary(closing: Closing, language: Language): { summary: string; open_points: string[] } {
  const words = wordingOf(language).closing;
  const { proposal, unheard, unkept, open } = closing;
  const said = groupsOf(closing, language);
  const groups = Object.entries({ ...said, unheard }) as [keyof typeof words.groups, string[]][];
  const sentences = [
    endedText(closing, language, proposal?.title),
    ...groups.filter(([, names]) => names.length).map(([group, names]) => words.groups[group](names.join(words.comma))),
    ...(unkept.length
      ? [
          words.unkept(
            unkept.map((one) => words.promise({ ...one, field: fieldWords(one.field) })).join(words.semicolon),
          ),
        ]
      : []),
    words.next[nextStep(closing)],
  ];
  const open_points = open.map(({ name, change: { field, new_value, reason } }) =>
    words.openPoint(name, fieldWords(field), new_value, reason).slice(0, MOST_OF_A_POINT),
  );
  return { summary: sentences.join(words.blank).slice(0, MOST), open_points: open_points.slice(0, MOST_POINTS) };
}

/** What a summary may have at most, by the contract. */
const MOST = 8000;
const MOST_OF_A_POINT = 500;
const MOST_POINTS = 50;

/** What each said of the version that stands, or else last. */
function groupsOf({ heard, proposal }: Closing, language: Language) {
  const { onVersion } = wordingOf(language).closing;
  const latest = new Map<string, Word>();
  for (const word of heard) {
    if (!latest.has(word.participant_id) || !proposal) latest.set(word.participant_id, word);
  }
  const nameWithVersion = (word: Word) =>
    proposal && word.version !== proposal.version ? onVersion(word.name, word.version) : word.name;
  const of = (group: Word['feedback_type'] | 'assumed') =>
    [...latest.values()].filter((word) => groupOf(word) === group).map(nameWithVersion);
  return { accept: of('accept'), assumed: of('assumed'), negotiate: of('negotiate'), withdraw: of('withdraw') };
}

const groupOf = ({ assumed, feedback_type }: Word) =>
  assumed && feedback_type === 'accept' ? 'assumed' : feedback_type;

function nextStep({ status, reason, proposal, open }: Closing) {
  if (status === 'success') return 'success';
  if (status === 'partial_consensus') return open.length ? 'settle' : 'ask';
  if (status === 'negotiation_timeout' && proposal) return 'suggest';
  if (reason === 'cost_budget') return 'budget';
  return reason === 'model_unavailable' || reason === 'facilitation_failed' ? 'model' : 'reopen';
}
