import type { ChannelOf } from '../protocol.js';
import type { Asked } from './work-body.js';

/** What every form of a role's work is given. */
export interface RoleWorkProps {
  channel: ChannelOf<'workshop'>;
  asked: Asked;
  frame: { channelId: string; title: string; silence: string };
}
