import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../channel/names.js';
import { Points } from '../points.js';
import type { PanelProps } from '../protocol.js';
import { lastSummaryIn, SummingUp } from '../summing-up.js';
import { dissentIn, talkIn } from './talk.js';

const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['completed', 'green'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
  ['rehearsed', 'yellow'],
]);
const KNOWN = new Set([...COLORS.keys(), 'no_agreement', 'negotiation_timeout', 'failed']);

/** What the table came to: the moderator's last word on it, what stays open, and who does not share it. */
export function Result({ channel, events }: PanelProps) {
  const { t } = useTranslation('round-table');
  const { outcome = 'failed', round, closed, language } = channel;
  const last = lastSummaryIn(events);
  const dissent = dissentIn(talkIn(events)).map(([id, { verdict, claim }]) =>
    [nameIn(channel, id), t(verdict), claim].filter(Boolean).join(' · '),
  );
  return (
    <Alert color={COLORS.get(outcome) ?? 'red'} title={t(KNOWN.has(outcome) ? outcome : 'failed', { round })}>
      <div lang={language}>
        {closed && (
          <Text size="sm" className="said">
            {closed.message}
          </Text>
        )}
        {last && <SummingUp of={last} />}
        <Points name={t('dissent')} points={dissent} />
      </div>
    </Alert>
  );
}
