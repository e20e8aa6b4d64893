import type { RecordedEvent, TokenFrame } from '@parley/contracts';
import stringWidth from 'string-width';
import { Requests } from '../waiting/requests.js';
import type { Renderer } from './renderer.js';
import { paint } from './style.js';

type Screen = Pick<NodeJS.WriteStream, 'write' | 'columns'>;
type Shown = Pick<TokenFrame, 'participant_id' | 'kind'> & { text: string };

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
  private drawn = false;

  constructor(
    private readonly screen: Screen,
    private readonly renderer: () => Renderer | undefined,
  ) {}

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
    if (this.drawn) this.screen.write('\r\u001B[2K');
    this.drawn = false;
  }

  private draw(): void {
    const renderer = this.renderer();
    const [latest] = [...this.shown.values()].slice(-1);
    if (!renderer || !latest) return;
    const { before, after } = renderer.live(latest, this.shown.size - 1);
    const room = Math.max(0, this.screen.columns - stringWidth(before + after) - 2);
    this.hide();
    this.screen.write(paint.dim(before + endOf(latest.text, room) + after));
    this.drawn = true;
  }
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
