import type { RecordedEvent } from '@parley/contracts';
import { groupedBy, outcomeOf, type Attempt, type Violation } from '../history.js';

/**
 * ok ⊆ log ⊆ ok ∪ unknown: what was acknowledged is there, at the place that was said; what was refused, or what nobody
 * has sent, is not.
 * @param isClient whether a command in the log is one of the clients'
 */
export function commandViolations(
  attempts: readonly Attempt[],
  events: readonly RecordedEvent[],
  isClient: (event: RecordedEvent) => boolean,
): Violation[] {
  const sent = groupedBy(attempts, ({ command_id }) => command_id);
  const recorded = groupedBy(events, ({ metadata }) => metadata.command_id);
  return [
    ...[...sent].flatMap(([id, tries]) => sentViolations(tries, recorded.get(id))),
    ...[...recorded].flatMap(([id, [first]]): Violation[] =>
      isClient(first!) && !sent.has(id)
        ? [{ rule: 'nobody has sent it', channel_id: first!.channel_id, evidence: placeOf(first!) }]
        : [],
    ),
  ];
}

function sentViolations(tries: readonly Attempt[], recorded: readonly RecordedEvent[] | undefined): Violation[] {
  const { command_id, what, forbidden, code } = tries[0]!;
  const last = recorded?.at(-1);
  const channel_id = last?.channel_id ?? tries[0]!.channel_id;
  const violation = (rule: string, evidence: string): Violation => ({
    rule,
    ...(channel_id && { channel_id }),
    evidence: `${what}, command ${command_id}: ${evidence}`,
  });
  if (forbidden && (last || outcomeOf(tries) === 'ok')) {
    return [violation('accepted though nobody may', last ? placeOf(last) : 'answered ok')];
  }
  if (last && outcomeOf(tries) === 'fail')
    return [violation('refused, and yet in the log', `${code}, ${placeOf(last)}`)];
  return tries.flatMap(({ position }) => {
    // Nothing had to happen.
    if (!position || last?.position === position) return [];
    return [
      last
        ? violation('acknowledged at another place', `said ${position}, ${placeOf(last)}`)
        : violation('acknowledged and lost', `said position ${position}`),
    ];
  });
}

const placeOf = ({ type, position, version }: RecordedEvent): string =>
  `${type} at position ${position}, version ${version}`;
