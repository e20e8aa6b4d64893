import { Alert, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import { outcomeColor } from '../../frame/outcome-color.js';
import type { PanelProps } from '../protocol.js';
import { lastSummaryIn, SummingUp } from '../summing-up.js';

/** What the table came to: the moderator's last word on it, and what stays open by it. */
export function Result({ channel, events }: PanelProps) {
  const t = useWords()['round-table'];
  const { outcome = 'failed', round, closed, language } = channel;
  const last = lastSummaryIn(events);
  return (
    <Alert color={outcomeColor(outcome)} title={(ownProperty(t.outcome, outcome) ?? t.outcome.failed)(round)}>
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
