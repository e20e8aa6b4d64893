import { baselineFollows, type BaselineWish, type ChannelClosed, type RecordedEvent } from '@parley/contracts';
import { exitOf } from './exit-codes.js';

/** The end of a channel that is followed: it is over once it is closed, and where one agent is asked alone after that, once it has answered. */
export class End {
  isOver = false;
  private opening: BaselineWish = {};
  private closed: ChannelClosed | undefined;

  see({ version, type, data }: RecordedEvent): void {
    if (version === 1) this.opening = data as BaselineWish;
    if (type === 'ChannelClosed') {
      this.closed = data;
      this.isOver = !baselineFollows(this.opening, data);
    }
    if (type === 'BaselineEnded') this.isOver = true;
  }

  get hasClosed(): boolean {
    return this.closed !== undefined;
  }

  /** The exit code of the outcome. */
  get exit(): number {
    return exitOf(this.closed!.status);
  }
}
