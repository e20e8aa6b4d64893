import type { ChannelPaused, RecordedEvent, TurnRequested } from '@parley/contracts';
import { pauseText } from '@parley/wording';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { terminalOf } from '../known-protocols.js';
import { SETTLED_MS } from './announcer.js';
import { Waits } from './waits.js';
import { spokenWords } from '../words.js';

/**
 * Where nobody may be waited for, a person's turn or a pause that somebody has to mend ends it, as soon as it stays open: one
 * of the past is settled by what follows on it.
 */
export class Unattended {
  private readonly waits = new Waits();
  private pause: ChannelPaused | undefined;
  private last: RecordedEvent | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly leave: () => void) {}

  see(event: RecordedEvent): void {
    this.last = event;
    this.waits.see(event);
    if (event.type === 'ChannelPaused') this.pause = event.data.permanent ? event.data : undefined;
    if (event.type === 'ChannelResumed') this.pause = undefined;
    clearTimeout(this.timer);
    if (this.pause || this.turn) this.timer = setTimeout(this.leave, SETTLED_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** @throws CliError where something waits for somebody, with what to do; once the views of the channel show it */
  async assertNobodyIsWaitedFor(shown: (channelId: string, position: number) => Promise<unknown>): Promise<void> {
    const { pause, turn, last } = this;
    if (!last || !(pause || turn)) return;
    await shown(last.channel_id, last.position);
    if (pause) throw new CliError(pauseText(chosenLanguage(), pause), EXIT.systemError);
    const how = (await terminalOf(last.protocol)).howToAnswer(last.channel_id, turn!);
    throw new CliError(spokenWords().errors.waitsFor(turn!.participant_id, how), EXIT.waitsForPerson);
  }

  private get turn(): TurnRequested | undefined {
    return this.waits.all.find((wait) => wait.kind === 'turn')?.turn;
  }
}
