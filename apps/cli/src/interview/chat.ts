import type { Token } from '@parley/client';
import { type RecordedEvent } from '@parley/contracts';
import { plainText } from '@parley/untrusted';
import type { Paper } from '../conversing/paper.js';
import type { Screen } from '../follow.js';
import { note } from '../output.js';
import { block } from '../safe-for-screen.js';
import { paint } from '../render/style.js';
import { type TerminalWords } from '../words.js';

/** What happens behind the talk: a chat is shown it only where somebody wants to see it (I3). */
const BEHIND: ReadonlySet<RecordedEvent['type']> = new Set([
  'NoticeIssued',
  'InterviewAnalysed',
  'AnalysisOverseen',
  'MemoryCompressed',
  // What of it matters to the user is marked where the talk goes on without it (I4).
  'FacilitationFailed',
]);

/** What is being said: of which request, how much of it has come, and what of it is on the screen. */
interface Speech {
  request_id: string;
  characters: number;
  shown: string;
}

/** An interview as a chat: what the Interviewer says appears while it says it, and what one typed oneself is there once. */
export class Chat implements Screen {
  private speech?: Speech;
  private readonly settled = new Set<string>();
  private readonly own: string[] = [];
  private name = '';
  private thoughts = '';

  constructor(
    private readonly paper: Paper,
    private readonly words: TerminalWords['interview'],
    private readonly isVerbose: boolean,
  ) {}

  /** The user typed it: it is on the screen already. */
  typed(text: string): void {
    this.own.push(text);
  }

  /** The answer that is being heard, and how much of it was. */
  get heard(): { request_id: string; heard_characters: number } | undefined {
    if (!this.speech) return undefined;
    const { request_id, characters } = this.speech;
    return { request_id, heard_characters: characters };
  }

  take({ work, request_id, kind, offset, text }: Token): void {
    if (work === 'answer' && kind === 'thinking' && !this.settled.has(request_id)) this.thoughts += text;
    if (work !== 'answer' || kind === 'thinking' || !this.paper.stream || this.settled.has(request_id)) return;
    if (kind === 'withdrawn' || (this.speech && offset === 0)) this.takeBack();
    if (kind === 'withdrawn') return;
    if (!this.speech && offset === 0) {
      this.tellThoughts();
      this.begin(request_id);
    }
    // A piece that does not follow on what was heard is left for the end, which has it all.
    if (this.speech?.request_id !== request_id || offset !== this.speech.characters) return;
    this.add(text);
  }

  see(event: RecordedEvent): string {
    const { type, data } = event;
    if (type === 'InterviewOpened') this.name = data.interviewer.name;
    if (type === 'AnswerGiven' || type === 'TurnSkipped') this.settled.add(data.request_id);
    const isLost = type === 'TurnFailed' || type === 'TurnSkipped';
    if (isLost && data.request_id === this.speech?.request_id) this.takeBack();
    if (type === 'AnswerGiven') this.tellThoughts();
    return '';
  }

  print(text: string, event: RecordedEvent): void {
    if (this.isKnown(event)) return;
    if (event.type === 'AnswerGiven' && this.speech?.request_id === event.data.request_id) this.finish(event.data);
    else this.paper.print(text);
  }

  /** Whom the prompt invites does not have to be told that somebody waits. */
  note(text: string): void {
    if (!this.paper.stream) note(text);
  }

  hide(): void {
    this.end();
  }

  /** Whole, before what came of them; nothing where nobody asked for them. */
  private tellThoughts(): void {
    const thoughts = plainText(this.thoughts).trim();
    this.thoughts = '';
    if (!thoughts) return;
    const rows = thoughts.split('\n').map((row) => `┊ ${row}`);
    this.paper.print([this.words.thinksAloud(this.name), ...rows].map(paint.dim).join('\n'));
  }

  /** What one typed oneself, and what the prompt says already. */
  private isKnown({ type, data }: RecordedEvent): boolean {
    if (type === 'TurnRequested') return data.work === 'say';
    if (type !== 'InterventionRecorded') return !this.isVerbose && BEHIND.has(type);
    const index = this.own.indexOf(data.text);
    if (index === -1) return false;
    this.own.splice(index, 1);
    return true;
  }

  private begin(request_id: string): void {
    this.speech = { request_id, characters: 0, shown: '' };
    this.paper.stream!(`${paint.bold(this.name)}${this.words.colon}`);
  }

  private add(text: string): void {
    const shown = block(text);
    this.speech!.characters += text.length;
    this.speech!.shown += shown;
    this.paper.stream!(shown);
  }

  /** What was heard is not said after all: it is asked again. */
  private takeBack(): void {
    if (!this.speech) return;
    this.paper.stream!(paint.dim(` … ${this.words.takenBack}`));
    this.end();
  }

  /** What is recorded counts: what is missing of it on the screen comes now. */
  private finish({ text, interrupted }: { text: string; interrupted?: boolean }): void {
    const whole = block(text);
    const { shown } = this.speech!;
    if (whole.startsWith(shown.trimEnd())) this.paper.stream!(whole.slice(shown.length));
    else this.paper.stream!(`\n${whole}`);
    if (interrupted) this.paper.stream!(paint.dim(` — ${this.words.interrupted}`));
    this.end();
  }

  private end(): void {
    if (this.speech) this.paper.endStream?.();
    this.speech = undefined;
  }
}
