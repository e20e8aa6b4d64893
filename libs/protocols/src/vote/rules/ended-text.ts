import { wordingOf } from '../../shared/words.js';
import { choiceText, nameOf, openedOf, type VoteState } from '../state.js';
import { stood } from '../stood.js';

/** What it came to, who chose otherwise, and who did not vote: nothing of it is told without the rest. */
export function endedText(state: VoteState): string {
  const opened = openedOf(state);
  const { language, config } = opened;
  const { revealed } = state;
  if (!revealed) return '';
  const words = wordingOf(language).vote;
  const { result, ballots } = revealed;
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(state, id)).join(words.comma);
  const { minority } = stood(state);
  const listed = (choices: readonly string[]) => choices.map((choice) => choiceText(opened, choice)).join(words.comma);
  const counts = result.tally.map(({ option, count }) => `${choiceText(opened, option)} ${count}`);
  return [
    words.ended[result.outcome](listed(result.winners)),
    ...(result.settled_by ? [words.settled[result.settled_by](listed(result.tied!))] : []),
    words.counted(words.rules[config.rule], counts.join(words.comma), ballots.length, result.quorum),
    ...(minority.length ? [words.otherwise(names(minority.map(({ participant_id }) => participant_id)))] : []),
    ...(result.absent.length ? [words.absent(names(result.absent))] : []),
  ].join(words.gap);
}
