import type { LookupMade } from '@parley/contracts';
import type { Stage } from './stage.js';
import { paint } from './style.js';

/** What somebody looked up before it answered, each use in a line (W7); undefined where it needed nothing. */
export function lookup(
  { participant_id, uses }: LookupMade,
  stage: Stage,
  words: { looksUp: string; nothingFound: string },
): string | undefined {
  const lines = uses.map(({ tool, arguments: given, sources, is_error, content }) => {
    const found = is_error ? content : sources.join(', ') || words.nothingFound;
    return paint.dim(`  ⌕ ${stage.name(participant_id)} ${words.looksUp} ${tool} ${given} → ${found}`);
  });
  return lines.join('\n') || undefined;
}
