import { firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import { groupedBy, type Violation } from '../history.js';

/** Positions are exactly 1..N in the order of the log, and each channel's versions 1..k on a chain that holds. */
export function orderViolations(events: readonly RecordedEvent[], head: number): Violation[] {
  const misplaced = events.findIndex(({ position }, index) => position !== index + 1);
  const found = events[misplaced];
  const gap: Violation[] = found
    ? [
        {
          rule: 'positions',
          channel_id: found.channel_id,
          evidence: `${found.position} in the place of ${misplaced + 1}`,
        },
      ]
    : [];
  const end: Violation[] =
    head === events.length
      ? []
      : [{ rule: 'positions', evidence: `${events.length} events, and the head says ${head}` }];
  return [...gap, ...end, ...chainViolations(events)];
}

function chainViolations(events: readonly RecordedEvent[]): Violation[] {
  return [...groupedBy(events, ({ channel_id }) => channel_id)].flatMap(([channel_id, own]) => {
    const version = firstBrokenLink(own);
    if (version === undefined) return [];
    const { type, version: said } = own[version - 1]!;
    return [{ rule: 'chain', channel_id, evidence: `does not hold at ${version}: ${type}, version ${said}` }];
  });
}
