import type { RecordedEvent } from '@parley/contracts';
import { Waits, type Wait } from './waits.js';

/** How long a wait lasts before it is told, in milliseconds: what is answered already, as in a past, is not told. */
export const SETTLED_MS = 250;

/** Tells once of each thing that waits for a person, and again where it was given more time. */
export class Announcer {
  private readonly waits = new Waits();
  private readonly told = new Map<string, string | undefined>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (wait: Wait) => void) {}

  see(event: RecordedEvent): void {
    this.waits.see(event);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tellNew(), SETTLED_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private tellNew(): void {
    for (const wait of this.waits.all) {
      if (this.told.has(wait.id) && this.told.get(wait.id) === wait.due_at) continue;
      this.told.set(wait.id, wait.due_at);
      this.tell(wait);
    }
  }
}
