import { follow, type Listening } from './event-stream.js';
import type { ChannelState, Problem, RecordedEvent } from './generated/types.gen.js';

/** A piece of what is being said, shown while it is said; a lost one is no harm: the event that follows has it all. */
export interface Token {
  /** The request that it answers. */
  request_id: string;
  /** Whoever speaks; empty for a facilitator. */
  participant_id: string;
  /** The kind of work, as `contribute` or `ballot`. */
  work: string;
  /** thinking: nothing to hear yet, its text is a summary of thoughts. withdrawn: what was shown is not said after all. */
  kind: 'text' | 'thinking' | 'withdrawn';
  /** Characters of this kind before this piece; 0 begins anew. */
  offset: number;
  text: string;
}

/** What a channel's stream brings, one of these at a time. */
export interface ChannelFrame {
  event?: RecordedEvent;
  token?: Token;
  /** With `state` alone: the state after what came before, or why there is none. */
  state?: ChannelState;
  problem?: Problem;
}

export interface ChannelListening extends Listening {
  path: { id: string };
  query?: {
    /** A log position: what comes after it is told. */
    after?: number;
    /** The state too, after each change. */
    state?: boolean;
    /** Summaries of thoughts too, where a model gives them. */
    thoughts?: boolean;
  };
  /** false: also what comes after the channel's end. */
  untilEnd?: boolean;
  /** Reads what came as JSON, in another way than as it is. */
  parse?: (json: string) => unknown;
}

/**
 * A channel's events as they are committed, and what is said between them while it is said; those together that came together.
 * After a cut it goes on from the last event. Ended by the channel's end and by `signal`.
 * @throws what the client throws where it is refused, or nobody was there at first
 */
export async function* channelFrames(listening: ChannelListening): AsyncGenerator<ChannelFrame[]> {
  const { path, query, untilEnd = true, parse = JSON.parse } = listening;
  let after = String(query?.after ?? 0);
  const place = () => ({ url: '/v1/channels/{id}/events', path, query: { ...query, after } });
  for await (const messages of follow(place, listening)) {
    const frames: ChannelFrame[] = [];
    let isOver = false;
    for (const { event: type, id, data } of messages) {
      if (id) {
        after = id;
        frames.push({ event: parse(data) as RecordedEvent });
      } else if (type === 'token' || type === 'state' || type === 'problem') frames.push({ [type]: parse(data) });
      isOver ||= untilEnd && type === 'end';
    }
    if (frames.length) yield frames;
    if (isOver) return;
  }
}

/** As `channelFrames`, the events alone, one by one; `data` is that of the event's `type`. */
export async function* channelEvents(listening: ChannelListening): AsyncGenerator<RecordedEvent> {
  for await (const frames of channelFrames(listening)) for (const { event } of frames) if (event) yield event;
}

/** Lists have to be read anew. */
export interface ListChanges {
  /** What changed since the last; absent at each connection: what changed before is not told, and may be all. */
  channels?: string[];
  /** To be sent as `min_position` with what is read because of it. */
  position: number;
}

/** Says when lists of channels, inboxes and seats have to be read anew, at first and after each cut too. Ended by `signal`. */
export async function* listChanges(listening: Listening = {}): AsyncGenerator<ListChanges> {
  for await (const messages of follow(() => ({ url: '/v1/changes' }), listening)) {
    if (!messages.length) yield { position: 0 };
    for (const { event, data } of messages) if (event === 'changes') yield JSON.parse(data) as ListChanges;
  }
}
