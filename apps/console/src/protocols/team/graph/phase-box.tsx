import { Text } from '@mantine/core';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import { useWords } from '../../../words/use-words.js';
import { EventLink } from '../../../channel/event-link.js';
import { nameIn } from '../../../channel/names.js';
import type { ChannelOf } from '../../protocol.js';
import { SIGNS } from '../debate.js';
import { PhaseBadge } from '../phase-badge.js';
import { titled, type PhaseNode } from './phase-graph.js';

export type BoxNode = Node<{ phase: PhaseNode; channel: ChannelOf<'team'> }, 'phase'>;

/** A phase, or a debate with its ruling; all of it leads to its event. */
export function PhaseBox({ data: { phase, channel } }: NodeProps<BoxNode>) {
  const { comma, team: t } = useWords();
  const { isDebate, title, status, who, inserted, round, ruling, outcome, position } = phase;
  const names = (ids: readonly string[]) => ids.map((id) => nameIn(channel, id)).join(comma);
  const shown = (
    <span className="phase-title said" lang={channel.language}>
      {titled(phase)}
    </span>
  );
  return (
    <div className={`phase-box ${isDebate ? 'phase-debate' : ''} ${inserted ? 'phase-inserted' : ''}`} title={title}>
      {/* Without them no line is drawn; they are not seen, and nothing can be tied to them. */}
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      {position === undefined ? (
        shown
      ) : (
        <EventLink position={position} fz="sm" fw={600} c="var(--mantine-color-text)">
          {shown}
        </EventLink>
      )}
      <PhaseBadge status={status} />
      <Text size="xs" truncate>
        {isDebate ? names(who) : t.doneBy(names(who))}
      </Text>
      {inserted && (
        <Text size="xs" truncate>
          {t.inserted[inserted]}
        </Text>
      )}
      {ruling ? (
        <Text size="xs" fw={600} truncate>
          {`${t.ruling} · ${SIGNS[ruling.decision]} ${t.decision[ruling.decision]}`}
        </Text>
      ) : (
        round && <Text size="xs">{t.debateRound(round)}</Text>
      )}
      {isDebate && outcome && (
        <Text size="xs" lineClamp={2} lang={channel.language} title={outcome}>
          {outcome}
        </Text>
      )}
      {ruling && ruling.minority.length > 0 && (
        <Text size="xs" truncate>
          {t.dissent(names(ruling.minority))}
        </Text>
      )}
    </div>
  );
}
