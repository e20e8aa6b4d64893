import { isCalled, type Actor, type RecordedEvent, type TurnRequested } from '@parley/contracts';
import { Requests } from './requests.js';

interface Waited {
  /** The id of the request, the question or the vote. */
  id: string;
  /** When silence is settled; absent where no time runs out. */
  due_at?: string;
}

/** Something that waits for a person. */
export type Wait = Waited &
  (
    | { kind: 'turn'; participant_id: string; turn: TurnRequested }
    | { kind: 'ballot'; participant_id: string }
    /** A role's question to the user (W6). */
    | { kind: 'question' }
    /** Whoever called a vote may vote besides those who have a seat (T1). */
    | { kind: 'vote'; caller: string }
  );

/** What waits for people, as a channel's events tell. */
export class Waits {
  private readonly open = new Map<string, Wait>();
  private readonly requests = new Requests();

  get all(): Wait[] {
    return [...this.open.values()];
  }

  see(event: RecordedEvent): void {
    const requests = this.requests.of(event);
    const { type, data } = event;
    switch (type) {
      case 'TurnRequested':
        if (isCalled(data.participant_kind)) return;
        return this.add({ kind: 'turn', id: data.request_id, turn: data, ...whose(data) });
      case 'ReminderSent':
        return this.remind(data);
      case 'BallotRequested':
        if (data.participant_kind === 'person') this.forgetCallers();
        if (isCalled(data.participant_kind)) return;
        return this.add({ kind: 'ballot', id: data.request_id, ...whose(data) });
      case 'VoteCalled':
        if (isPerson(data.called_by))
          this.add({ kind: 'vote', id: data.vote_id, caller: `user:${data.called_by.id}`, due_at: data.due_at });
        return;
      case 'ClarificationRelayed':
        return this.add({ kind: 'question', id: data.question_id });
      case 'ClarificationAnswered':
      case 'ClarificationSkipped':
      case 'ClarificationSettled':
        return void this.open.delete(data.question_id);
      case 'ChannelClosed':
        return this.open.clear();
      default:
        if (type === 'VoteClosed' || type === 'BallotCast') this.voted(event);
        for (const id of requests) this.open.delete(id);
    }
  }

  private add(wait: Wait): void {
    this.open.set(wait.id, wait);
  }

  /** The same request, with more time. */
  private remind({ request_id, due_at }: { request_id: string; due_at: string }): void {
    const wait = this.open.get(request_id);
    if (wait) this.open.set(request_id, { ...wait, due_at });
  }

  /** Whoever has a seat votes by it: nobody is asked twice. */
  private forgetCallers(): void {
    for (const { id, kind } of this.all) if (kind === 'vote') this.open.delete(id);
  }

  private voted({ type, data }: RecordedEvent): void {
    if (type === 'VoteClosed') return void this.open.delete(data.vote_id);
    if (type !== 'BallotCast') return;
    const wait = this.open.get(data.vote_id);
    if (wait?.kind === 'vote' && wait.caller === data.voter) this.open.delete(data.vote_id);
  }
}

const whose = ({ participant_id, due_at }: { participant_id: string; due_at: string }) => ({ participant_id, due_at });

const isPerson = ({ kind }: Actor): boolean => kind === 'user' || kind === 'operator';
