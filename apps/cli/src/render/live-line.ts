import type { RecordedEvent, TokenFrame } from '@parley/contracts';
import stringWidth from 'string-width';
import { Requests } from '../waiting/requests.js';
import type { Renderer } from './renderer.js';
import type { LiveScreen } from './live-screen.js';
import { Progress } from './progress.js';
import { paint } from './style.js';

type Shown = Pick<TokenFrame, 'participant_id' | 'kind'> & { text: string };

/** Work that takes longer is seen, in milliseconds; it is drawn anew as often. */
const TICK_MS = 1_000;

/** Columns that are kept for what is being said. */
const LEAST_TEXT = 24;

/** Characters kept of what is being said: the line shows its end. */
const KEPT = 400;

/**
 * The last line of a terminal, in which what is being said is seen while it is said. It is taken away before anything is
 * printed: what stays is what the events say.
 */
export class LiveLine {
  private readonly shown = new Map<string, Shown>();
  private readonly settled = new Set<string>();
  private readonly requests = new Requests();
  private readonly progress: Progress;
  private readonly ticking: NodeJS.Timeout;
  private drawn = false;

  constructor(
    private readonly screen: LiveScreen,
    private readonly renderer: () => Renderer | undefined,
    now: () => number = Date.now,
  ) {
    this.progress = new Progress(now);
    this.ticking = setInterval(() => this.draw(), TICK_MS).unref();
  }

  /** A frame that comes after its answer shows nothing any more. */
  take({ request_id, participant_id, kind, offset, text }: TokenFrame): void {
    if (this.settled.has(request_id)) return;
    const before = this.shown.get(request_id);
    const goesOn = before?.kind === kind && kind === 'text' && offset > 0;
    this.shown.delete(request_id);
    this.shown.set(request_id, {
      participant_id,
      kind,
      text: kind === 'text' ? ((goesOn ? before.text : '') + text).slice(-KEPT) : '',
    });
    this.draw();
  }

  /** What an event answers is no longer live; what it asks for again is. */
  see(event: RecordedEvent): void {
    this.hide();
    this.progress.see(event);
    if (event.type === 'ChannelClosed') this.shown.clear();
    for (const request of this.requests.of(event)) {
      // What is answered at once may be heard before it is asked for.
      if (event.type.endsWith('Requested')) this.settled.delete(request);
      else {
        this.shown.delete(request);
        this.settled.add(request);
      }
    }
  }

  hide(): void {
    if (this.drawn) this.screen.wipe();
    this.drawn = false;
  }

  /** Nothing more comes. */
  end(): void {
    clearInterval(this.ticking);
    this.hide();
  }

  /** What is being said; else who works, once that takes a while. */
  draw(): void {
    const renderer = this.renderer();
    if (!renderer) return;
    const [latest] = [...this.shown.values()].slice(-1);
    const { current } = this.progress;
    const isLong = current !== undefined && current.ms >= TICK_MS;
    if (latest) this.write(this.spoken(latest, renderer, isLong ? renderer.sofar(current.ms) : ''));
    else if (isLong) this.write(startOf(renderer.progress(current), this.screen.columns - 2));
  }

  private spoken(latest: Shown, renderer: Renderer, sofar: string): string {
    const { before, after } = renderer.live(latest, this.shown.size - 1);
    // Who only thinks leaves room for how long that takes.
    if (!latest.text) return startOf([before + after, sofar].filter(Boolean).join(' · '), this.screen.columns - 2);
    const room = this.screen.columns - stringWidth(before + after) - 2;
    const tail = sofar && room - stringWidth(sofar) - 3 >= LEAST_TEXT ? ` · ${sofar}` : '';
    return before + endOf(latest.text, Math.max(0, room - stringWidth(tail))) + after + tail;
  }

  private write(line: string): void {
    this.hide();
    this.screen.show(paint.dim(line));
    this.drawn = true;
  }
}

/** As much of the beginning as is so wide: a second line could not be taken away. */
function startOf(line: string, width: number): string {
  let shown = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (stringWidth(shown + segment) > width) break;
    shown += segment;
  }
  return shown;
}

/** As much of the end of a text as is so wide, on one line; what a model writes cannot steer the terminal. */
function endOf(text: string, width: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const characters = [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment);
  let from = characters.length;
  for (let taken = 0; from > 0; from--) {
    taken += stringWidth(characters[from - 1]!);
    if (taken > width) break;
  }
  return characters.slice(from).join('');
}
