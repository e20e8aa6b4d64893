import { canonicalJson, type RecordedEvent } from '@parley/contracts';

/** What stands in the place of each missing word while it is tried whether one matters: no two alike, short and long. */
const VARIANTS = [(place: number) => `‹${place}›`, (place: number) => `‹${place}${' …'.repeat(20_000)}›`];
const VARIED = /‹\d+(?: …)*›/gu;

type Parts = Record<string, unknown>;

/** The words that are missing in a record since they were erased. */
export class ErasedWords {
  private readonly instead = new Set<string>();

  /** @param event of a command of which words are erased */
  miss({ metadata }: RecordedEvent): void {
    for (const { instead } of metadata.sealed ?? []) this.instead.add(instead);
  }

  get areMissing(): boolean {
    return this.instead.size > 0;
  }

  /** Whether what stands instead of one is anywhere in it. */
  areIn(value: unknown): boolean {
    if (!this.areMissing) return false;
    const text = JSON.stringify(value) ?? '';
    return [...this.instead].some((one) => text.includes(one));
  }

  /** Whether rules come to something else where other words are in the places of those that are missing. */
  matterTo<Given>(given: Given, rules: (given: Given) => unknown): boolean {
    if (!this.areMissing) return false;
    try {
      const found = this.plain(rules(given));
      return VARIANTS.some((variant) => {
        let place = 0;
        const varied = this.replaced(given, () => variant((place += 1))) as Given;
        return this.plain(rules(varied)) !== found;
      });
    } catch {
      // What breaks down over other words goes by them.
      return true;
    }
  }

  /** The same whatever stands in the places of what is missing. */
  private plain(value: unknown): string {
    return canonicalJson(this.replaced(value, () => '‹0›')).replaceAll(VARIED, '‹0›');
  }

  private replaced(value: unknown, by: () => string): unknown {
    if (typeof value === 'string') return [...this.instead].reduce((text, one) => text.replaceAll(one, by), value);
    if (Array.isArray(value)) return value.map((one) => this.replaced(one, by));
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.replaced(part, by)]));
  }
}

const isPlain = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
