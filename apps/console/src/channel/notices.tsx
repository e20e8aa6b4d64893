import { Alert } from '@mantine/core';
import type { Channel } from '@parley/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/format.js';

/** What somebody has to know while it runs; it stays as long as it holds. */
export function Notices({ channel }: { channel: Channel }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, warnings, waiting_for_model: waits, pending_end, language } = channel;
  if (status === 'closed') return null;
  const warning = warnings.at(-1);
  return (
    <>
      {waits && (
        <Alert color="orange" role="status">
          {t('channel.waits', { message: waits.message, time: format.time(waits.resume_at) })}
        </Alert>
      )}
      {pending_end && (
        <Alert color="yellow" role="status">
          {t('channel.pending', { condition: pending_end })}
        </Alert>
      )}
      {warning && !pending_end && (
        <Alert color="yellow" role="status" lang={language}>
          {warning.message}
        </Alert>
      )}
    </>
  );
}
