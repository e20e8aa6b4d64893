import type { RecordedEvent, SpeechGiven } from '@parley/contracts';
import { inline } from '../../shared/markdown/markdown.js';
import { nameOf, type WorkshopState } from '../state.js';
import { foldOf } from './fold.js';
import type { ReportWording } from './report-wording.js';

/** Characters of a speech that the report shows; the whole of it is in a file of its own. */
const SHOWN = 600;

/** Every speech in brief, round by round, with the coach's summary. */
export function whoSaidWhat(events: readonly RecordedEvent[], words: ReportWording): string[] {
  const state = foldOf(events);
  const speeches = events.filter((event) => event.type === 'SpeechGiven').map(({ data }) => data);
  const reviews = events.filter((event) => event.type === 'WorkshopRoundReviewed').map(({ data }) => data);
  const rounds = [...new Set(speeches.map(({ round }) => round))];
  return rounds.flatMap((round) => {
    const review = reviews.findLast((one) => one.round === round);
    const said = speeches.filter((one) => one.round === round).map((one) => speechLine(state, one));
    return [`### ${words.round(round)}`, '', ...said, '', ...(review ? [`_${inline(review.summary)}_`, ''] : [])];
  });
}

function speechLine(state: WorkshopState, { participant_id, request_id, speech }: SpeechGiven): string {
  const text = [speech.analysis, speech.advice].filter(Boolean).join(' ');
  const shown = `${inline(text.slice(0, SHOWN))}${text.length > SHOWN ? '…' : ''}`;
  return `- **${inline(nameOf(state, participant_id))}** (${request_id}): ${shown}`;
}
