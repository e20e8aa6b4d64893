import { Card, Text } from '@mantine/core';
import { useFormat } from '../frame/format.js';
import { SaidText } from '../frame/said-text.js';
import type { CardProps } from '../protocols/protocol.js';
import { useWords } from '../words/use-words.js';

/** What one agent answers alone, after the end: its last draft, and what it cost beside the deliberation. */
export function BaselineCard({ event: { data }, events }: CardProps<'BaselineEnded'>) {
  const t = useWords().baseline;
  const format = useFormat();
  const last = events.findLast(({ type }) => type === 'BaselineDrafted');
  const { drafts, cost_micro_usd, deliberation_micro_usd, code } = data;
  return (
    <Card withBorder padding="sm" radius="md">
      <Text fw={600}>{t.title}</Text>
      {last?.type === 'BaselineDrafted' ? <SaidText text={last.data.text} /> : <Text>{t.missed(code ?? '')}</Text>}
      <Text size="sm">{t.cost(drafts, format.usd(cost_micro_usd), format.usd(deliberation_micro_usd))}</Text>
    </Card>
  );
}

/** That it has written, and goes over it. */
export function BaselineDraft({ event: { data } }: CardProps<'BaselineDrafted'>) {
  return <Text size="sm">{useWords().baseline.draft(data.draft)}</Text>;
}
