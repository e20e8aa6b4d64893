/**
 * A queue for each key, emptied by one at a time. Nothing is kept of a key whose queue is empty.
 */
export class Mailboxes<Letter> {
  private readonly boxes = new Map<string, Letter[]>();

  /** @param empty takes at least one letter out of the box each time, and never throws; more may come meanwhile */
  constructor(private readonly empty: (box: Letter[]) => Promise<void>) {}

  /** Whether something waits for the key, or is being worked on. */
  isBusy(key: string): boolean {
    return this.boxes.has(key);
  }

  put(key: string, letter: Letter): void {
    const box = this.boxes.get(key);
    if (box) return void box.push(letter);
    const fresh = [letter];
    this.boxes.set(key, fresh);
    void this.work(key, fresh);
  }

  private async work(key: string, box: Letter[]): Promise<void> {
    while (box.length) await this.empty(box);
    this.boxes.delete(key);
  }
}
