import type { GeneratedBy, RecordedEvent } from '@parley/contracts';
import type { CountedConsent, Prompt, QuestionView } from '@parley/protocols';
import type { ConversationState } from '@parley/termination';
import type { ChannelSummary, ChannelView } from '../../projections/channel-view.js';
import type { QuarantineRow } from '../../projections/entities.js';

/** What is said in a channel, by whomever; every answer with words of it says so (`GeneratedByMark` puts it on where a route has not). */
export interface Marked {
  /** Authors: who wrote what is said in the channel so far: AI agents by which models, people, or scripts. */
  generated_by: GeneratedBy;
}

/** A list, whole: the protocol bounds it, or whoever asks. */
export interface List<Item> {
  items: Item[];
}

/** A page of a list, for routes that take `cursor` and `limit`. */
export interface Page<Item> extends List<Item> {
  /** Send it as ?cursor= for the next page; absent on the last. */
  next_cursor?: string;
}

export interface SchemaNames extends List<string> {}
export interface ChannelPage extends Page<ChannelSummary> {}
export interface EventPage extends Page<RecordedEvent>, Marked {}
export interface QuarantinePage extends Page<Pick<QuarantineRow, 'channel_id' | 'position' | 'cause' | 'at'>> {}
export interface InboxPage extends Page<InboxItem> {}

/** What a channel came to; more of it as its protocol has it. */
export interface Outcome extends Marked {
  status?: string;
  reason?: string;
  rehearsal: boolean;
  /** Where everyone stood, counted and in their own words: from the log, and from no summary. A view made before it was kept has it once it is rebuilt. */
  consent?: CountedConsent;
  [more: string]: unknown;
}

/** The conversation's state (T4). */
export interface ChannelState extends ConversationState {
  rehearsal: boolean;
}

/** What waits for somebody: an open turn, a ballot or a question. More of it as its protocol has it. */
export interface InboxItem extends Partial<Omit<QuestionView, 'pending'>>, Marked {
  channel_id: string;
  topic: string;
  protocol: string;
  rehearsal: boolean;
  /** The request id of a turn. */
  request_id?: string;
  participant_id?: string;
  due_at?: Date;
  /** What is asked for, where a protocol asks for several things. */
  work?: string;
  /** The vote of a ballot. */
  vote?: ChannelView['vote'];
  [more: string]: unknown;
}

/** What a model was asked, made anew from the log. */
export interface ShownPrompt extends Prompt, Marked {
  /** The position of the event that records the call. */
  position: number;
  provider: string;
  model: string;
  /** As it was recorded with the call: SHA-256 of prompt and model. */
  prompt_hash: string;
  /**
   * Whether this has that hash: then it is what was sent, to the letter. Else it is what this release would ask then: its template
   * has changed, or tools were offered that were never used, which no event keeps.
   */
  matches: boolean;
  /** The channel's version from which it is made. */
  from_version: number;
}

/** Which channel is out of quarantine. */
export interface Redriven {
  channel_id: string;
}
