import { foundText, type Found } from '../../shared/work/looking-up.js';
import { oneLine, quoted, shortened } from '../../shared/work/quoted.js';
import { SPEECH_WORDING } from './speech-wording.js';
import type { ListedTask } from './steps.js';
import type { PlanTask } from './task.js';
import { clarifiedText, issueText, wantedText, speechText } from './text.js';

/**
 * What all roles of a round share, in blocks (W2): what the user wants; the draft and the issue list as the round found
 * them; what the user had answered by then; and what came since, turn by turn, which grows at its end.
 */
export const sharedText = (task: ListedTask): string[] =>
  [
    wantedText(task).join('\n'),
    [...draftLines(task), ...task.issues.map((one) => issueText('issue', one))].join('\n'),
    task.clarified.map(clarifiedText).join('\n'),
    ...stepTexts(task),
  ].filter(Boolean);

/** What one role has found, all who speak after it have; found again, it is not told again. */
function stepTexts({ steps, language }: ListedTask): string[] {
  const told = new Set<string>();
  const onceText = (one: Found): string => {
    const shown = told.has(one.text) ? SPEECH_WORDING[language].asAbove : one.text;
    told.add(one.text);
    return foundText(one, shown);
  };
  return steps.flatMap(({ found, spoken, clarified }) => [
    found.map(onceText).join('\n'),
    ...(spoken ? [speechText(spoken)] : []),
    clarified.map(clarifiedText).join('\n'),
  ]);
}

/** Characters of a settled entry that speakers are shown, at most and at least, and of the whole draft in between. */
const MOST = 300;
const LEAST = 60;
const OF_ALL = 6000;

/** Each by its id and its text, as far as there is room: a long draft grows by little more than the ids. */
function draftLines({ draft }: PlanTask): string[] {
  const room = Math.min(MOST, Math.max(LEAST, Math.floor(OF_ALL / Math.max(1, draft.length))));
  return draft.map(({ entry_id, text }) => quoted('draft_entry', shortened(oneLine(text), room), { entry_id }));
}
