import { CliError, EXIT, exitOfError } from '../exit-codes.js';
import { chosenLanguage, type Language } from '../language.js';
import { nearest } from '../nearest.js';
import { asks, terminalOf } from '../known-protocols.js';
import type { Ask, Chat } from '../protocol.js';
import { rowsText } from '../render/table.js';
import type { GlobalOptions, Session } from '../session.js';
import { converse } from '../conversing/converse.js';
import { deskOf, type Desk } from '../conversing/desk.js';
import { openingOf } from '../channel/recorded.js';
import { isEnd } from '../conversing/typing.js';
import { unquoted } from '../quoted-words.js';
import { type TerminalWords, spokenWords, wordsOf } from '../words.js';

/** A session in which a person talks: what begins a deliberation begins it here, and afterwards the session goes on. */
export async function chat(session: Session, options: GlobalOptions): Promise<number> {
  const desk = deskOf(options);
  if (!desk) throw new CliError(spokenWords().errors.chatTypes(), EXIT.usage);
  const lobby = new Lobby(session, options, desk);
  const left = new AbortController();
  const leave = () => left.abort();
  process.on('SIGINT', leave);
  try {
    if (!options.quiet) desk.note(lobby.words.welcome);
    return await lobby.hear(left.signal);
  } finally {
    process.removeListener('SIGINT', leave);
    desk.close();
  }
}

/** The same in a channel that is there: as its protocol has it. */
export async function chatIn(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const opening = await openingOf(session.client, channelId);
  const { takePart, talkIn } = await terminalOf(opening?.protocol ?? '');
  if (talkIn) return talkIn(session, channelId, options);
  const desk = deskOf(options);
  if (!desk) throw new CliError(spokenWords().errors.chatTypes(), EXIT.usage);
  desk.endsWithInput = true;
  // What begins a deliberation begins it here too.
  const lobby = new Lobby(session, options, desk);
  try {
    return takePart ? await takePart(channelId, lobby) : await converse(session, channelId, options, undefined, desk);
  } finally {
    desk.close();
  }
}

/** Where nothing is going on: what is typed begins something, or is told what would. */
class Lobby implements Chat {
  readonly words: TerminalWords['chat'];
  private readonly language: Language;
  /** What the last line came to that began something: a script is told by the exit code. */
  private code: number = EXIT.done;

  constructor(
    readonly session: Session,
    readonly options: GlobalOptions,
    readonly desk: Desk,
  ) {
    this.language = options.lang ?? chosenLanguage();
    this.words = wordsOf(this.language).chat;
    desk.starts = (line) => this.starts(line);
  }

  async hear(left: AbortSignal): Promise<number> {
    for (;;) {
      const line = (await this.desk.lines.next(left))?.trim();
      if (left.aborted) return EXIT.detached;
      if (line === undefined || isEnd(line)) return this.desk.isTyped ? EXIT.done : this.code;
      if (line.toLowerCase() === '/help') this.desk.note(this.help());
      else if (line && !(await this.starts(line)) && !(await this.asksExperts(line)))
        this.desk.note(this.notHere(line));
      if (left.aborted) return EXIT.detached;
    }
  }

  /** Whether a line begins a deliberation; then that is over, or was left. */
  async starts(line: string): Promise<boolean> {
    const [word, text] = wordAndRest(line);
    const ask = asks().find((one) => one.word === word.toLowerCase());
    if (ask) await this.begin(ask, text);
    return ask !== undefined;
  }

  /** `@software-architect,technical-writer task`: a team of these, unless one of our own words was meant (D7). */
  private async asksExperts(line: string): Promise<boolean> {
    const [word, text] = wordAndRest(line);
    const ask = asks().find((one) => one.word === EXPERTS);
    if (!ask || !/^@./u.test(word) || this.meant(word) !== undefined) return false;
    await this.begin(ask, text && `${word.slice(1)} ${text}`);
    return true;
  }

  private async begin(ask: Ask, text: string): Promise<void> {
    if (!text && !ask.hasOptions) return this.desk.note(this.words.usage(`${ask.word} ${ask.usage[this.language][0]}`));
    this.code = EXIT.done;
    await ask.begin(ask.hasOptions ? text : unquoted(text), this).catch((error: Error) => {
      this.desk.note(error.message);
      this.code = exitOfError(error);
    });
  }

  private notHere(line: string): string {
    const [word] = wordAndRest(line);
    if (!/^[@/]/u.test(word)) return this.words.nothingHere;
    return wordsOf(this.language).channel.unknownCommand(word, this.meant(word));
  }

  private meant(word: string): string | undefined {
    return nearest(word, [...asks().map((ask) => ask.word), '/help']);
  }

  private help(): string {
    const lines = asks().map(({ word, usage }) => {
      const [what, becomes] = usage[this.language];
      return [`${word} ${what}`, becomes] as const;
    });
    return rowsText([...lines, ...Object.entries(this.words.commands)]);
  }
}

/** The experts that a team is made of stand in place of its word. */
const EXPERTS = '@NAME,NAME';

function wordAndRest(line: string): [word: string, rest: string] {
  const [word = ''] = line.split(/\s/u);
  return [word, line.slice(word.length).trim()];
}
