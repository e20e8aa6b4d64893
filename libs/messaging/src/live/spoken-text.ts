import { ownProperty } from '@parley/untrusted';

const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Reads a JSON object as it comes, piece by piece, and gives the text of its spoken fields: strings at its top. One look at each
 * character, whatever the pieces; what stands around the object (a fence, prose) is passed over.
 */
export class SpokenText {
  private depth = 0;
  private inString = false;
  /** What has been read of an escape, from its backslash on. */
  private escape = '';
  /** The name that the next value has; read at the object's top only. */
  private key = '';
  private readsKey = false;
  private speaks = false;
  /** The first half of a character, until its second comes. */
  private half = '';
  private spoken = 0;
  /** A string ends, or has just ended, in a brace: a name right after it can only be that of another answer. */
  private brace = false;
  /** Answers begun: one that was cut, or was of no use, is followed by another. */
  answers = 0;

  constructor(private readonly fields: ReadonlySet<string>) {}

  /** What is to be heard of the next piece; of the last answer in it, where there are two. */
  take(piece: string): string {
    let heard = '';
    for (const character of piece.split('')) {
      const { answers } = this;
      const said = this.read(character);
      heard = answers === this.answers ? heard + said : said;
    }
    return heard;
  }

  private begin(): void {
    Object.assign(this, { depth: 0, inString: false, escape: '', key: '', readsKey: false, speaks: false, half: '' });
    this.spoken = 0;
    this.answers += 1;
  }

  /** Another answer has begun in the middle of a string of this one. */
  private beginAnew(character: string): string {
    this.begin();
    Object.assign(this, { depth: 1, inString: true, readsKey: true, key: character, brace: false });
    return '';
  }

  private read(character: string): string {
    if (this.inString) return this.readString(character);
    if (this.brace && /[a-z_]/iu.test(character)) return this.beginAnew(character);
    this.brace = false;
    switch (character) {
      case '{':
        if (this.depth === 0) this.begin();
        this.depth += 1;
        this.readsKey = this.depth === 1;
        return '';
      case '[':
        if (this.depth) this.depth += 1;
        return '';
      case '}':
      case ']':
        this.depth = Math.max(0, this.depth - 1);
        return '';
      case ',':
        this.readsKey = this.depth === 1;
        return '';
      case '"':
        return this.depth ? this.open() : '';
      default:
        return '';
    }
  }

  private open(): string {
    this.inString = true;
    this.brace = false;
    if (this.readsKey) this.key = '';
    this.speaks = this.depth === 1 && !this.readsKey && this.fields.has(this.key);
    // Two fields are two paragraphs.
    return this.speaks && this.spoken > 0 ? '\n' : '';
  }

  private readString(character: string): string {
    if (this.escape) return this.readEscape(character);
    if (character === '\\') this.escape = character;
    else if (character === '"') this.close();
    else {
      this.brace = character === '{' || (this.brace && /\s/u.test(character));
      return this.say(character);
    }
    return '';
  }

  private readEscape(character: string): string {
    this.escape += character;
    if (this.escape[1] === 'u' && this.escape.length < 6) return '';
    const code = Number.parseInt(this.escape.slice(2), 16);
    const said = this.escape[1] === 'u' ? String.fromCharCode(code || 0xfffd) : (ownProperty(ESCAPES, character) ?? '');
    this.escape = '';
    this.brace = false;
    return this.say(said);
  }

  private say(said: string): string {
    if (this.readsKey && this.depth === 1) this.key += said;
    if (!this.speaks) return '';
    const whole = this.half + said;
    this.half = /[\uD800-\uDBFF]$/.test(whole) ? whole.slice(-1) : '';
    const heard = whole.slice(0, whole.length - this.half.length).toWellFormed();
    this.spoken += heard.length;
    return heard;
  }

  private close(): void {
    this.inString = false;
    this.readsKey = false;
    this.speaks = false;
    this.half = '';
  }
}

/** What of an answer is speech: its free texts at the top, in the order of the schema. Names, numbers and lists are not read out. */
export function spokenFields(schema: Record<string, unknown>): ReadonlySet<string> {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, { type?: string; enum?: unknown }>);
  return new Set(fields.filter(([, { type, enum: few }]) => type === 'string' && !few).map(([name]) => name));
}
