import { Alert, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChannelOf, PanelProps } from '../protocol.js';

const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
]);
const KNOWN = new Set(['success', 'partial_consensus', 'negotiation_timeout', 'failed', 'stopped']);

/** What it came to: agreed, in part, or not; what is left open, and what is still lacking. */
export function Result({ channel }: PanelProps) {
  const { t } = useTranslation('negotiation');
  const { outcome = 'failed', round, closed, decision, gaps, language } = channel as ChannelOf<'negotiation'>;
  const title = t(KNOWN.has(outcome) ? outcome : 'failed', { round });
  return (
    <Alert color={COLORS.get(outcome) ?? 'red'} title={title}>
      <div lang={language}>
        {closed && (
          <Text size="sm" className="said">
            {closed.message}
          </Text>
        )}
        {decision && decision.open_points.length > 0 && (
          <Points
            name={t('openPoints')}
            points={decision.open_points.map(({ change: { field, new_value } }) => `${field} → ${new_value}`)}
          />
        )}
        {gaps && gaps.gaps.length > 0 && <Points name={t('gaps')} points={gaps.gaps.map(({ title: gap }) => gap)} />}
        {gaps?.follow_up.suggested && gaps.follow_up.demand && (
          <Text size="sm">{t('followUp', { demand: gaps.follow_up.demand })}</Text>
        )}
      </div>
    </Alert>
  );
}

const Points = ({ name, points }: { name: string; points: string[] }) => (
  <>
    <Text size="sm" fw={600}>
      {name}
    </Text>
    <List size="sm">
      {points.map((point) => (
        <List.Item key={point}>{point}</List.Item>
      ))}
    </List>
  </>
);
