import { useElementSize } from '@mantine/hooks';
import { BaseEdge, MarkerType, ReactFlow, type Edge, type EdgeProps } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useMemo } from 'react';
import { useWords } from '../../../words/use-words.js';
import type { ChannelOf } from '../../protocol.js';
import { titleOf } from '../debate.js';
import { layOut, pathThrough, type LaidOut } from './lay-out.js';
import { PhaseBox, type BoxNode } from './phase-box.js';
import type { PhaseGraph } from './phase-graph.js';
import './phase-flow.css';

/** It is drawn as small as the page asks for, but no smaller: then it scrolls sideways, and can still be read. */
const LEAST_SCALE = 0.8;

type LineEdge = Edge<{ path: string }, 'line'>;

const Line = ({ id, data, markerEnd }: EdgeProps<LineEdge>) => (
  <BaseEdge id={id} path={data?.path ?? ''} {...(markerEnd && { markerEnd })} />
);

const NODE_TYPES = { phase: PhaseBox };
const EDGE_TYPES = { line: Line };
/** Nothing in it can be moved, chosen or changed; the page scrolls under a thumb as everywhere. */
const READ_ONLY = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  panOnDrag: false,
  zoomOnScroll: false,
  zoomOnPinch: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
  disableKeyboardA11y: true,
} as const;

/** A team's phases as a picture that fits its place; its boxes are links, in the order in which they are read. */
export function PhaseFlow({ graph, channel }: { graph: PhaseGraph; channel: ChannelOf<'team'> }) {
  const { team: t, channel: page } = useWords();
  const { ref, width } = useElementSize();
  const laid = useMemo(() => layOut(graph), [graph]);
  const label = (from: string, to: string) => t.edge(titleOf(channel.phases, to), titleOf(channel.phases, from));
  return (
    <div role="group" aria-label={page.tabs.phases} tabIndex={0} className="picture">
      <div
        ref={ref}
        className="phase-flow"
        style={{
          aspectRatio: `${laid.width} / ${laid.height}`,
          maxWidth: laid.width,
          minWidth: laid.width * LEAST_SCALE,
        }}
      >
        {width > 0 && (
          <ReactFlow
            // To a screen reader it is a part of the page, not a program with keys of its own.
            ref={(box) => box?.setAttribute('role', 'group')}
            nodes={boxesOf(laid, channel)}
            edges={linesOf(laid, label)}
            nodeTypes={NODE_TYPES}
            edgeTypes={EDGE_TYPES}
            viewport={{ x: 0, y: 0, zoom: width / laid.width }}
            minZoom={0}
            {...READ_ONLY}
          />
        )}
      </div>
    </div>
  );
}

/** Their sizes are known before they are drawn: lines do not vanish while boxes are measured anew. */
const boxesOf = ({ nodes }: LaidOut, channel: ChannelOf<'team'>): BoxNode[] =>
  nodes.map(({ node, x, y, width, height }) => ({
    id: node.id,
    type: 'phase',
    position: { x, y },
    width,
    height,
    measured: { width, height },
    data: { phase: node, channel },
    domAttributes: { 'aria-roledescription': undefined },
  }));

const linesOf = ({ edges }: LaidOut, label: (from: string, to: string) => string): LineEdge[] =>
  edges.map(({ edge: { from, to, isInserted }, points }) => ({
    id: `${from} ${to}`,
    type: 'line',
    source: from,
    target: to,
    ariaLabel: label(from, to),
    className: isInserted ? 'phase-line-inserted' : '',
    markerEnd: { type: MarkerType.ArrowClosed, color: null },
    data: { path: pathThrough(points) },
    domAttributes: { 'aria-roledescription': undefined },
  }));
