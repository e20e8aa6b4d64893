import { type RecordedEvent, type TurnRequested } from '@parley/contracts';
import { ballotChoice } from '@parley/termination';
import type { Language } from '../language.js';
import type { Answer, Person } from '../protocol.js';
import { seatedIn, type Seated } from '../waiting/seated.js';
import { Waits, type Wait } from '../waiting/waits.js';

/** An answer, and what to do where it is not taken: it may be given once more. */
export interface Given extends Answer {
  refused(): void;
  /** The turn that it answers; absent where it answers something else. */
  turn?: TurnRequested;
}

/** A line that was meant for a turn and cannot be read: it is asked back (R2). */
export interface Unread {
  unread: TurnRequested;
}

/** Lines that answer for people who have a seat, at the terminal that shows their channel. */
export class Seats {
  private readonly waits = new Waits();
  /** What was answered here: it is open until its event is there, and is not answered again. */
  private readonly answered = new Set<string>();
  private readonly wakers = new Set<() => void>();
  private channel: Promise<Seated> | undefined;
  private isOver = false;

  see(event: RecordedEvent): void {
    this.channel ??= seatedIn(event);
    // The same question may be asked once more.
    if (event.type === 'ClarificationRelayed') this.answered.delete(event.data.question_id);
    this.waits.see(event);
    this.wake();
  }

  /** Nobody is asked any more. */
  end(): void {
    this.isOver = true;
    this.wake();
  }

  /**
   * Whose answer a line says it is, and what it says: `Ana: accept`, `question-1: Both`. It may be said before it is asked
   * for, and before anything is known of the channel.
   */
  async named(line: string): Promise<{ person: Person; text: string } | undefined> {
    const [, who = '', text = ''] = /^([^:：]{1,64})[:：](.+)$/su.exec(line) ?? [];
    const wanted = who.trim().toLowerCase();
    if (!wanted || !text.trim()) return undefined;
    await this.until(() => this.channel !== undefined);
    const people = (await this.channel)?.people ?? [];
    const questions = this.waits.all.flatMap(({ kind, id }) =>
      kind === 'question' ? [{ participant_id: id, name: id }] : [],
    );
    const person = [...people, ...questions].find(
      ({ participant_id, name }) => participant_id.toLowerCase() === wanted || name.toLowerCase() === wanted,
    );
    return person && { person, text: text.trim() };
  }

  /** What answers for somebody, once they are asked; undefined where they are not asked any more. */
  async answerOf({ participant_id }: Person, text: string): Promise<Given | Unread | undefined> {
    const meant = () =>
      meantBy(
        text,
        this.open.filter((wait) => isOf(wait, participant_id)),
      )[0];
    for (;;) {
      await this.until(() => meant() !== undefined);
      // A line before may have answered it meanwhile.
      const wait = meant();
      if (wait || this.isOver) return wait && this.given(wait, text, true);
    }
  }

  /** What a line without a name answers: where one person alone is asked, theirs. */
  async alone(line: string): Promise<Given | Unread | undefined> {
    const [wait, another] = meantBy(line, this.open);
    if (!wait) return undefined;
    if (!another) return this.given(wait, line, false);
    // Nobody knows whose ballot it is, and it is one.
    if (wait.kind !== 'turn' || !(await this.channel)?.answering.sealed) return undefined;
    return { unread: wait.turn };
  }

  isAsked({ participant_id }: Person): boolean {
    return this.open.some((wait) => isOf(wait, participant_id));
  }

  private get open(): Wait[] {
    return this.waits.all.filter(({ id }) => !this.answered.has(id));
  }

  private async given(wait: Wait, text: string, isNamed: boolean): Promise<Given | Unread | undefined> {
    this.answered.add(wait.id);
    const refused = () => {
      this.answered.delete(wait.id);
      this.wake();
    };
    const answer = await this.answer(wait, text, isNamed);
    if (answer && answer !== 'unread') return { ...answer, refused, ...(wait.kind === 'turn' && { turn: wait.turn }) };
    refused();
    return wait.kind === 'turn' && (answer === 'unread' || isNamed) ? { unread: wait.turn } : undefined;
  }

  private async answer(wait: Wait, text: string, isNamed: boolean): Promise<Answer | 'unread' | undefined> {
    switch (wait.kind) {
      case 'turn':
        return (await this.channel)?.answering.answer(wait.turn, text, isNamed);
      case 'ballot':
        return { path: 'ballots', body: { participant_id: wait.participant_id, choice: ballotIn(text) } };
      case 'vote':
        return { path: 'ballots', body: { choice: ballotIn(text) } };
      case 'question':
        return clarification(wait.id, text);
    }
  }

  /** How a turn is typed (R2). */
  async hint(turn: TurnRequested, language: Language): Promise<string | undefined> {
    return (await this.channel)?.answering.hint(turn, language);
  }

  /** Resolves once it holds, or nobody is asked any more. */
  private async until(holds: () => boolean): Promise<void> {
    while (!holds() && !this.isOver) await new Promise<void>((resolve) => this.wakers.add(resolve));
  }

  private wake(): void {
    for (const wake of this.wakers) wake();
    this.wakers.clear();
  }
}

const isOf = (wait: Wait, id: string): boolean =>
  'participant_id' in wait ? wait.participant_id === id : wait.kind === 'question' && wait.id === id;

/** The vote that a line is: after `/vote`, or alone where nothing else is asked. */
const ballotIn = (text: string) => ballotChoice(/^(?:\/vote\s+)?(\S+)$/iu.exec(text.trim())?.[1] ?? '');

export const isBallot = (text: string): boolean => /^\/vote\s/iu.test(text.trim()) && ballotIn(text) !== undefined;

const isVote = ({ kind }: Wait): boolean => kind === 'ballot' || kind === 'vote';

/** What a line may answer: `/vote yes` a vote; a word like `yes` what else is asked, and a vote where nothing is. */
function meantBy(text: string, waits: Wait[]): Wait[] {
  const votes = waits.filter(({ kind }) => kind === 'ballot');
  if (isBallot(text)) return votes;
  const others = waits.filter((wait) => !isVote(wait));
  if (others.length || ballotIn(text) === undefined) return others;
  return votes.length ? votes : waits.filter(isVote);
}

/** An answer to a role's question, or leaving it to the role (W6). */
function clarification(question: string, text: string): Answer {
  const path = `clarifications/${encodeURIComponent(question)}`;
  return text.toLowerCase() === '/skip'
    ? { path: `${path}/skip`, body: {} }
    : { path: `${path}/answer`, body: { answer: text } };
}
