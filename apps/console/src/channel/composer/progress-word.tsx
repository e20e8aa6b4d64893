import { Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { Progress } from './progress.js';

const SIGNS: Record<Progress['stage'], string> = {
  sending: '◔',
  committed: '◔',
  queued: '◔',
  applied: '✓',
  done: '✓',
  unheard: '∅',
  refused: '✕',
};

/** How far something that was said has come: a sign and words. */
export function ProgressWord({ progress }: { progress: Progress }) {
  const t = useWords().channel;
  return (
    <Text span size="xs">
      <span aria-hidden>{SIGNS[progress.stage]} </span>
      {progress.stage === 'applied' ? t.progress.applied(progress.round) : t.progress[wordOf(progress)]}
    </Text>
  );
}

function wordOf(progress: Exclude<Progress, { stage: 'applied' }>) {
  if (progress.stage !== 'queued') return progress.stage;
  return progress.applies === undefined || progress.applies === 'at_once' ? 'queued' : progress.applies;
}
