import type { RecordedEvent } from '@parley/contracts';

/**
 * The questions that wait for the user (W6). What was settled before this terminal came is not asked again: up to where
 * the channel stood then, events only tell what is open.
 */
export class Questions {
  private readonly open = new Map<string, { settled: AbortController; isAsked: boolean }>();

  /**
   * @param stood the position of the log that the channel had come to
   * @param ask puts a question; `settled` ends it, whoever has answered
   */
  constructor(
    private readonly stood: number,
    private readonly ask: (question: string, settled: AbortSignal) => void,
  ) {}

  see(event: RecordedEvent): void {
    if (event.type === 'ClarificationRelayed')
      this.open.set(event.data.question_id, { settled: new AbortController(), isAsked: false });
    else if (isSettled(event)) this.settle(event.data.question_id);
    if (event.position < this.stood) return;
    for (const [question, one] of this.open) {
      if (one.isAsked) continue;
      one.isAsked = true;
      this.ask(question, one.settled.signal);
    }
  }

  private settle(question: string): void {
    this.open.get(question)?.settled.abort();
    this.open.delete(question);
  }
}

type Settling = Extract<
  RecordedEvent,
  { type: 'ClarificationAnswered' | 'ClarificationSkipped' | 'ClarificationSettled' }
>;

const isSettled = (event: RecordedEvent): event is Settling =>
  event.type === 'ClarificationAnswered' ||
  event.type === 'ClarificationSkipped' ||
  event.type === 'ClarificationSettled';
