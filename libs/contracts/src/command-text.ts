import { canonicalJson } from './canonical-json.js';
import { givenTo } from './copies.js';
import type { RecordedEvent } from './recorded-event.js';

/** What a command's hash is of. */
export interface HashedCommand extends Pick<RecordedEvent, 'tenant' | 'channel_id'> {
  type: string;
  actor: RecordedEvent['metadata']['actor'];
  data: unknown;
}

/** The text whose SHA-256 is `command_hash`: canonical JSON (RFC 8785) of what is asked for, by whom and of which channel. */
export const commandText = ({ type, tenant, channel_id, actor, data }: HashedCommand): string =>
  canonicalJson({ type, tenant, channel_id, actor, data: asked(data) });

/** Without what channel-admin has put to it: the same opening sent again is the same, though others like it have cost other sums since (ADR 64). */
function asked(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('estimate' in data)) return data;
  const { estimate: _, ...rest } = data;
  return rest;
}

/** The same for the command of an event whose input is known. */
export const commandTextOf = (event: RecordedEvent, data: unknown): string => {
  const { tenant, metadata } = event;
  const { command_type: type, actor } = metadata;
  return commandText({ type, tenant, channel_id: givenTo(event), actor, data });
};
