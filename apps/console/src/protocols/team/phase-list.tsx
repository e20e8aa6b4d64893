import { Group, List, Text } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import { nameIn } from '../../channel/names.js';
import type { ChannelOf } from '../protocol.js';
import { titleOf } from './debate.js';
import { PhaseBadge } from './phase-badge.js';

/** The phases with their states, who does them, and what they wait for (D1). */
export function PhaseList({ channel }: { channel: ChannelOf<'team'> }) {
  const { comma, team: t } = useWords();
  const { phases } = channel;
  return (
    <List listStyleType="none" size="sm" spacing={6}>
      {phases.map(({ phase_id, title, status, phase_type, inserted, expert, depends_on, debate, reason }) => (
        <List.Item key={phase_id} aria-current={status === 'running' ? 'step' : undefined}>
          <Group gap={6}>
            <Text size="sm" fw={600} className="said">
              {phase_type === 'debate' ? `⚖ ${debate?.topic ?? title}` : title}
            </Text>
            <PhaseBadge status={status} />
          </Group>
          {expert && <Text size="xs">{t.doneBy(nameIn(channel, expert))}</Text>}
          {inserted && <Text size="xs">{t.inserted[inserted]}</Text>}
          {depends_on.length > 0 && (
            <Text size="xs" className="said">
              {t.after(depends_on.map((id) => titleOf(phases, id)).join(comma))}
            </Text>
          )}
          {reason && (
            <Text size="xs" className="said">
              {reason}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
