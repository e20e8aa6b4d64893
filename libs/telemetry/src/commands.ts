import type { Command, CommandReply, RecordedEvent } from '@parley/contracts';
import { GEN_AI, PARLEY } from './gen-ai.js';
import { telemetry, type Attributes } from './telemetry.js';
import { openingOf } from './trace-ids.js';

/** Sends a command, as whoever sends it sees that. */
export const submitWithin = (command: Command, send: () => Promise<CommandReply>): Promise<CommandReply> =>
  spanOf(`submit ${command.type}`, 'client', command, send);

/** Decides on a command, and commits what follows: part of the trace that it came with. */
export const decideWithin = (command: Command, decide: () => Promise<CommandReply>): Promise<CommandReply> =>
  spanOf(`decide ${command.type}`, 'server', command, decide);

async function spanOf(
  name: string,
  kind: 'client' | 'server',
  { type, tenant, channel_id, traceparent }: Command,
  work: () => Promise<CommandReply>,
): Promise<CommandReply> {
  const told = telemetry();
  if (!told) return work();
  const attributes: Attributes = {
    [GEN_AI.conversation]: channel_id,
    [PARLEY.tenant]: tenant,
    [PARLEY.command]: type,
  };
  return told.span({ name, kind, attributes, parent: traceparent ? { traceparent } : undefined }, async (fail) => {
    const reply = await work();
    // A refusal is an answer, for which the system is not to blame.
    if (!reply.ok && reply.problem.status >= 500) fail(reply.problem.code);
    return reply;
  });
}

/** The opening of a channel has a trace of its own, to which its turns point. */
export function tellOpening({ tenant, channel_id, protocol, version }: RecordedEvent): void {
  const told = telemetry();
  if (!told || version !== 1) return;
  const attributes = { [GEN_AI.conversation]: channel_id, [PARLEY.tenant]: tenant, [PARLEY.protocol]: protocol };
  const now = Date.now();
  const links = [told.carrier()].filter(({ traceparent }) => traceparent);
  const about = { name: `open ${protocol}`, kind: 'internal' as const, attributes, root: openingOf(channel_id), links };
  told.past(about, { from: now, to: now });
}
