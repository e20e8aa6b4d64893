import { useWords } from '../../../words/use-words.js';
import { EventLink } from '../../../channel/event-link.js';
import { nameIn } from '../../../channel/names.js';
import { TableBeside } from '../../../channel/table-beside.js';
import type { ChannelOf } from '../../protocol.js';
import { SIGNS } from '../debate.js';
import { PhaseBadge } from '../phase-badge.js';
import { titled, type PhaseGraph, type PhaseNode } from './phase-graph.js';

/** The same as the picture, with what came of each phase whole. */
export function PhaseTable({ graph: { nodes, edges }, channel }: { graph: PhaseGraph; channel: ChannelOf<'team'> }) {
  const { comma, team: t, channel: page } = useWords();
  const names = (ids: readonly string[]) => ids.map((id) => nameIn(channel, id)).join(comma);
  const before = (id: string) =>
    nodes.filter((node) => edges.some(({ from, to }) => from === node.id && to === id)).map(titled);
  const ruled = ({ ruling }: PhaseNode) => ruling && `${SIGNS[ruling.decision]} ${t.decision[ruling.decision]}`;
  const dissent = ({ ruling }: PhaseNode) => (ruling?.minority.length ? t.dissent(names(ruling.minority)) : undefined);
  const said = (text: string | undefined) => (
    <span className="said" lang={channel.language}>
      {text}
    </span>
  );
  return (
    <TableBeside
      name={page.tabs.phases}
      heads={[t.phase, t.state, t.who, t.needs, t.cameOf]}
      rows={() =>
        nodes.map((node) => ({
          key: node.id,
          cells: [
            node.position === undefined ? (
              said(titled(node))
            ) : (
              <EventLink position={node.position}>{said(titled(node))}</EventLink>
            ),
            <>
              <PhaseBadge status={node.status} /> {node.inserted && t.inserted[node.inserted]}
            </>,
            names(node.who),
            said(before(node.id).join(comma)),
            <>
              {[ruled(node), dissent(node)].filter(Boolean).join(' · ')} {said(node.outcome)}
            </>,
          ],
        }))
      }
    />
  );
}
