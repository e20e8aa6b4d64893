import type { RecordedEvent } from '@parley/contracts';
import { oneLine } from '../render/one-line.js';
import type { Stage } from '../render/stage.js';
import { wordsOf } from '../words.js';

/** What a round does to many issues and entries of the draft at once. */
const KINDS = [
  'IssueRaised',
  'DraftEntryAdded',
  'IssueResolved',
  'IssueMerged',
  'IssueDismissed',
  'DraftEntryLapsed',
] as const;

type Kind = (typeof KINDS)[number];
type Kept = Extract<RecordedEvent, { type: Kind }>;

const isKept = (event: RecordedEvent): event is Kept => (KINDS as readonly string[]).includes(event.type);

/** The issues and entries of a workshop: what is done to several in a row is told in one line with their titles. */
export class Bookkeeping {
  private held: Kept[] = [];
  private readonly titles = new Map<string, string>();
  private readonly draft = new Set<string>();

  /** @returns true where it is kept, to be told with its like */
  keep(event: RecordedEvent): boolean {
    this.note(event);
    if (isKept(event)) this.held.push(event);
    return isKept(event);
  }

  /** What was kept, one line for all of a kind; one alone as `single` tells it. */
  keptText(stage: Stage, single: (event: RecordedEvent) => string | undefined): string | undefined {
    const groups = new Map<string, Kept[]>();
    for (const event of this.held) {
      const key = event.type === 'DraftEntryLapsed' ? `${event.type}:${event.data.cause}` : event.type;
      groups.set(key, [...(groups.get(key) ?? []), event]);
    }
    this.held = [];
    const lines = [...groups.values()].map((group) => (group.length > 1 ? this.line(group, stage) : single(group[0]!)));
    return lines.filter(Boolean).join('\n') || undefined;
  }

  /** What the plan rests on in the end. */
  decisions(): string[] {
    return [...this.draft].map((id) => `■ ${this.titled(id)}`);
  }

  titled(id: string): string {
    return [id, this.titles.get(id)].filter(Boolean).join(' ');
  }

  private note({ type, data }: RecordedEvent): void {
    if (type === 'IssueRaised') this.titles.set(data.issue_id, oneLine(data.statement));
    if (type === 'DraftEntryProposed' || type === 'DraftEntryAdded') this.titles.set(data.entry_id, oneLine(data.text));
    if (type === 'DraftEntryAdded') this.draft.add(data.entry_id);
    if (type === 'DraftEntrySuperseded') this.draft.delete(data.entry_id);
  }

  private line(group: readonly Kept[], stage: Stage): string {
    const { many, lapsed } = wordsOf(stage.language).workshop;
    const [{ type, data }] = group as [Kept];
    const why = type === 'DraftEntryLapsed' ? [lapsed[data.cause] ?? data.cause] : [];
    return [`  ${SIGNS[type]} ${many[type](group.length)}`, ...why, ...group.map((one) => this.item(one, stage))].join(
      ' · ',
    );
  }

  private item({ type, data }: Kept, stage: Stage): string {
    switch (type) {
      case 'IssueResolved':
        return `${this.titled(data.issue_id)} (${[data.entry_id, data.question_id].filter(Boolean).join(stage.comma)})`;
      case 'IssueMerged':
        return `${this.titled(data.issue_id)} → ${data.into}`;
      case 'DraftEntryAdded':
      case 'DraftEntryLapsed':
        return this.titled(data.entry_id);
      default:
        return this.titled(data.issue_id);
    }
  }
}

const SIGNS: Record<Kind, string> = {
  IssueRaised: '+',
  IssueResolved: '✓',
  IssueMerged: '⇒',
  IssueDismissed: '∅',
  DraftEntryAdded: '■',
  DraftEntryLapsed: '✗',
};
