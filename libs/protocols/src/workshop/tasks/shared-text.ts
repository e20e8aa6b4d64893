import { quoted } from '../../shared/work/quoted.js';
import type { PlanTask, Spoken } from './task.js';
import { clarifiedText, issueText, wantedText, speechText } from './text.js';

/**
 * What all roles of a round share, in blocks (W2): what the user wants; the draft and the issue list as the round found
 * them; what the user has answered; and then what was said, speech by speech, which grows at its end.
 */
export const sharedText = (task: PlanTask, earlier: readonly Spoken[] = []): string[] =>
  [
    wantedText(task).join('\n'),
    [...draftLines(task), ...task.issues.map((one) => issueText('issue', one))].join('\n'),
    task.clarified.map(clarifiedText).join('\n'),
    ...earlier.map(speechText),
  ].filter(Boolean);

/** Characters of a settled entry that speakers are shown: the draft grows by a line an entry, whatever its length. */
const SHOWN = 300;

const draftLines = ({ draft }: PlanTask): string[] =>
  draft.map(({ entry_id, text }) => quoted('draft_entry', oneLine(text), { entry_id }));

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)} […]` : line;
}
