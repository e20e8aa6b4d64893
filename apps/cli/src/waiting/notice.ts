import type { RecordedEvent } from '@parley/contracts';
import type { Renderer } from '../render/renderer.js';
import type { Session } from '../session.js';
import { Announcer } from './announcer.js';
import { howToAnswer } from './elsewhere.js';
import { waitingLines } from './waiting-lines.js';
import { seatedIn, type Seated } from './seated.js';
import type { Wait } from './waits.js';

export interface NoticeOptions {
  session: Session;
  renderer(): Renderer | undefined;
  /** This terminal takes answers. */
  isHere: boolean;
  print(text: string): void;
}

/** Says for whom a channel waits while it is followed. */
export class WaitingNotice {
  private readonly announcer = new Announcer((wait) => this.tell(wait));
  private channel: (Seated & { id: string }) | undefined;

  constructor(private readonly options: NoticeOptions) {}

  async see(event: RecordedEvent): Promise<void> {
    this.channel ??= { id: event.channel_id, ...(await seatedIn(event)) };
    this.announcer.see(event);
  }

  end(): void {
    this.announcer.end();
  }

  private tell(wait: Wait): void {
    const renderer = this.options.renderer();
    if (!this.channel || !renderer) return;
    const { id, terminal, answering, people } = this.channel;
    const { session, isHere, print } = this.options;
    const lines = waitingLines(wait, {
      language: renderer.language,
      name: (participant) => renderer.name(participant),
      answering,
      elsewhere: (one) => howToAnswer(one, id, terminal, session),
      isHere,
      areSeveral: people.length > 1,
      now: Date.now(),
    });
    print(lines.join('\n'));
  }
}
