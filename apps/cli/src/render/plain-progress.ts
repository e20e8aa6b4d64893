import type { RecordedEvent } from '@parley/contracts';
import { Progress } from './progress.js';
import type { Renderer } from './renderer.js';

/** How long nothing is said before it is told who works, in milliseconds. */
const SILENT_MS = 10_000;

/** Where no line can be drawn anew, a line now and then: nobody has to guess whether anything happens. */
export class PlainProgress {
  private readonly progress = new Progress();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly renderer: () => Renderer | undefined,
    private readonly print: (line: string) => void,
  ) {}

  see(event: RecordedEvent): void {
    this.progress.see(event);
    this.wait();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), SILENT_MS);
  }

  private tell(): void {
    const { current } = this.progress;
    const line = current && this.renderer()?.progress(current);
    if (line) this.print(line);
    this.wait();
  }
}
