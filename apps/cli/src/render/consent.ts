import type { Consent, MinorityView, Vote } from '@parley/contracts';
import { decisionWords, positionText } from '@parley/wording';
import type { Stage } from './stage.js';
import { paint } from './style.js';
import { wordsOf } from '../words.js';

/** Characters of an argument under a closing; all of it was shown where it was said. */
const MOST_OF_AN_ARGUMENT = 300;

/** Where everyone stood when it ended, in every protocol (T5): counted, in their own words, and whether the summary says otherwise. */
export function renderConsent(
  { votes, minority, not_heard, open_points, contradicted }: Consent,
  stage: Stage,
): string[] {
  const words = wordsOf(stage.language).consent;
  const { colon } = stage;
  const unheard = not_heard.map((id) => stage.name(id)).join(words.comma);
  return [
    ...(votes.length ? [words.whoStandsWhere + colon + counted(votes, stage)] : []),
    ...minority.map((one) => paint.bad(`✗ ${dissent(one, stage)}`)),
    ...(unheard ? [paint.warn(`! ${words.notHeard}${colon}${unheard}`)] : []),
    ...open_points.map((point) => paint.warn(`? ${words.open}${colon}${point}`)),
    ...(contradicted ? [paint.bad(`⚠ ${words.contradicted[contradicted]}`)] : []),
  ];
}

/** Whoever stands alike is counted together, and named. */
function counted(votes: readonly Vote[], stage: Stage): string {
  const words = wordsOf(stage.language).consent;
  const groups = new Map<string, string[]>();
  for (const { participant_id, stance, version } of votes) {
    const group = words.stances[stance] + (version === undefined ? '' : words.onVersion(version));
    groups.set(group, [...(groups.get(group) ?? []), stage.name(participant_id)]);
  }
  return [...groups].map(([group, names]) => `${group} ${words.counted(names.length, names)}`).join(' · ');
}

function dissent({ participant_id, position, argument, about }: MinorityView, stage: Stage): string {
  const where = about === undefined ? '' : wordsOf(stage.language).consent.on(about);
  const shown =
    argument.length > MOST_OF_AN_ARGUMENT ? `${argument.slice(0, MOST_OF_AN_ARGUMENT).trimEnd()}…` : argument;
  const why = argument === position ? '' : paint.dim(` · ${shown}`);
  return `${stage.name(participant_id)}${where}${stage.colon}${positionText(decisionWords[stage.language], position)}${why}`;
}
