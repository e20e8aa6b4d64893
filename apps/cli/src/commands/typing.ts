import type { RecordedEvent } from '@parley/contracts';
import { CliError } from '../exit-codes.js';
import type { Language } from '../language.js';
import { nearest } from '../nearest.js';
import { note } from '../output.js';
import type { Answer, Person } from '../protocol.js';
import { wordingOf } from '../render/wording.js';
import type { GlobalOptions, Session } from '../session.js';
import { waitingWordsOf } from '../waiting/words.js';
import type { Lines } from './lines.js';
import { isBallot, Seats } from './seats.js';

/** `[E]` of the menu, and what people type instead. */
const ENDS = /^(?:\[?e\]?|\/?(?:exit|bye|quit)|退出|再见)[.!。！]*$/iu;

/** Commands that one protocol has besides, each with what it does. */
export type OwnCommands = (language: Language) => Record<string, string>;

/** What is typed to a channel while it is shown (R2, T5): commands, help, and whatever else is said to it. */
export class Typing {
  /** The channel's, once it is known. */
  language: Language;
  private readonly seats = new Seats();

  constructor(
    private readonly session: Session,
    private readonly channelId: string,
    private readonly options: GlobalOptions,
    private readonly own: OwnCommands = () => ({}),
  ) {
    this.language = options.lang ?? 'en';
  }

  /** The opening event says in which language people are spoken to. */
  see(event: RecordedEvent): void {
    this.seats.see(event);
    const { version, data } = event;
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
      const line = (await lines.next(over))?.trim();
      if (line === undefined || over.aborted) return;
      if (!(await this.answers(line))) await this.take(line);
    }
  }

  /** Whether a line answers for somebody who has a seat; then it is sent, once they are asked. */
  async answers(line: string): Promise<boolean> {
    const named = await this.seats.named(line);
    if (named) {
      const { person, text } = named;
      const sent = this.seats.answerOf(person, text).then((answer) => this.send(answer, person));
      // Of a pipe the next line comes after it; who types goes on.
      if (!process.stdin.isTTY) await sent;
      else if (!this.seats.isAsked(person)) note(waitingWordsOf(this.language).kept(person.name));
      return true;
    }
    // Plain words of a pipe are said to all: nobody knows whether they came before the question.
    const isMeant = isBallot(line) || (process.stdin.isTTY && !this.isCommand(line));
    const answer = isMeant ? await this.seats.alone(line) : undefined;
    if (answer) await this.post(answer);
    return answer !== undefined;
  }

  /** Nothing more is heard. */
  end(): void {
    this.seats.end();
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

  private async send(answer: Answer | undefined, { name }: Person): Promise<void> {
    if (answer) await this.post(answer);
    else note(waitingWordsOf(this.language).nobodyAsked(name));
  }

  private async post({ path, body }: Answer): Promise<void> {
    await this.session.client
      .post(`/v1/channels/${this.channelId}/${path}`, body)
      .catch((error: Error) => note(error.message));
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
