import type { RecordedEvent, Token } from '@parley/client';

/** What arrived before the event that has it: nobody's record yet. */
export interface Provisional {
  request_id: string;
  /** Empty where the moderator speaks. */
  participant_id: string;
  text: string;
}

/** Where pieces are missing, since the page was away or too slow. */
export const MISSING = '…';

/** What asks, and tells nothing of an answer. */
const ASKS = new Set(['TurnRequested', 'FacilitationRequested', 'ReminderSent', 'BallotRequested', 'LookupMade']);

type Said = Provisional & { length: number };

/** Whoever is speaking, and what is said. What is recorded is said by its event, and a piece of it that comes late is nobody's. */
export class Sayings {
  private readonly spoken = new Map<string, Said>();
  private readonly settled = new Set<string>();
  /** The request of a ballot, by vote and voter: what is cast does not name it. */
  private readonly ballots = new Map<string, string>();

  /** @returns whether something is said otherwise than before */
  say({ offset, text, kind, request_id, participant_id }: Token): boolean {
    if (kind === 'thinking' || this.settled.has(request_id)) return false;
    if (kind === 'withdrawn') return this.spoken.delete(request_id);
    const before = offset === 0 ? undefined : this.spoken.get(request_id);
    const length = offset + text.length;
    this.spoken.set(request_id, { request_id, participant_id, text: joined(before, offset) + text, length });
    return true;
  }

  /** @returns whether something is said otherwise than before */
  settle({ type, data }: RecordedEvent): boolean {
    if (type === 'BallotRequested') this.ballots.set(`${data.vote_id}/${data.participant_id}`, data.request_id);
    if (type === 'ChannelClosed') return this.hush();
    const answered = this.answeredBy({ type, data } as RecordedEvent);
    if (answered === undefined) return false;
    this.settled.add(answered);
    return this.spoken.delete(answered);
  }

  /** Nobody is known to speak any more: whoever does is heard again. @returns whether somebody was */
  hush(): boolean {
    const wasSpoken = this.spoken.size > 0;
    this.spoken.clear();
    return wasSpoken;
  }

  read(): ReadonlyMap<string, Provisional> {
    return new Map(
      [...this.spoken].map(([id, { request_id, participant_id, text }]) => [id, { request_id, participant_id, text }]),
    );
  }

  private answeredBy({ type, data }: RecordedEvent): string | undefined {
    if (type === 'BallotCast') return this.ballots.get(`${data.vote_id}/${data.voter}`);
    if (type === 'BallotMissed') return this.ballots.get(`${data.vote_id}/${data.participant_id}`);
    return !ASKS.has(type) && 'request_id' in data ? data.request_id : undefined;
  }
}

/** What stands before a piece; a mark where something is missing between them. */
function joined(before: Said | undefined, offset: number): string {
  const { text, length } = before ?? { text: '', length: 0 };
  if (offset > length) return `${text}${MISSING} `;
  return text.slice(0, text.length - (length - offset));
}
