import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../live/modes.js';

/** While one looks at something earlier: how much is new, and the way back. */
export function TimelineEnd({ mode: { following, news, follow } }: { mode: Mode }) {
  const { t } = useTranslation();
  if (following) return null;
  return (
    <Group justify="center">
      <Button size="xs" variant="light" onClick={follow}>
        {news ? `${t('live.new', { count: news })} · ${t('live.return')}` : t('live.return')}
      </Button>
    </Group>
  );
}
