import type { RecordedEvent } from '@parley/contracts';

/** Whether a party waits for its user, as its events tell. */
export class Listening {
  private listens = false;
  private waiting: (() => void)[] = [];

  /** @returns true where the table has just begun to listen */
  see(event: RecordedEvent): boolean {
    const before = this.listens;
    this.listens = listensAfter(event) ?? before;
    if (this.listens || event.type === 'ChannelClosed') this.end();
    return this.listens && !before;
  }

  /** Nobody waits any more. */
  end(): void {
    this.waiting.splice(0).forEach((wake) => wake());
  }

  /** Something was said: the answer has to come first. */
  said(): void {
    this.listens = false;
  }

  /** Resolves when the table listens, or is over. */
  async now(): Promise<void> {
    if (!this.listens) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

/** True or false where the event decides it. */
function listensAfter({ type, data }: RecordedEvent): boolean | undefined {
  if (type === 'RoundTableOpened') return data.config.mode === 'party' && data.question === '';
  if (type === 'RoundStarted' || type === 'FacilitationRequested') return false;
  if (type === 'TerminationChecked') return data.check_id !== '' && data.assessment.verdict !== 'stop';
  return undefined;
}
