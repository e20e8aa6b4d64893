import { type RecordedEvent, type TurnRequested } from '@parley/contracts';
import { isEndChoice, isFarewell } from '@parley/termination';
import { CliError } from '../exit-codes.js';
import { chosenLanguage, type Language } from '../language.js';
import { nearest } from '../nearest.js';
import type { Person } from '../protocol.js';
import { rowsText } from '../render/table.js';
import type { GlobalOptions, Session } from '../session.js';
import type { Desk } from './desk.js';
import { Outbox } from './outbox.js';
import { isBallot, Seats, type Given, type Unread } from './seats.js';
import { wordsOf } from '../words.js';

/** The letter of `[E]` alone, and exit words that end a chat where nothing goes on. */
const LETTER = /^e[.!。！]*$/iu;
const LEAVES = /^(?:退出|再见)[.!。！]*$/u;

/** A turn to be written, of somebody where several are asked. */
const WRITES = /^\/write(?:\s+(\S.*))?$/iu;

/** Said to all, where a plain line would be somebody's answer. */
const TO_ALL = /^(?:all|everybody|everyone|所有人|大家)\s*[:：]\s*/iu;

export const isEnd = (text: string): boolean =>
  isEndChoice(text) || isFarewell(text) || LETTER.test(text) || LEAVES.test(text);

/** Commands that one protocol has besides, each with what it does. */
export type OwnCommands = (language: Language) => Record<string, string>;

/** What is typed where, to which channel. */
export interface TypedTo {
  session: Session;
  channelId: string;
  options: GlobalOptions;
  desk: Pick<Desk, 'lines' | 'isTyped' | 'note'> & { starts?: Desk['starts'] };
  ownCommands?: OwnCommands;
}

/** What is typed to a channel while it is shown (R2, T5): commands, help, and whatever else is said to it. */
export class Typing {
  /** The channel's, once it is known. */
  language: Language;
  private readonly seats = new Seats();
  private readonly outbox: Outbox;

  private readonly ownCommands: OwnCommands;

  constructor(private readonly to: TypedTo) {
    this.language = to.options.lang ?? chosenLanguage();
    this.ownCommands = to.ownCommands ?? (() => ({}));
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
    if (desk.isTyped && !options.quiet) desk.note(wordsOf(this.language).channel.invitation);
  }

  isCommand(text: string): boolean {
    return text.startsWith('/') || isEnd(text);
  }

  /** Says each line, in its order; the end of the input says nothing. */
  async hear(over: AbortSignal): Promise<void> {
    for (;;) {
      const line = await this.to.desk.lines.next(over);
      if (line === undefined) return;
      if (over.aborted) return this.to.desk.lines.giveBack(line);
      const text = line.trim();
      if (!(await this.handled(text))) await this.take(text);
    }
  }

  /** Whether a line is not for all who take part: it answers for somebody, or begins another deliberation. */
  async handled(line: string): Promise<boolean> {
    const [isWriting, name] = WRITES.exec(line) ?? [];
    if (isWriting !== undefined) return this.write(name).then(() => true);
    return (await this.to.desk.starts?.(line)) === true || this.answers(line);
  }

  /** Whether a line answers for somebody who has a seat; then it is sent, once they are asked. */
  private async answers(line: string): Promise<boolean> {
    const named = await this.seats.named(line);
    if (named) {
      const { person, text } = named;
      const sent = this.seats.answerOf(person, text).then((answer) => this.send(answer, text, person));
      // The next line of a pipe comes after it; whoever types goes on.
      if (!this.to.desk.isTyped) await sent;
      else if (!this.seats.isAsked(person)) this.to.desk.note(wordsOf(this.language).waiting.kept(person.name));
      return true;
    }
    // Plain words of a pipe are said to all: nobody knows whether they came before the question.
    const isPlain = !this.isCommand(line) && !TO_ALL.test(line);
    const answer = isBallot(line) || (this.to.desk.isTyped && isPlain) ? await this.seats.alone(line) : undefined;
    if (answer) await this.send(answer, line);
    return answer !== undefined;
  }

  /** A turn with more parts than a line, in the user's editor. */
  private async write(name: string | undefined): Promise<void> {
    const { desk, channelId, options } = this.to;
    const { guessed: _named, ...session } = this.to.session;
    const [{ write }, { editor }] = await Promise.all([import('../writing/write.js'), import('../writing/editor.js')]);
    const words = wordsOf(this.language).writing;
    if (!desk.isTyped || editor() === undefined) return desk.note(words.nothingRead(channelId));
    // An editor has the process for itself: services in it would stand still, with their models' answers.
    if (session.embedded) return desk.note(words.elsewhere(channelId, name));
    const quietly = { ...options, quiet: true };
    await write(session, { channel: channelId, name }, {}, quietly).catch((error: Error) => desk.note(error.message));
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
    const said = { text: LETTER.test(text) ? '[E]' : text.replace(TO_ALL, '') };
    await this.outbox
      .send('interventions', said, text)
      .catch((error: Error) => this.to.desk.note(this.unknown(said.text, error) ?? error.message));
  }

  private async send(answer: Given | Unread | undefined, text: string, person?: Person): Promise<void> {
    const words = wordsOf(this.language).waiting;
    if (!answer) return this.to.desk.note(words.nobodyAsked(person?.name ?? ''));
    if (!('unread' in answer)) return this.post(answer, text);
    this.to.desk.note(words.unread(text));
    await this.tellHow(answer.unread);
  }

  private async post({ path, body, refused, turn }: Given, text: string): Promise<void> {
    await this.outbox.send(path, body, text).catch(async (error: Error) => {
      refused();
      this.to.desk.note(error.message);
      const code = error instanceof CliError ? error.problem?.code : undefined;
      if (turn && (code === 'invalid-request' || code === 'changes-missing')) await this.tellHow(turn);
    });
  }

  /** How to answer, where an answer was not taken. */
  private async tellHow(turn: TurnRequested): Promise<void> {
    const hint = await this.seats.hint(turn, this.language);
    if (hint !== undefined) this.to.desk.note(wordsOf(this.language).waiting.here(hint));
  }

  private help(): string {
    const { typed, commands } = wordsOf(this.language).channel;
    const all = Object.entries({ ...commands, ...this.ownCommands(this.language) });
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
    return wordsOf(this.language).channel.unknownCommand(word, nearest(word, known));
  }

  private words(): string[] {
    const all = { ...wordsOf(this.language).channel.commands, ...this.ownCommands(this.language) };
    return Object.keys(all).map((command) => command.split(' ')[0]!);
  }
}
