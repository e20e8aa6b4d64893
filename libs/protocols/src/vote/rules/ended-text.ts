import { wordingOf } from '../../shared/words.js';
import { nameOf, openedOf, type VoteState } from '../state.js';
import { stood } from '../stood.js';

/** What it came to, who chose otherwise, and who did not vote: nothing of it is told without the rest. */
export function endedText(state: VoteState): string {
  const { language, config } = openedOf(state);
  const { revealed } = state;
  if (!revealed) return '';
  const words = wordingOf(language).vote;
  const { result, ballots } = revealed;
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(state, id)).join(words.comma);
  const { minority } = stood(state);
  const counts = result.tally.map(({ option, count }) => `${words.choices[option as 'consent'] ?? option} ${count}`);
  return [
    words.ended[result.outcome](result.winners.join(words.comma)),
    ...(result.settled_by ? [words.settled[result.settled_by](result.tied!.join(words.comma))] : []),
    words.counted(words.rules[config.rule], counts.join(words.comma), ballots.length, result.quorum),
    ...(minority.length ? [words.otherwise(names(minority.map(({ participant_id }) => participant_id)))] : []),
    ...(result.absent.length ? [words.absent(names(result.absent))] : []),
  ].join(words.gap);
}
