import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre';
import type { PhaseEdge, PhaseGraph, PhaseNode } from './phase-graph.js';

/** In pixels of the picture at its full size. */
const WIDTH = 196;
const GAPS = { marginx: 4, marginy: 4, nodesep: 24, ranksep: 36 };
const HEIGHTS = { box: 46, title: 20, line: 18, outcome: 36 };

interface Point {
  x: number;
  y: number;
}

/** A graph with a place for everything in it. */
export interface LaidOut {
  width: number;
  height: number;
  /** From above, then from the left: as they are read. Places are of their upper left corners. */
  nodes: readonly (Point & { node: PhaseNode; width: number; height: number })[];
  edges: readonly { edge: PhaseEdge; points: readonly Point[] }[];
}

/** What waits stands below what it waits for, and lines go around what is not theirs. */
export function layOut({ nodes, edges }: PhaseGraph): LaidOut {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ ...GAPS });
  for (const node of nodes) graph.setNode(node.id, { width: WIDTH, height: heightOf(node) });
  for (const { from, to } of edges) graph.setEdge(from, to, {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const placed = nodes.map((node) => {
    const { x = 0, y = 0, height: tall } = graph.node(node.id);
    return { node, x: x - WIDTH / 2, y: y - tall / 2, width: WIDTH, height: tall };
  });
  return {
    width,
    height,
    nodes: placed.toSorted((one, other) => one.y - other.y || one.x - other.x),
    edges: edges.map((edge) => ({ edge, points: graph.edge(edge.from, edge.to).points ?? [] })),
  };
}

/** Room for the lines that a box has: a title has two of them, a debate's three; what came of one has two as well. */
function heightOf({ isDebate, inserted, round, ruling, outcome }: PhaseNode): number {
  const lines = [inserted, round ?? ruling, ruling?.minority.length].filter(Boolean).length;
  const titles = isDebate ? 3 : 2;
  return HEIGHTS.box + titles * HEIGHTS.title + lines * HEIGHTS.line + (isDebate && outcome ? HEIGHTS.outcome : 0);
}

/** A line through the points, rounded at each of them, as an SVG path. */
export function pathThrough([first, ...rest]: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${x} ${y}`;
  const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const last = rest.at(-1);
  if (!first || !last) return '';
  const turns = rest.slice(0, -1).map((point, index) => `Q ${at(point)} ${at(between(point, rest[index + 1]!))}`);
  return [`M ${at(first)}`, ...turns, `L ${at(last)}`].join(' ');
}
