import type { RecordedEvent } from '@parley/contracts';
import { CliError } from '../exit-codes.js';
import type { Language } from '../language.js';
import { nearest } from '../nearest.js';
import type { Person } from '../protocol.js';
import { rowsText } from '../render/rows.js';
import { wordingOf } from '../render/wording.js';
import type { GlobalOptions, Session } from '../session.js';
import { waitingWordingOf } from '../waiting/wording.js';
import type { Desk } from './desk.js';
import { Outbox } from './outbox.js';
import { isBallot, Seats, type Given } from './seats.js';

/** `[E]` of the menu, and what people type instead. */
const ENDS = /^(?:\[?e\]?|\/?(?:exit|bye|quit)|退出|再见)[.!。！]*$/iu;

export const isEnd = (text: string): boolean => ENDS.test(text);

/** Commands that one protocol has besides, each with what it does. */
export type OwnCommands = (language: Language) => Record<string, string>;

/** What is typed where, to which channel. */
export interface TypedTo {
  session: Session;
  channelId: string;
  options: GlobalOptions;
  desk: Pick<Desk, 'lines' | 'isTyped' | 'note'> & { starts?: Desk['starts'] };
  own?: OwnCommands;
}

/** What is typed to a channel while it is shown (R2, T5): commands, help, and whatever else is said to it. */
export class Typing {
  /** The channel's, once it is known. */
  language: Language;
  private readonly seats = new Seats();
  private readonly outbox: Outbox;

  private readonly own: OwnCommands;

  constructor(private readonly to: TypedTo) {
    this.language = to.options.lang ?? 'en';
    this.own = to.own ?? (() => ({}));
    this.outbox = new Outbox(to.session.client, to.channelId, (line) => to.desk.note(line));
  }

  /** The opening event says in which language people are spoken to. */
  see(event: RecordedEvent): void {
    this.seats.see(event);
    const { version, data } = event;
    if (version === 1 && !this.to.options.lang && 'language' in data) this.language = data.language as Language;
  }

  /** Says where a person sits at the terminal that something may be typed. */
  invite(): void {
    const { desk, options } = this.to;
    if (desk.isTyped && !options.quiet) desk.note(wordingOf(this.language).invitation);
  }

  isCommand(text: string): boolean {
    return text.startsWith('/') || isEnd(text);
  }

  /** Says each line, in its order; the end of the input says nothing. */
  async hear(over: AbortSignal): Promise<void> {
    for (;;) {
      const line = (await this.to.desk.lines.next(over))?.trim();
      if (line === undefined || over.aborted) return;
      if (await this.handled(line)) continue;
      await this.take(line);
    }
  }

  /** Whether a line is not for all who take part: it answers for somebody, or begins another deliberation. */
  async handled(line: string): Promise<boolean> {
    return (await this.to.desk.starts?.(line)) === true || this.answers(line);
  }

  /** Whether a line answers for somebody who has a seat; then it is sent, once they are asked. */
  private async answers(line: string): Promise<boolean> {
    const named = await this.seats.named(line);
    if (named) {
      const { person, text } = named;
      const sent = this.seats.answerOf(person, text).then((answer) => this.send(answer, text, person));
      // Of a pipe the next line comes after it; who types goes on.
      if (!this.to.desk.isTyped) await sent;
      else if (!this.seats.isAsked(person)) this.to.desk.note(waitingWordingOf(this.language).kept(person.name));
      return true;
    }
    // Plain words of a pipe are said to all: nobody knows whether they came before the question.
    const isMeant = isBallot(line) || (this.to.desk.isTyped && !this.isCommand(line));
    const answer = isMeant ? await this.seats.alone(line) : undefined;
    if (answer) await this.post(answer, line);
    return answer !== undefined;
  }

  /** Nothing more is heard, and what was not sent by then is not sent. */
  end(): void {
    this.outbox.end();
    this.seats.end();
  }

  /** Says a line; what is not taken is told, and not sent again. */
  async take(line: string): Promise<void> {
    const text = line.trim();
    if (!text) return;
    if (text.toLowerCase() === '/help') return this.to.desk.note(this.help());
    const said = { text: isEnd(text) ? '/end' : text };
    await this.outbox
      .send('interventions', said, text)
      .catch((error: Error) => this.to.desk.note(this.unknown(said.text, error) ?? error.message));
  }

  private async send(answer: Given | undefined, text: string, { name }: Person): Promise<void> {
    if (answer) await this.post(answer, text);
    else this.to.desk.note(waitingWordingOf(this.language).nobodyAsked(name));
  }

  private async post({ path, body, refused }: Given, text: string): Promise<void> {
    await this.outbox.send(path, body, text).catch((error: Error) => {
      refused();
      this.to.desk.note(error.message);
    });
  }

  private help(): string {
    const { typed, commands } = wordingOf(this.language);
    const all = Object.entries({ ...commands, ...this.own(this.language) });
    return `${typed}\n${rowsText(all)}`;
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
