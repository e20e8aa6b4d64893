import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { outcomeColor } from '../../frame/outcome-color.js';
import type { PanelProps } from '../protocol.js';
import { lastSummaryIn, SummingUp } from '../summing-up.js';

const KNOWN = new Set([
  ...['success', 'completed', 'partial_consensus', 'stopped', 'rehearsed'],
  ...['no_agreement', 'negotiation_timeout', 'failed'],
]);

/** What the table came to: the moderator's last word on it, and what stays open by it. */
export function Result({ channel, events }: PanelProps) {
  const { t } = useTranslation('round-table');
  const { outcome = 'failed', round, closed, language } = channel;
  const last = lastSummaryIn(events);
  return (
    <Alert color={outcomeColor(outcome)} title={t(KNOWN.has(outcome) ? outcome : 'failed', { round })}>
      <div lang={language}>
        {closed && (
          <Text size="sm" className="said">
            {closed.message}
          </Text>
        )}
        {last && <SummingUp of={last} />}
      </div>
    </Alert>
  );
}
