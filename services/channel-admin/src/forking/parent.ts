import { copiedMetadata, copyId, problem, storedOf, type Problem, type RecordedEvent } from '@parley/contracts';
import { channelPages, type EventLog, type RecordedInput } from '@parley/event-log';

/** Events that are copied at most: they are appended at once, and nobody else appends meanwhile. */
export const MOST_COPIES = 20_000;

/** A parent's event as it stands in the fork, but for what the append gives it: as it is read, and as it is stored. */
interface Copy {
  event: RecordedEvent;
  stored: RecordedEvent;
}

/** What a fork begins with: what its parent has up to a version. */
export interface Past {
  copies: Copy[];
  inputs: RecordedInput[];
}

interface Wanted {
  tenant: string;
  parent: string;
  at: number;
  channel_id: string;
}

/** @returns the problem where there is no such channel of the tenant's, or it cannot be forked there */
export async function pastOf(
  log: Pick<EventLog, 'readChannel' | 'readInputs'>,
  { tenant, parent, at, channel_id }: Wanted,
): Promise<Past | Problem> {
  if (at > MOST_COPIES) return badPlace(`at most ${MOST_COPIES} events are copied`);
  const events: RecordedEvent[] = [];
  for await (const page of channelPages(log, tenant, parent)) {
    events.push(...page);
    // One more tells whether the last command goes on.
    if (events.length > at) break;
  }
  if (!events.length) return problem('channel-not-found', { detail: parent });
  const cut = placeProblem(events, at);
  if (cut) return cut;
  const erased = events.slice(0, at).find(({ metadata }) => metadata.command_hash === '');
  if (erased) return badPlace(`has words by then that were erased, from version ${erased.version} on: fork it before`);
  const copies = events.slice(0, at).map((event) => copyOf(event, channel_id));
  return { copies, inputs: await log.readInputs(tenant, parent, { from: 1, to: at }) };
}

function copyOf(event: RecordedEvent, channel_id: string): Copy {
  const { copied } = copiedMetadata(event);
  const of = (one: RecordedEvent): RecordedEvent => ({
    ...one,
    ...{
      channel_id,
      id: copyId(channel_id, one.version),
      metadata: { ...one.metadata, copied },
      position: 0,
      hash: '',
    },
  });
  return { event: of(event), stored: of(storedOf(event)) };
}

/** What one command led to is not cut in two: no rule would have led there. */
function placeProblem(events: readonly RecordedEvent[], at: number): Problem | undefined {
  const commandAt = (version: number) => events[version - 1]?.metadata.command_id;
  if (events.length < at) return badPlace(`is beyond the end: the channel has ${events.length} versions`);
  if (commandAt(at) !== commandAt(at + 1)) return undefined;
  const before = events.findLastIndex(({ version }) => version < at && commandAt(version) !== commandAt(at)) + 1;
  const rest = events.slice(at).findIndex(({ metadata }) => metadata.command_id !== commandAt(at));
  const after = rest === -1 ? events.length : at + rest;
  const places = [...(before ? [before] : []), after].join(' or ');
  return badPlace(`is within what one command led to: take ${places}`);
}

const badPlace = (reason: string): Problem => problem('invalid-request', { errors: [{ pointer: '/at', reason }] });
