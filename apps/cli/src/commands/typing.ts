import type { RecordedEvent } from '@parley/contracts';
import { CliError } from '../exit-codes.js';
import type { Language } from '../language.js';
import { nearest } from '../nearest.js';
import { note } from '../output.js';
import { wordingOf } from '../render/wording.js';
import type { GlobalOptions, Session } from '../session.js';
import type { Lines } from './lines.js';

/** `[E]` of the menu, and what people type instead. */
const ENDS = /^(?:\[?e\]?|\/?(?:exit|bye|quit)|退出|再见)[.!。！]*$/iu;

/** Commands that one protocol has besides, each with what it does. */
export type OwnCommands = (language: Language) => Record<string, string>;

/** What is typed to a channel while it is shown (R2, T5): commands, help, and whatever else is said to it. */
export class Typing {
  /** The channel's, once it is known. */
  language: Language;

  constructor(
    private readonly session: Session,
    private readonly channelId: string,
    private readonly options: GlobalOptions,
    private readonly own: OwnCommands = () => ({}),
  ) {
    this.language = options.lang ?? 'en';
  }

  /** The opening event says in which language people are spoken to. */
  see({ version, data }: RecordedEvent): void {
    if (version === 1 && !this.options.lang && 'language' in data) this.language = data.language as Language;
  }

  /** Says where a person sits at the terminal that something may be typed. */
  invite(): void {
    if (process.stdin.isTTY && !this.options.quiet) note(wordingOf(this.language).invitation);
  }

  isEnd(text: string): boolean {
    return ENDS.test(text);
  }

  isCommand(text: string): boolean {
    return text.startsWith('/') || this.isEnd(text);
  }

  /** Says each line, in its order; the end of the input says nothing. */
  async hear(lines: Lines, over: AbortSignal): Promise<void> {
    for (;;) {
      const line = await lines.next(over);
      if (line === undefined || over.aborted) return;
      await this.take(line);
    }
  }

  /** Says a line; what is not taken is told, and not sent again. */
  async take(line: string): Promise<void> {
    const text = line.trim();
    if (!text) return;
    if (text.toLowerCase() === '/help') return note(this.help());
    const said = { text: this.isEnd(text) ? '/end' : text };
    await this.session.client
      .post(`/v1/channels/${this.channelId}/interventions`, said)
      .catch((error: Error) => note(this.unknown(said.text, error) ?? error.message));
  }

  private help(): string {
    const { typed, commands } = wordingOf(this.language);
    const all = Object.entries({ ...commands, ...this.own(this.language) });
    const wide = Math.max(...all.map(([command]) => command.length));
    return [typed, ...all.map(([command, what]) => `  ${command.padEnd(wide)}  ${what}`)].join('\n');
  }

  /** Where it is no command here; the channel knows best, and is asked first. */
  private unknown(text: string, error: Error): string | undefined {
    const [word = ''] = text.split(/\s/u);
    const errors = error instanceof CliError ? (error.problem?.errors ?? []) : [];
    const known = [...this.words(), '/help'];
    if (
      !word.startsWith('/') ||
      known.includes(word.toLowerCase()) ||
      !errors.some(({ pointer }) => pointer === '/text')
    )
      return undefined;
    return wordingOf(this.language).unknownCommand(word, nearest(word, known));
  }

  private words(): string[] {
    const all = { ...wordingOf(this.language).commands, ...this.own(this.language) };
    return Object.keys(all).map((command) => command.split(' ')[0]!);
  }
}
