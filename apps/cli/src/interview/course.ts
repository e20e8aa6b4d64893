import type { RecordedEvent } from '@parley/contracts';

/** Where the talk of an interview stands, as its events tell: what is said next may have to wait for it. */
export class Course {
  /** Messages that no turn has taken up. */
  private readonly waiting = new Set<string>();
  private isAnswering = true;
  private isListening = false;
  private isWriting = false;
  private isOver = false;
  private seen = 0;
  private committed = 0;
  private waiters: { holds: () => boolean; resume: () => void }[] = [];
  private interviewer = '';

  /** Documents were delivered. */
  hasDocuments = false;

  see(event: RecordedEvent): void {
    this.seen = event.position;
    this.follow(event);
    this.wake();
  }

  /** Nobody follows it any more: whoever waits goes on. */
  end(): void {
    this.isOver = true;
    this.wake();
  }

  /** What was sent stands at this position of the log: until that was seen nothing is known of what came of it. */
  sent(position: number): void {
    this.committed = Math.max(this.committed, position);
  }

  /** All that was said has its answer and was thought about: the user has the word. Or the interview is over. */
  listening(): Promise<void> {
    return this.until(() => this.isAnswered() && this.isListening);
  }

  /** The user has the word, and no document is being written. Or the interview is over. */
  idle(): Promise<void> {
    return this.until(() => this.isAnswered() && this.isListening && !this.isWriting);
  }

  /** Something more happens. */
  next(): Promise<void> {
    const { seen } = this;
    return this.until(() => this.seen > seen);
  }

  /** The latest event that was seen. */
  get position(): number {
    return this.seen;
  }

  private isAnswered(): boolean {
    return this.seen >= this.committed && !this.isAnswering && this.waiting.size === 0;
  }

  private wake(): void {
    const ready = this.waiters.filter(({ holds }) => holds());
    this.waiters = this.waiters.filter((one) => !ready.includes(one));
    for (const { resume } of ready) resume();
  }

  private until(condition: () => boolean): Promise<void> {
    const holds = () => this.isOver || condition();
    return holds() ? Promise.resolve() : new Promise((resume) => this.waiters.push({ holds, resume }));
  }

  private follow({ type, data }: RecordedEvent): void {
    switch (type) {
      case 'InterviewOpened':
        this.interviewer = data.interviewer.participant_id;
        break;
      case 'InterventionRecorded':
        // An exit word has no answer but the end.
        this.waiting.add(data.intervention_id);
        break;
      case 'UserSpoke':
        for (const id of data.intervention_ids) this.waiting.delete(id);
        this.isAnswering = true;
        this.isListening = false;
        break;
      case 'AnswerGiven':
        this.isAnswering = false;
        break;
      case 'TurnSkipped':
        if (data.participant_id === this.interviewer) this.isAnswering = false;
        break;
      case 'TurnRequested':
        if (data.work === 'say') this.isListening = true;
        break;
      case 'DocumentsRequested':
        this.isWriting = true;
        break;
      case 'DocumentsDelivered':
        this.isWriting = false;
        this.hasDocuments = data.documents.length > 0;
        break;
      case 'ChannelClosed':
        this.isOver = true;
        break;
      default:
    }
  }
}
