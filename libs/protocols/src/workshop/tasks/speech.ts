import type { Speech } from '@parley/contracts';
import { contractErrors } from '@parley/contracts';
import { errorText } from '../../shared/work/error-text.js';
import { toolText } from '../../shared/work/looking-up.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import type { Given, TurnSpec } from '../../shared/work/turn-spec.js';
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
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task),
    user: userText(task),
  }),
  rehearse: rehearseSpeech,
  accept(output, { state, task, request: { participant_id, request_id }, call }) {
    const { calls = [], ...said } = output as SpeechOrCalls;
    const words = SPEECH_WORDING[task.language];
    if (calls.length) return task.offered.length ? { calls } : { invalid: words.noTools };
    const broken = contractErrors('Speech', said, task.language);
    if (broken.length) return { invalid: errorText(broken, task.language) };
    if (!said.analysis.trim()) return { invalid: words.empty };
    const unknown = unknownNames(state, said);
    const doubts = [...(asksUnprepared(said, task) ? [words.lookFirst] : []), ...(unknown ? [unknown.told] : [])];
    const speech = unknown ? withoutUnknown(state, said) : said;
    const asSaid: Given = {
      type: 'GiveSpeech',
      data: {
        participant_id,
        request_id,
        speech,
        call,
        ...(task.offered.length && { offered: task.offered }),
        ...(unknown && { unknown: unknown.ids }),
      },
    };
    return doubts.length ? { invalid: doubts.join(' '), asSaid } : asSaid;
  },
};

/** Knowledge comes before the user (W7). */
const asksUnprepared = ({ questions }: Speech, { offered, found }: SpeechTask): boolean =>
  questions.length > 0 && offered.length > 0 && !found.length;

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
