import { canonicalJson } from './canonical-json.js';
import { chainText, GENESIS_HASH } from './chain-text.js';
import { commandTextOf } from './command-text.js';
import { CopyCheck } from './copies.js';
import { evolveAuthors, generatedBy, NO_AUTHORS } from './generated-by.js';
import { isEvent, isInput, isKeys, isManifest, isProof, isTyped, lineOf, MEMBERS } from './export-lines.js';
import type { ExportFault, ExportVerdict, InputLine, Manifest, SealedInputLine } from './export-verdict.js';
import type { RecordedEvent } from './recorded-event.js';

export interface CheckOptions {
  /** SHA-256 of a text in UTF-8, in hex. */
  sha256(text: string): string;
  /** Told of each event once it holds, as it is stored: what people said is sealed. */
  onEvent?(event: RecordedEvent): void;
}

interface Held {
  text: string;
  line: number;
}

/** What stands at the end of an export and is no event: keys of people's words, its last line, and the proof behind it. */
const MOST_BEHIND = 3;

/**
 * Checks an export line by line: its hash chain, the inputs that it covers by their hashes, and its last line. It holds three lines and
 * no event, however long the export is.
 */
export class ExportCheck {
  /** The line behind the last, where there is one. Nothing of it is checked here. */
  proof: string | undefined;
  /** The line that is wrong, as it is there; undefined where none is. */
  wrong: string | undefined;
  /** Keys of people's words by their ids, which stand behind the events; none before its end. */
  keys: ReadonlyMap<string, string> = new Map();
  private fault: ExportFault | undefined;
  private before = '';
  private readonly held: Held[] = [];
  private lines = 0;
  private blanks = 0;
  private head = GENESIS_HASH;
  private channel_id = '';
  private events = 0;
  private inputs = 0;
  private sealed = 0;
  private position = 0;
  private authors = NO_AUTHORS;
  private said: Manifest | undefined;
  private input: InputLine | SealedInputLine | undefined;
  private command: string | undefined;

  private readonly copies: CopyCheck;

  constructor(private readonly options: CheckOptions) {
    this.copies = new CopyCheck(options.sha256);
  }

  /** @returns false once something is wrong: nothing that follows matters */
  take(line: string): boolean {
    if (!line.trim()) {
      // Those at the beginning and the end are nobody's.
      if (this.lines) this.blanks += 1;
      return !this.fault;
    }
    for (; this.blanks; this.blanks--) this.hold('');
    this.hold(line.replace(/\r$/u, ''));
    return !this.fault;
  }

  end(): ExportVerdict {
    if (!this.lines) return { ok: false, fault: { kind: 'no_events' } };
    const last = this.held.at(-1);
    if (!this.fault && last && isProof(last.text)) this.proof = this.held.pop()!.text.trimEnd();
    while (!this.fault && this.held.length) this.look(this.held.shift()!, this.held.length);
    const { channel_id, events, head, inputs, sealed, said, authors, input } = this;
    if (this.fault) return { ok: false, fault: this.fault };
    if (input) return { ok: false, fault: { kind: 'input', line: this.lines, version: input.version } };
    const found = {
      ...{ channel_id, events, head, ...(inputs && { inputs }) },
      ...(said?.generated_by && { generated_by: generatedBy(authors) }),
    };
    const fault = endFault(found, said);
    return fault ? { ok: false, fault } : { ok: true, export: { ...found, ...(sealed && { sealed_inputs: sealed }) } };
  }

  private hold(text: string): void {
    this.lines += 1;
    this.held.push({ text: this.lines === 1 ? text.trimStart() : text, line: this.lines });
    if (this.held.length > MOST_BEHIND && !this.fault) this.look(this.held.shift()!, MOST_BEHIND);
  }

  /** @param left how many lines follow, or more than that */
  private look({ text: whole, line }: Held, left: number): void {
    const isLast = left === 0;
    const text = isLast ? whole.trimEnd() : whole;
    const read = lineOf(text);
    if (isLast && isManifest(read, text)) this.said = read.manifest;
    else if (left === 1 && isKeys(read, text)) this.keys = new Map(Object.entries(read.keys));
    else if (isInput(read, text)) {
      if (this.input) this.fault = { kind: 'input', line, version: this.input.version };
      else this.input = read.input;
    } else if (isEvent(read)) this.event(read, text, line);
    else this.fault = { kind: 'not_an_export', line, cut: isLast && line > 1 && read === undefined };
    if (this.fault && 'line' in this.fault) this.wrong = this.fault.line === line ? text : this.before;
    this.before = text;
  }

  private event(event: RecordedEvent, text: string, line: number): void {
    const { input, command } = this;
    const { sha256, onEvent } = this.options;
    const fault = this.faultOf(event, text);
    if (fault) return void (this.fault = { ...fault, line });
    const own = event.metadata.command_id;
    if (input && (command === own || !isInputOf(input, event, sha256)))
      return void (this.fault = { kind: 'input', line: line - 1, version: input.version });
    if (!this.copies.take(event)) return void (this.fault = { kind: 'copy', line, version: event.version });
    if (input) this.inputs += 1;
    if (input && 'sealed' in input) this.sealed += 1;
    this.input = undefined;
    ({ hash: this.head, channel_id: this.channel_id, position: this.position } = event);
    this.command = own;
    this.authors = evolveAuthors(this.authors, event);
    this.events += 1;
    onEvent?.(event);
  }

  private faultOf(event: RecordedEvent, text: string): Unplaced<EventFault> | undefined {
    const { version, type, position } = event;
    const expected = this.events + 1;
    if (version > expected) return { kind: 'missing', from: expected, to: version - 1 };
    if (version !== expected) return { kind: 'misplaced', version, expected };
    if (!isAsWritten(event, text, this.head, this.options.sha256)) return { kind: 'changed', version, type };
    return position > this.position ? undefined : { kind: 'position', version, position, after: this.position };
  }
}

type EventFault = Extract<ExportFault, { kind: 'missing' | 'misplaced' | 'changed' | 'position' }>;
type Unplaced<Fault> = Fault extends unknown ? Omit<Fault, 'line'> : never;

/** Whether the data are what the hash of the event's command is of; of sealed ones, whether they are sealed as the command is. */
function isInputOf(input: InputLine | SealedInputLine, event: RecordedEvent, sha256: CheckOptions['sha256']): boolean {
  const { version, metadata } = event;
  if (version !== input.version) return false;
  if ('sealed' in input) return input.key_ids.join() === metadata.sealed?.map(({ key_id }) => key_id).join();
  return sha256(commandTextOf(event, input.data)) === metadata.command_hash;
}

/**
 * Whether a line says what its hash is of, and no more. Of a name that is there twice a program takes the last, and a person may
 * see the first; what nobody knows is covered by nothing: so it has to be written as an export writes it.
 */
function isAsWritten(event: RecordedEvent, line: string, previous: string, sha256: CheckOptions['sha256']): boolean {
  try {
    if (JSON.stringify(event) !== line || !Object.keys(event).every((name) => MEMBERS.has(name))) return false;
    if (!isTyped(event)) return false;
    return event.hash === sha256(chainText(previous, event, canonicalJson(event.data), canonicalJson(event.metadata)));
  } catch {
    // What no event can hold, as numbers without end or what is nested too deeply.
    return false;
  }
}

function endFault(found: Manifest, said: Manifest | undefined): ExportFault | undefined {
  const { channel_id, events, head, inputs = 0 } = found;
  if (!events) return { kind: 'no_events' };
  if (!said) return { kind: 'no_manifest', events, head };
  const isMarked = JSON.stringify(said.generated_by) === JSON.stringify(found.generated_by);
  const isSame =
    said.channel_id === channel_id && said.events === events && said.head === head && (said.inputs ?? 0) === inputs;
  return isSame && isMarked ? undefined : { kind: 'not_whole', found, said };
}
