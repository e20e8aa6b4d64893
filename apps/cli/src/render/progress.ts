import { isCalled, type RecordedEvent } from '@parley/contracts';
import { Requests } from '../waiting/requests.js';

interface Work {
  /** Empty for a facilitator. */
  participant_id: string;
  since: number;
}

/** What models work on, as a channel's events tell. */
export class Progress {
  private readonly open = new Map<string, Work>();
  private readonly requests = new Requests();

  constructor(private readonly now: () => number = Date.now) {}

  see(event: RecordedEvent): void {
    const { type, data } = event;
    if (type === 'ChannelClosed') this.open.clear();
    // Whoever looks something up goes on with its turn.
    if (type === 'LookupMade') return;
    for (const id of this.requests.of(event)) {
      if (!type.endsWith('Requested')) this.open.delete(id);
      else if (!('participant_kind' in data) || isCalled(data.participant_kind)) this.begin(id, event);
    }
  }

  /** Whoever is at work, those first who began first, and for how long; undefined where nobody is. */
  get current(): { who: string[]; ms: number } | undefined {
    const works = [...this.open.values()];
    if (!works.length) return undefined;
    const since = Math.min(...works.map((work) => work.since));
    return { who: works.map(({ participant_id }) => participant_id), ms: this.now() - since };
  }

  /** What was asked for long ago was asked for long ago, whenever it is looked at. */
  private begin(id: string, { data, recorded_at }: RecordedEvent): void {
    const asked = Date.parse(recorded_at);
    const participant_id = 'participant_id' in data ? (data.participant_id as string) : '';
    this.open.set(id, { participant_id, since: Number.isNaN(asked) ? this.now() : Math.min(asked, this.now()) });
  }
}
