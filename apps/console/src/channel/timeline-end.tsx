import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../live/modes.js';
import { usePast } from '../live/past.js';

/** While one looks at something earlier: how much is new, and the way back. */
export function TimelineEnd({ mode: { following, news, follow } }: { mode: Mode }) {
  const { t } = useTranslation();
  const isPast = usePast() !== undefined;
  if (following) return null;
  const back = isPast ? t('past.end', { ns: 'channel' }) : t('live.return');
  return (
    <Group justify="center">
      <Button size="xs" variant="light" onClick={follow}>
        {news ? `${t('live.new', { count: news })} · ${back}` : back}
      </Button>
    </Group>
  );
}
