import type { InboxItem } from '@parley/client';
import type { ChannelOf } from '../protocol.js';
import type { Asked } from './work-body.js';

/** What every form of a role's work is given. */
export interface RoleWorkProps {
  channel: ChannelOf<'workshop'>;
  asked: Asked;
  /** The same, as the inbox has it. */
  item: InboxItem;
  frame: { channelId: string; title: string; silence: string };
}
