import type { Token } from '@parley/client';
import {
  authorOf,
  callOf,
  evolveAuthors,
  isOwn,
  keepUntil,
  NO_AUTHORS,
  type OpeningEstimate,
  type RecordedEvent,
} from '@parley/contracts';
import { besideEstimate } from '@parley/protocols/decision';
import { ownProperty } from '@parley/untrusted';
import { figureText, usdText } from '@parley/termination';
import { colonOf, commaOf, decisionWords, generatedLine, markedName, semicolonOf } from '@parley/wording';
import type { Language } from '../language.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import { clock } from '../waiting/clock.js';
import { baselineText } from './baseline.js';
import { renderConsent } from './consent.js';
import { renderSharedEvent } from './shared-events.js';
import type { Stage } from './stage.js';
import { paint, palette } from './style.js';
import { renderEnding } from './why.js';
import { wordsOf } from '../words.js';

/** What it is for, and until when it is to be kept, where its opening says so. */
function keptLines({ data, recorded_at }: RecordedEvent, words: Words): string[] {
  const { purpose, retention_days } = data as Pick<Of<'ChannelOpened'>, 'purpose' | 'retention_days'>;
  return [
    ...(purpose === undefined ? [] : [paint.dim(words.purpose(purpose))]),
    ...(retention_days === undefined ? [] : [paint.dim(words.keepUntil(keepUntil(recorded_at, retention_days)))]),
  ];
}

type Words = ReturnType<typeof wordsOf>['channel'];

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** Turns a channel's events into what the terminal shows, one by one: text to print, or nothing. */
export class Renderer {
  private names = new Map<string, string>();
  private readonly colourOf = palette();
  /** The channel's, unless another was asked for. */
  language: Language;
  private maxRounds = 0;
  private rounds = 0;
  private round = 0;
  private tokens = 0;
  /** What it was likely to cost; undefined where nobody knew. */
  private likely: OpeningEstimate['cost_micro_usd'];
  private microUsd = 0;
  private rehearsal = false;
  private authors = NO_AUTHORS;
  private hasLeftOut = false;
  /** What the agent has written that is asked alone. */
  private alone: string | undefined;
  /** What stands on the screen already of the event that is rendered. */
  private heard = '';

  constructor(
    private readonly protocol: ProtocolRenderer,
    private readonly options: { width: number; language?: Language },
  ) {
    this.language = options.language ?? 'en';
  }

  /** @param heard what was written of it while it was said */
  render(event: RecordedEvent, heard = ''): string | undefined {
    this.heard = heard;
    this.count(event);
    if (event.type === 'RoundStarted' && !this.protocol.isTalk) this.round = event.data.round;
    if (event.type === 'LimitsExtended' && this.maxRounds) this.maxRounds += event.data.rounds;
    if (this.protocol.keep?.(event)) return undefined;
    const texts = [this.protocol.kept?.(this.stage), this.eventText(event), this.taken(event), this.leftOut(event)];
    return texts.filter((text) => text !== undefined).join('\n') || undefined;
  }

  /** Whoever reads a fork is told what nobody was asked for in it. */
  private taken(event: RecordedEvent): string | undefined {
    return callOf(event)?.taken && paint.dim(`  ⑂ ${this.words.taken}`);
  }

  /** Said once: a window that is too small stays so. */
  private leftOut(event: RecordedEvent): string | undefined {
    const { model, tokens_left_out = 0 } = callOf(event) ?? {};
    if (!tokens_left_out || this.hasLeftOut) return undefined;
    this.hasLeftOut = true;
    return paint.warn(`! ${this.words.leftOut(model!, tokens_left_out)}`);
  }

  private eventText(event: RecordedEvent): string | undefined {
    const opening = this.protocol.opening(event);
    if (opening) return this.openingText(event, opening);
    switch (event.type) {
      case 'RoundStarted':
        return this.protocol.isTalk ? undefined : this.roundStarted(event);
      case 'ChannelForked':
        // What its parent was likely to cost is the whole's.
        this.likely = event.data.estimate?.cost_micro_usd;
        return renderSharedEvent(event, this.stage);
      case 'InterventionRecorded':
        return this.said(event.data);
      case 'ChannelClosed':
        return this.closed(event.data);
      case 'BaselineDrafted':
        // The last one stands, and is shown once.
        this.alone = event.data.text;
        return undefined;
      case 'BaselineEnded':
        return baselineText(event.data, this.alone, this.language);
      default:
        return this.protocol.render(event, this.stage) ?? renderSharedEvent(event, this.stage);
    }
  }

  /** What stands around a speech while it is heard. @param others how many more speak or think meanwhile */
  live(
    { participant_id, kind }: Pick<Token, 'participant_id' | 'kind'>,
    others: number,
  ): { before: string; after: string } {
    const { facilitator, thinks, withdrawn } = this.words;
    const name = participant_id ? this.name(participant_id) : facilitator;
    const after = others ? ` (+${others})` : '';
    if (kind === 'text') return { before: `… ${name}${this.stage.colon}`, after };
    return { before: `… ${name} ${kind === 'thinking' ? thinks : withdrawn}`, after };
  }

  /** Whether what is said at this kind of work is shown as it was said. */
  says(work: string): boolean {
    return work === 'ballot' || this.protocol.says.includes(work);
  }

  /** Above what somebody says, or thinks. */
  heading(participantId: string, kind: 'text' | 'thinking'): string {
    const { facilitator, speaks, thinksAloud } = this.words;
    const name = participantId ? this.speaker(participantId) : facilitator;
    return kind === 'text' ? paint.bold(speaks(name)) : paint.dim(thinksAloud(name));
  }

  /** Whoever works on it, and what it has come to so far. */
  progress({ who: [first = '', ...others], ms }: { who: readonly string[]; ms: number }): string {
    const { before, after } = this.live({ participant_id: first, kind: 'thinking' }, others.length);
    return [before + after, this.sofar(ms)].join(' · ');
  }

  /** For how long, in which round, for how much. */
  sofar(ms: number): string {
    const round = this.round && this.words.round(this.round, this.maxRounds, false);
    const cost =
      this.tokens && this.words.cost(figureText(this.language, 'tokens', this.tokens), usdText(this.microUsd));
    return [clock(ms), round, cost].filter(Boolean).join(' · ');
  }

  private get stage(): Stage {
    const { width } = this.options;
    return {
      width,
      language: this.language,
      colon: colonOf(this.language),
      comma: commaOf(this.language),
      semicolon: semicolonOf(this.language),
      name: (id) => this.name(id),
      speaker: (id) => this.speaker(id),
      colourOf: (id) => this.colourOf(id),
      unheardOf: (text) => unheard(text, this.heard, this.words.above),
    };
  }

  private get words() {
    return wordsOf(this.language).channel;
  }

  name(id: string): string {
    return this.names.get(id) ?? id.replace(/^user:/u, '');
  }

  private speaker(id: string): string {
    const { seats, rehearsal } = this.authors;
    return markedName(this.language, this.name(id), seats.has(id) ? authorOf(seats.get(id), rehearsal) : undefined);
  }

  private count(event: RecordedEvent): void {
    this.authors = evolveAuthors(this.authors, event);
    const call = callOf(event);
    if (!call || !isOwn(event)) return;
    this.tokens += call.input_tokens + call.output_tokens + call.cache_read_tokens + call.cache_write_tokens;
    this.microUsd += call.cost_micro_usd;
  }

  private meet({ people, language, max_rounds }: Opening): void {
    this.names = new Map(people.map(({ participant_id, name }) => [participant_id, name]));
    this.language = this.options.language ?? language;
    this.maxRounds = max_rounds;
  }

  /** Whoever looks at it, live or later, is told first that nobody has thought about it (P6). */
  private openingText(event: RecordedEvent, opening: Opening): string | undefined {
    this.meet(opening);
    this.likely = (event.data as { estimate?: OpeningEstimate }).estimate?.cost_micro_usd;
    this.rehearsal = 'rehearsal' in event.data && event.data.rehearsal;
    const text = [this.protocol.render(event, this.stage), ...keptLines(event, this.words)].filter(Boolean).join('\n');
    if (!this.rehearsal) return text;
    const ways = opening.scripted ? [] : [this.words.unscripted(this.protocol.sample())];
    const { rehearsal, rehearsalWithOthers } = this.words;
    const areAllPlayed = opening.people.every(({ kind = 'hosted' }) => kind === 'hosted');
    const notice = [areAllPlayed ? rehearsal : rehearsalWithOthers, ...ways];
    return [...notice.map((line) => paint.warn(`◌ ${line}`)), text].filter(Boolean).join('\n');
  }

  private roundStarted(event: Extract<RecordedEvent, { type: 'RoundStarted' }>): string {
    const { round, last, recipients, premortem } = event.data;
    this.rounds += 1;
    const names = recipients.map((id) => this.name(id)).join(this.stage.comma);
    // A round may be added to the limit: for who stays where somebody left, or to put all that was proposed to everybody.
    const most = this.maxRounds && Math.max(this.maxRounds, round);
    const note = premortem ? ` · ${wordsOf(this.language).premortem.round}` : '';
    const heading = `\n${paint.bold(`── ${this.words.round(round, most, last)}${note} ──`)} ${paint.dim(names)}`;
    return [heading, this.protocol.render(event, this.stage)].filter((text) => text !== undefined).join('\n');
  }

  private said({ text }: Of<'InterventionRecorded'>): string {
    const heard = this.protocol.heard?.(this.language);
    return `» ${text}${heard === undefined ? '' : paint.dim(` (${heard})`)}`;
  }

  /** What it took, beside what was likely to be paid for it. */
  private took(): string {
    const { language, likely } = this;
    const cost = besideEstimate(this.microUsd, likely, decisionWords[language], usdText);
    return this.words.cost(figureText(language, 'tokens', this.tokens), cost);
  }

  private closed({ status, message, ending, consent, said }: Of<'ChannelClosed'>): string {
    const { words, stage, language } = this;
    const { note, lines } = this.protocol.closing?.(status, stage) ?? { note: '', lines: [] };
    const its = { success: this.protocol.success(language), partial_consensus: this.protocol.partial?.(language) };
    const result = its[status as keyof typeof its] ?? ownProperty<string>(words.status, status) ?? status;
    const colour = COLOURS[status] ?? paint.bad;
    // Not every protocol has rounds of its own.
    const after = this.rounds ? ` ${words.rounds(this.rounds)}` : '';
    return [
      '',
      colour(
        paint.bold(
          `══ ${result}${after}${note}${this.rehearsal && status !== 'rehearsed' ? ` · ${words.rehearsed}` : ''}`,
        ),
      ),
      message,
      ...(said ? [decisionWords[language].saidWhy(stage.name(said.actor.id), said.text)] : []),
      paint.dim(generatedLine(language, this.authors)),
      ...(ending ? renderEnding(ending, stage) : []),
      ...lines,
      ...(consent ? renderConsent(consent, stage) : []),
      ...(this.tokens ? [paint.dim(this.took())] : []),
    ].join('\n');
  }
}

const COLOURS: Partial<Record<Of<'ChannelClosed'>['status'], (text: string) => string>> = {
  success: paint.good,
  completed: paint.good,
  partial_consensus: paint.warn,
  rehearsed: paint.warn,
};

/** So many characters in common are no accident. */
const LEAST = 8;

/** Text in one line: rows are broken where the screen ends. */
const flat = (text: string): string => text.replaceAll(/[\s\u2060]+/gu, ' ').trim();

/**
 * What of a text was not heard while it was said: nothing is shown twice.
 * @param above stands for a text that was heard whole
 */
export function unheard(text: string, heard: string, above: string): string {
  const whole = flat(text);
  if (!heard || !whole) return text;
  const before = flat(heard);
  if (before.includes(whole)) return above;
  for (let length = Math.min(whole.length, before.length); length >= LEAST; length--)
    if (before.endsWith(whole.slice(0, length))) return `… ${whole.slice(length).trimStart()}`;
  return text;
}
