import type { ProtocolView } from '@parley/protocols';
import type { GuestTurnView } from '@parley/protocols/guest-turn';
import type { InterviewView } from '@parley/protocols/interview';
import type { NegotiationView } from '@parley/protocols/negotiation';
import type { RoundTableView } from '@parley/protocols/round-table';
import type { TeamView } from '@parley/protocols/team';
import type { VoteView } from '@parley/protocols/vote';
import type { WorkshopView } from '@parley/protocols/workshop';
import type { ChannelView } from '../../projections/channel-view.js';

/** What every channel's view has besides its protocol's own part. */
type Common = Omit<ChannelView, 'protocol' | keyof ProtocolView>;

export interface NegotiationChannel extends Common, NegotiationView {
  protocol: 'negotiation';
}

export interface RoundTableChannel extends Common, RoundTableView {
  protocol: 'round-table';
}

export interface WorkshopChannel extends Common, WorkshopView {
  protocol: 'workshop';
}

export interface TeamChannel extends Common, TeamView {
  protocol: 'team';
}

export interface InterviewChannel extends Common, InterviewView {
  protocol: 'interview';
}

export interface GuestTurnChannel extends Common, GuestTurnView {
  protocol: 'guest-turn';
}

export interface VoteChannel extends Common, VoteView {
  protocol: 'vote';
}

/** A channel as it stands; its protocol says what it has besides. */
export type Channel =
  | NegotiationChannel
  | RoundTableChannel
  | WorkshopChannel
  | TeamChannel
  | InterviewChannel
  | GuestTurnChannel
  | VoteChannel;

/** An interview by itself: its state knows whose it is. */
export interface Interview extends Omit<InterviewChannel, 'state'> {
  state: InterviewView['state'] & { session_id: string };
}
