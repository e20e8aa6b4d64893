import { type TerminalWords } from '../words.js';
import type { AreaScore, RecordedEvent, StatusChanged } from '@parley/contracts';

/** Where an interview stands, as its events tell: one line once something of it is new. */
export class Standing {
  private status: StatusChanged['to'] = 'Profiling';
  private before?: StatusChanged['to'];
  private score = 0;
  private areas: AreaScore[] = [];
  private completeAt = 100;
  private isNew = false;

  see({ type, data }: RecordedEvent): void {
    switch (type) {
      case 'InterviewOpened':
        this.completeAt = data.config.complete_at;
        break;
      case 'InterviewAnalysed':
        this.score = data.completeness_score;
        this.areas = data.areas;
        this.isNew = true;
        break;
      case 'StatusChanged':
        this.before = data.from;
        this.status = data.to;
        break;
      default:
    }
  }

  /** `Deep dive 55/100 · asks next about: constraints`; undefined where nothing is new. */
  line(words: TerminalWords['interview']): string | undefined {
    if (!this.isNew) return undefined;
    const from = this.before && `${words.statuses[this.before]} → `;
    const next = leastKnown(this.areas, this.completeAt);
    const parts = [
      `${from ?? ''}${words.statuses[this.status]} ${this.score}/100`,
      ...(next && this.status !== 'Completed' ? [words.asksNext(words.areas[next])] : []),
    ];
    this.before = undefined;
    this.isNew = false;
    return parts.join(' · ');
  }
}

/** What is asked about next: the least known of what is not known well enough. */
export const leastKnown = (areas: readonly AreaScore[], enough: number): AreaScore['area'] | undefined =>
  areas.filter(({ score }) => score < enough).toSorted((a, b) => a.score - b.score)[0]?.area;
