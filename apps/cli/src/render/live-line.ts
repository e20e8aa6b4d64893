import type { Token } from '@parley/client';
import type { RecordedEvent } from '@parley/contracts';
import stringWidth from 'string-width';
import { Requests } from '../waiting/requests.js';
import type { Renderer } from './renderer.js';
import type { LiveScreen } from './live-screen.js';
import { endOf, startOf } from './one-line.js';
import { Progress } from './progress.js';
import { paint } from './style.js';
import { Voice } from './voice.js';

/** Work that takes longer is seen, in milliseconds; it is drawn anew as often. */
const TICK_MS = 1_000;

/** Columns that are kept for what is being said. */
const LEAST_TEXT = 24;

/** Columns that stay free: a second row could not be taken away. */
const FREE = 2;

/** Where it is written. */
export interface LivePlace {
  /** Draws a last line anew; absent where none can be: then only what is whole is written. */
  screen?: LiveScreen | undefined;
  /** Writes rows that stay. */
  print(rows: string): void;
  now?: () => number;
}

/**
 * What is being said, while it is said: row by row, one speaker after another, the unfinished row in the last line of the
 * terminal. The others wait until who speaks has ended; whose words come to their end first are shown by their event.
 */
export class LiveLine {
  private readonly voices = new Map<string, Voice>();
  private readonly settled = new Set<string>();
  /** Whose request was seen: rows that were written before it would stand among older events. */
  private readonly asked = new Set<string>();
  private readonly requests = new Requests();
  private readonly progress: Progress;
  private readonly ticking: NodeJS.Timeout;
  /** Whose words are written, by the request. */
  private leading: string | undefined;
  private latest: string | undefined;
  /** What the rows above belong to; undefined where something else was printed since. */
  private heading: string | undefined;
  private drawn = false;
  /** What was heard last to its end, and the command that it came by. */
  private answered: { command_id: string; heard: string } | undefined;

  constructor(
    private readonly place: LivePlace,
    private readonly renderer: () => Renderer | undefined,
  ) {
    this.progress = new Progress(place.now);
    this.ticking = setInterval(() => this.draw(), TICK_MS).unref();
  }

  /** A frame that comes after its answer shows nothing any more. */
  take(frame: Token): void {
    const { request_id: id, participant_id, work } = frame;
    if (this.settled.has(id)) return;
    const voice = this.voices.get(id) ?? new Voice(participant_id, work);
    this.voices.set(id, voice);
    this.latest = id;
    if (!voice.take(frame)) this.takeBack(id, voice);
    this.draw();
  }

  /** What an event answers is no longer live; what it asks for again is. @returns what of it was written here */
  see(event: RecordedEvent): string {
    this.hide();
    this.progress.see(event);
    // Whoever looks something up goes on with its turn.
    if (event.type === 'LookupMade') return '';
    const heard = this.requests.of(event).map((id) => {
      if (!event.type.endsWith('Requested')) return this.settle(id);
      // What is answered at once may be heard before it is asked for.
      this.settled.delete(id);
      this.asked.add(id);
      return '';
    });
    if (event.type === 'ChannelClosed') this.voices.clear();
    return this.heardOf(event, heard.join(''));
  }

  /** What answers a request may be several events, of which only the first names it: a summary follows on its request's end. */
  private heardOf({ metadata: { command_id } }: RecordedEvent, heard: string): string {
    if (heard) this.answered = { command_id, heard };
    return this.answered?.command_id === command_id ? this.answered.heard : '';
  }

  /** Something else is about to be printed. */
  interrupt(): void {
    this.hide();
    this.heading = undefined;
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
    this.write(renderer);
    if (this.place.screen) this.show(this.current(renderer));
  }

  private get columns(): number {
    return this.place.screen ? this.place.screen.columns - FREE : Infinity;
  }

  /** Whole rows of who speaks, or thinks aloud. */
  private write(renderer: Renderer): void {
    if (!this.place.screen) return;
    this.leading ??= [...this.voices].find(
      ([id, voice]) => this.asked.has(id) && voice.isLoud(renderer.says(voice.work)),
    )?.[0];
    const voice = this.leading === undefined ? undefined : this.voices.get(this.leading);
    if (!voice) return;
    this.writeThoughts(voice, renderer);
    if (!voice.words || !renderer.says(voice.work)) return;
    this.print(voice, 'thinking', renderer, voice.thoughtRows.end(this.columns));
    this.print(voice, 'text', renderer, voice.rows.take(voice.words, this.columns));
    voice.written += voice.words;
    voice.words = '';
  }

  private writeThoughts(voice: Voice, renderer: Renderer): void {
    this.print(voice, 'thinking', renderer, voice.thoughtRows.take(voice.thoughts, this.columns));
    voice.thoughts = '';
  }

  /** Rows under the name of whose they are, unless that stands above. */
  private print(voice: Voice, kind: 'text' | 'thinking', renderer: Renderer, rows: readonly string[]): void {
    const { row } = kind === 'text' ? voice.rows : voice.thoughtRows;
    const heading = renderer.heading(voice.participant_id, kind);
    if (!rows.length && (!row.trim() || !this.place.screen || this.heading === heading)) return;
    this.hide();
    const shown = kind === 'text' ? rows : rows.map((row) => paint.dim(row.replace(/^ {0,2}/u, '┊ ')));
    this.place.print((this.heading === heading ? shown : [heading, ...shown]).join('\n'));
    this.heading = heading;
  }

  /** What was heard to its end, with what was thought meanwhile. */
  private settle(id: string): string {
    this.settled.add(id);
    const voice = this.voices.get(id);
    const renderer = this.renderer();
    this.voices.delete(id);
    if (!voice || !renderer) return '';
    this.finish(id, voice, renderer);
    return voice.written;
  }

  private finish(id: string, voice: Voice, renderer: Renderer): void {
    this.writeThoughts(voice, renderer);
    this.print(voice, 'thinking', renderer, voice.thoughtRows.end(this.columns));
    this.print(voice, 'text', renderer, voice.rows.end(this.columns));
    if (this.leading === id) this.leading = undefined;
  }

  /** What was written of it does not hold: that is said where it stands. */
  private takeBack(id: string, voice: Voice): void {
    const renderer = this.renderer();
    if (!voice.written || !renderer) return;
    this.finish(id, voice, renderer);
    voice.written = '';
    this.interrupt();
    this.place.print(paint.dim(renderer.live({ participant_id: voice.participant_id, kind: 'withdrawn' }, 0).before));
  }

  private current(renderer: Renderer): string {
    const { current } = this.progress;
    const isLong = current !== undefined && current.ms >= TICK_MS;
    const sofar = isLong ? renderer.sofar(current.ms) : '';
    const id = this.leading ?? this.latest;
    const voice = id === undefined ? undefined : (this.voices.get(id) ?? [...this.voices.values()].at(-1));
    if (voice)
      return id === this.leading ? this.currentRow(voice, renderer, sofar) : this.murmured(voice, renderer, sofar);
    return isLong ? startOf(renderer.progress(current), this.columns) : '';
  }

  /** The row that is being filled, as it will stand. */
  private currentRow(voice: Voice, renderer: Renderer, sofar: string): string {
    const { row } = voice.kind === 'text' && voice.written ? voice.rows : voice.thoughtRows;
    if (!row.trim())
      return this.murmured({ participant_id: voice.participant_id, kind: voice.kind, end: '' }, renderer, sofar);
    const others = this.voices.size > 1 ? `(+${this.voices.size - 1})` : '';
    const tail = [others, sofar].filter(Boolean).join(' · ');
    const fits = tail && stringWidth(`${row} · ${tail}`) <= this.columns;
    return startOf(fits ? `${row.trimEnd()} · ${tail}` : row.trimEnd(), this.columns);
  }

  /** What is heard on the last line alone: who only thinks leaves room for how long that takes. */
  private murmured(voice: Pick<Voice, 'participant_id' | 'kind' | 'end'>, renderer: Renderer, sofar: string): string {
    const kind = voice.kind === 'text' && !voice.end ? 'thinking' : voice.kind;
    const { before, after } = renderer.live({ participant_id: voice.participant_id, kind }, this.voices.size - 1);
    if (!voice.end) return startOf([before + after, sofar].filter(Boolean).join(' · '), this.columns);
    const room = this.columns - stringWidth(before + after);
    const tail = sofar && room - stringWidth(sofar) - 3 >= LEAST_TEXT ? ` · ${sofar}` : '';
    return before + endOf(voice.end, Math.max(0, room - stringWidth(tail))) + after + tail;
  }

  private hide(): void {
    if (this.drawn) this.place.screen?.wipe();
    this.drawn = false;
  }

  private show(line: string): void {
    this.hide();
    if (!line) return;
    this.place.screen?.show(paint.dim(line));
    this.drawn = true;
  }
}
