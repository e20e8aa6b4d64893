import { Badge, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LiveStatus } from '../live/event-store.js';
import { outcomeColor } from './outcome-color.js';
import { outcomeWord } from './outcome-word.js';

/** Said wherever a channel is shown: scripted agents are no AI. */
export function RehearsalBadge() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('home.rehearsalWhy')}>
      <Badge color="yellow" variant="light" c="var(--mantine-color-text)" title={t('home.rehearsalWhy')}>
        {t('home.rehearsal')}
      </Badge>
    </Tooltip>
  );
}

/** How it stands; in words, since colour alone says nothing to many. */
export function StatusBadge({ status, outcome }: { status: 'open' | 'closed'; outcome?: string }) {
  const { t } = useTranslation();
  const color = status === 'open' ? 'blue' : outcomeColor(outcome ?? '');
  return (
    <Badge variant="light" color={color} c="var(--mantine-color-text)">
      {t(outcomeWord(status, outcome))}
    </Badge>
  );
}

export function LiveBadge({ status, replay }: { status: LiveStatus; replay: boolean }) {
  const { t } = useTranslation();
  const shown = replay ? 'replay' : status;
  const color = shown === 'live' ? 'green' : shown === 'replay' ? 'grape' : 'orange';
  return (
    <Badge variant="dot" color={color} role="status">
      {t(`live.${shown}`)}
    </Badge>
  );
}
