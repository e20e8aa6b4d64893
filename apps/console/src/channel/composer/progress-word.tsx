import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('channel');
  const word = progress.stage === 'queued' ? (progress.applies ?? 'queued') : progress.stage;
  return (
    <Text span size="xs">
      <span aria-hidden>{SIGNS[progress.stage]} </span>
      {t(`progress.${word}`, progress.stage === 'applied' ? { round: progress.round } : {})}
    </Text>
  );
}
