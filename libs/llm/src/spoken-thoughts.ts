const OPEN = '<think>';
const CLOSE = '</think>';

/** A piece of a stream, told apart. */
interface Heard {
  thought: string;
  text: string;
}

/** Tells the thoughts that a model speaks aloud, between tags at its beginning, from what it says. */
export class SpokenThoughts {
  private held = '';
  /** Space before the first word: looked at once, however many pieces it comes in. */
  private lead = '';
  private state: 'beginning' | 'thinking' | 'saying' = 'beginning';

  take(piece: string): Heard {
    if (this.state === 'saying') return { thought: '', text: piece };
    this.held += piece;
    if (this.state === 'beginning') {
      const start = this.held.trimStart();
      this.lead += this.held.slice(0, this.held.length - start.length);
      this.held = start;
      if (OPEN.startsWith(start.slice(0, OPEN.length)) && start.length < OPEN.length) return { thought: '', text: '' };
      if (!start.startsWith(OPEN)) return this.rest();
      this.held = start.slice(OPEN.length);
      this.state = 'thinking';
    }
    return this.think();
  }

  /** What is still held at the end of the stream. */
  rest(): Heard {
    const held = this.held;
    this.held = '';
    if (this.state === 'thinking') return { thought: held, text: '' };
    const lead = this.state === 'beginning' ? this.lead : '';
    this.state = 'saying';
    return { thought: '', text: lead + held };
  }

  private think(): Heard {
    const end = this.held.indexOf(CLOSE);
    if (end >= 0) {
      const thought = this.held.slice(0, end);
      this.held = this.held.slice(end + CLOSE.length);
      this.state = 'saying';
      return { thought, text: this.rest().text };
    }
    // The closing tag may come in two pieces.
    const sure = Math.max(0, this.held.length - CLOSE.length + 1);
    const thought = this.held.slice(0, sure);
    this.held = this.held.slice(sure);
    return { thought, text: '' };
  }
}
