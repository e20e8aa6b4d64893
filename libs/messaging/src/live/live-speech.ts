import type { TokenFrame } from '@parley/contracts';
import type { TokenStream } from '../ports.js';
import { spokenFields, SpokenText } from './spoken-text.js';

/** What comes within so many milliseconds goes as one frame. */
const GATHER_MS = 40;
/** Characters that go at once. */
const FRAME = 80;
/** So often it is told again that one thinks, for who began to look meanwhile. */
const PULSE_MS = 2_000;
/** Characters shown of one answer; the rest is in the event. */
const MOST_SHOWN = 20_000;

type About = Pick<TokenFrame, 'tenant' | 'channel_id' | 'request_id' | 'participant_id' | 'work'>;

/** Shows one piece of model work while it is done: that it thinks, then what it says, and whether that holds. */
export class LiveSpeech {
  private readonly spoken: SpokenText;
  private readonly offsets = { text: 0, thinking: 0, withdrawn: 0 };
  private kind: 'text' | 'thinking' = 'thinking';
  private pending = '';
  private shown = '';
  private timer: NodeJS.Timeout | undefined;
  private over = false;
  private readonly pulse = setInterval(() => this.publish('thinking', ''), PULSE_MS).unref();

  constructor(
    private readonly tokens: TokenStream | undefined,
    private readonly about: About,
    schema: Record<string, unknown>,
  ) {
    this.spoken = new SpokenText(spokenFields(schema));
    this.publish('thinking', '');
  }

  /** What was heard of the answer so far. */
  get said(): string {
    return this.shown;
  }

  /** What a model request is given, to tell of itself. */
  readonly hooks = {
    onText: (piece: string): void => this.hear(piece),
    onThought: (piece: string): void => this.add('thinking', piece),
  };

  /** The work is done and its event comes next; without an answer what was shown does not hold. */
  end(answered: boolean): void {
    if (!answered) return this.withdraw();
    this.flush();
    this.finish();
  }

  private finish(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.over = true;
  }

  /** What was shown is not said after all. */
  withdraw(): void {
    this.pending = '';
    this.finish();
    this.publish('withdrawn', '');
  }

  private hear(piece: string): void {
    const { answers } = this.spoken;
    const heard = this.spoken.take(piece);
    if (answers !== this.spoken.answers) {
      this.flush();
      this.offsets.text = 0;
      this.shown = '';
    }
    if (heard) this.add('text', heard);
  }

  private add(kind: 'text' | 'thinking', text: string): void {
    if (this.over) return;
    if (kind !== this.kind) this.flush();
    if (kind === 'text') clearInterval(this.pulse);
    this.kind = kind;
    this.pending += text;
    // The first words go at once: they are what one waits for.
    const isFirst = kind === 'text' && this.offsets.text === 0;
    if (isFirst || this.pending.length >= FRAME) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const text = this.pending;
    this.pending = '';
    if (!text || this.offsets[this.kind] >= MOST_SHOWN) return;
    if (this.kind === 'text') this.shown += text;
    this.publish(this.kind, text);
  }

  private publish(kind: TokenFrame['kind'], text: string): void {
    this.tokens?.publish({ ...this.about, kind, offset: this.offsets[kind], text });
    this.offsets[kind] += text.length;
  }
}
