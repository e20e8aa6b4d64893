import { canonicalJson } from './canonical-json.js';
import type { RecordedEvent } from './recorded-event.js';

/** What a command's hash is of. */
export interface HashedCommand extends Pick<RecordedEvent, 'tenant' | 'channel_id'> {
  type: string;
  actor: RecordedEvent['metadata']['actor'];
  data: unknown;
}

/** The text whose SHA-256 is `command_hash`: canonical JSON (RFC 8785) of what is asked for, by whom and of which channel. */
export const commandText = ({ type, tenant, channel_id, actor, data }: HashedCommand): string =>
  canonicalJson({ type, tenant, channel_id, actor, data });

/** The same for the command of an event whose input is known. */
export const commandTextOf = ({ tenant, channel_id, metadata }: RecordedEvent, data: unknown): string =>
  commandText({ type: metadata.command_type, tenant, channel_id, actor: metadata.actor, data });
