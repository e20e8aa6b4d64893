import type { Speech } from '@parley/contracts';
import { contractErrors } from '@parley/contracts';
import { errorText } from '../../shared/work/error-text.js';
import { toolText } from '../../shared/work/looking-up.js';
import { isMeaningless } from '../../shared/work/meaningless.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import type { Given, TurnSpec } from '../../shared/work/turn-spec.js';
import { notThere } from '../not-there.js';
import { isFound } from '../rules/sources.js';
import { withoutUnknown } from '../rules/speech-errors.js';
import type { WorkshopState } from '../state.js';
import { rehearseSpeech } from './rehearse-speech.js';
import { roleText, tableSystem } from './role.js';
import { INSTRUCTION } from './speech-instruction.js';
import { SPEECH_SCHEMA, type SpeechOrCalls } from './speech-schema.js';
import { speechTask, type SpeechTask } from './speech-task.js';
import { SPEECH_WORDING } from './speech-wording.js';
import { sharedText } from './shared-text.js';
import { tableTexts } from './table.js';
import { heedText } from './text.js';
import { unknownNames } from './unknown-names.js';

/**
 * A role's turn (W2, W3): it looks things up, or it speaks. Both are asked for in the same words, so that who has looked
 * something up goes on with a prompt that the provider knows, and who needs nothing speaks at once (W7).
 */
export const speech: TurnSpec<WorkshopState, SpeechTask> = {
  kind: 'speech',
  version: 6,
  schema: SPEECH_SCHEMA,
  tier: 'strong',
  max_output_tokens: 4000,
  task: speechTask,
  texts: textsOf,
  rehearse: rehearseSpeech,
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const { calls = [], ...said } = output as SpeechOrCalls;
    const words = SPEECH_WORDING[task.language];
    if (calls.length) return task.offered.length ? { calls } : { invalid: words.noTools };
    const broken = contractErrors('Speech', said, task.language);
    if (broken.length) return { invalid: errorText(broken, task.language) };
    if (!said.analysis.trim()) return { invalid: words.empty };
    // What a script says is its author's, whatever it means.
    if (call.provider !== 'rehearsal' && isMeaningless(wordsOf(said), askedText(task)))
      return { invalid: words.meaningless };
    const unknown = unknownNames(state, said);
    const invented = said.sources.filter((source) => !isFound(source, state.sources));
    const doubts = [
      ...(asksUnprepared(said, task) ? [words.lookFirst] : []),
      ...(unknown ? [unknown.told] : []),
      ...(invented.length ? [notThere(task.language, 'source', invented, state.sources)] : []),
    ];
    const left = [...(unknown?.ids ?? []), ...invented.map((source) => source.slice(0, MOST_OF_A_NAME))].slice(0, 200);
    const sources = said.sources.filter((source) => !invented.includes(source));
    const speech = { ...(unknown ? withoutUnknown(state, said) : said), sources };
    const asSaid: Given = {
      type: 'GiveSpeech',
      data: {
        participant_id,
        request_id,
        speech,
        call,
        ...(task.offered.length && { offered: task.offered }),
        ...(left.length && { unknown: left }),
      },
    };
    return doubts.length ? { invalid: doubts.join(' '), asSaid } : asSaid;
  },
};

/** Characters of a name that is not there, as the contract says. */
const MOST_OF_A_NAME = 64;

/** Knowledge comes before the user (W7). */
const asksUnprepared = ({ questions }: Speech, { offered, found }: SpeechTask): boolean =>
  questions.length > 0 && offered.length > 0 && !found.length;

function textsOf(task: SpeechTask) {
  return { system: tableSystem(task.language, INSTRUCTION), shared: sharedText(task), user: userText(task) };
}

/** All that it was asked with. */
function askedText(task: SpeechTask): string {
  const { system, shared, user } = textsOf(task);
  return [system, ...shared, user].join('\n');
}

/** All that is said in a speech, without what it only names. */
const wordsOf = ({
  analysis,
  advice,
  comments,
  questions,
  new_issues,
  stances,
  entry_stances,
  entries,
  reopens,
}: Speech) =>
  [
    ...[analysis, advice, ...new_issues],
    ...[...comments, ...questions, ...entries].map(({ text }) => text),
    ...stances.map(({ statement }) => statement),
    ...[...stances, ...entry_stances, ...entries, ...reopens].map(({ reason }) => reason),
  ].join('\n');

function userText(task: SpeechTask): string {
  const { language, role, notice, round, last, most_chars, offered, lookups_left } = task;
  const words = SPEECH_WORDING[language];
  const now = [
    words.round(round, last),
    ...(offered.length ? [words.lookUp(lookups_left)] : []),
    words.speak(most_chars),
  ];
  return [
    ...tableTexts(task),
    ...offered.map(toolText),
    roleText(role, language),
    ...(notice === undefined ? [] : [section(words.notice, spokenWords(notice))]),
    ...heedText(task),
    nowSection(language, ...now),
  ].join('\n');
}
