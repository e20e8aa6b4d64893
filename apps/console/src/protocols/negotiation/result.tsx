import { Alert, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';
import { outcomeColor } from '../../frame/outcome-color.js';
import { Points } from '../points.js';
import type { ChannelOf, PanelProps } from '../protocol.js';

/** What it came to: agreed, in part, or not; and what is still lacking. */
export function Result({ channel }: PanelProps) {
  const t = useWords().negotiation;
  const { outcome = 'failed', round, closed, decision, gaps, language } = channel as ChannelOf<'negotiation'>;
  const title = (ownProperty(t.outcome, outcome) ?? t.outcome.failed)(round);
  return (
    <Alert color={outcomeColor(outcome)} title={title}>
      <div lang={language}>
        {closed && (
          <Text size="sm" className="said">
            {closed.message}
          </Text>
        )}
        {decision?.risk && (
          <Text size="sm" className="said" fw={600}>
            {decision.risk}
          </Text>
        )}
        {gaps && <Points name={t.gaps} points={gaps.gaps.map(({ title: gap }) => gap)} />}
        {gaps?.follow_up.suggested && gaps.follow_up.demand && (
          <Text size="sm">{t.followUp(gaps.follow_up.demand)}</Text>
        )}
      </div>
    </Alert>
  );
}
