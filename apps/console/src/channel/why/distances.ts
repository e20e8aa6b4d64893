import type { Channel, Finding, RecordedEvent } from '@parley/client';
import { measuredBy } from './clocks.js';

/**
 * How a condition bears on the end. `ended` it did, `also` it held then; `next` is the one that is nearest while it runs;
 * `met` it holds, and only a person may end it; `near` and `clear` as the monitor finds.
 */
export type Bearing = 'ended' | 'also' | 'next' | 'met' | 'near' | 'clear';

export interface Distance {
  finding: Finding;
  /** How much of the way to its limit is gone, 0 to 1. */
  share: number;
  bearing: Bearing;
  /** True for what happens or not: there is no way to it. */
  isSudden: boolean;
}

const ORDER: readonly Bearing[] = ['ended', 'also', 'met', 'next', 'near', 'clear'];

type Judged = Pick<Channel, 'closed'> & { termination: Pick<Channel['termination'], 'findings'> };

/** Every condition of a channel's policy by how it bears on the end, the strongest first (T4, T5). */
export function distancesOf(
  { closed, termination }: Judged,
  events: readonly RecordedEvent[] = [],
  now = 0,
): Distance[] {
  const winner = winnerOf(closed);
  const atEnd = new Map(closed?.ending?.findings.map((finding) => [finding.condition, finding]));
  const distances = termination.findings.map((known) => {
    const kept = atEnd.get(known.condition) ?? known;
    const finding = { ...kept, measured: measuredBy(kept, events, now) };
    const bearing: Bearing =
      finding.condition === winner ? 'ended' : closed && finding.status === 'met' ? 'also' : finding.status;
    return { finding, share: shareOf(finding), bearing, isSudden: finding.unit === 'count' && finding.limit <= 1 };
  });
  const next = closed ? undefined : nearest(distances);
  return distances
    .map((one) => (one === next ? { ...one, bearing: 'next' as const } : one))
    .toSorted((a, b) => ORDER.indexOf(a.bearing) - ORDER.indexOf(b.bearing) || b.share - a.share);
}

/** The condition that ended it: the monitor's, or of the same name where the protocol's own rules applied it. */
export const winnerOf = (closed: Channel['closed']): string | undefined => closed?.ending?.condition ?? closed?.reason;

export const shareOf = ({ measured, limit }: Pick<Finding, 'measured' | 'limit'>): number =>
  limit > 0 ? Math.min(1, Math.max(0, measured / limit)) : 0;

/** What would end it next: of all that is on its way, what has come farthest. */
function nearest(distances: readonly Distance[]): Distance | undefined {
  const onTheWay = distances.filter(({ bearing, share, isSudden }) => bearing !== 'met' && share > 0 && !isSudden);
  return onTheWay.toSorted((a, b) => b.share - a.share)[0];
}
