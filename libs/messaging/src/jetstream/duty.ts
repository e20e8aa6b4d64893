import { setTimeout as delay } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { FULL_LOAD, processorLoad } from './processor-load.js';
import { isNobody, sessionOf } from './work-under-way.js';

/** So often a replica that stands by asks who is on duty, and how long that one may take to say so. */
const ASK_MS = 250;
const ANSWER_MS = 1_000;
/** So often whoever is on duty asks whether another one is, too. */
const LOOK_MS = 5_000;
/** So long others help once they were called. */
const HELP_MS = 2_000;

type Reply = 'on duty' | 'loaded';

interface Times {
  askMs: number;
  answerMs: number;
  lookMs: number;
}

const TIMES: Times = { askMs: ASK_MS, answerMs: ANSWER_MS, lookMs: LOOK_MS };

interface Options {
  connection: NatsConnection;
  service: string;
  /** Whether this replica has as much in hand as it can do with. */
  isLoaded(): boolean;
  /** This replica is no longer on duty. */
  onOff?(): void;
  /** Whoever is on duty does not answer: it may stand still with what it has in hand. */
  onSilent?(session: string): void;
  times?: Times;
}

/**
 * Which replica of a worker takes messages (ADR 75): one is on duty, which has every channel folded, and the others stand by until
 * it calls them, or is gone. It is a hint and no lock: where two are on duty, or none is known to be, more take messages than need to, as
 * the broker shares them out anyway. Over core NATS, within the service's own account: who is on duty answers, and where
 * nobody is, the broker itself says so.
 */
export class Duty {
  private readonly me = `${Math.random()}`.slice(2);
  private readonly subject: string;
  private readonly calls: Subscription;
  private answers: Subscription | undefined;
  private helpsUntil = 0;
  /** Since it was last asked whether it is on duty. */
  private readonly load = processorLoad();
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: Options) {
    this.subject = `parley.v1.duty.${options.service}`;
    this.calls = options.connection.subscribe(`${this.subject}.help`, { callback: () => this.help() });
  }

  get isOn(): boolean {
    return this.answers !== undefined;
  }

  /** Waits until it is this replica's turn to take messages, or the service closes. */
  async turn(signal: AbortSignal): Promise<void> {
    while (!this.isOn && !this.helps && !signal.aborted) {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  get helps(): boolean {
    return !this.isOn && performance.now() < this.helpsUntil;
  }

  /** Asks until it ends, and takes the duty where nobody has it. What it has asked last is not waited for then. */
  async run(signal: AbortSignal): Promise<void> {
    const { connection, times: { askMs, lookMs } = TIMES } = this.options;
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    while (!signal.aborted && !connection.isClosed()) {
      await Promise.race([this.ask(signal), ended]);
      await delay(this.isOn ? lookMs : askMs, undefined, { signal }).catch(() => undefined);
    }
    if (!connection.isClosed()) this.calls.unsubscribe();
    this.leave();
    this.wake();
  }

  /** Has the others help: called where more came than one process can do with. */
  call(): void {
    if (this.isOn && !this.options.connection.isClosed()) this.options.connection.publish(`${this.subject}.help`);
  }

  private async ask(signal: AbortSignal): Promise<void> {
    const { connection, times: { answerMs } = TIMES } = this.options;
    const wasOn = this.isOn;
    const session = sessionOf(connection);
    const reply = await connection
      .request(this.subject, `${this.me} ${wasOn ? 'on duty' : ''}`, { timeout: answerMs })
      .then(
        (message) => message.string() as Reply,
        (error: unknown) => (isNobody(error) ? 'nobody' : 'silent'),
      );
    if (signal.aborted) return;
    if (reply === 'silent') this.options.onSilent?.(session);
    if (reply === 'loaded') this.help();
    // Whoever is on duty hears itself, and says nothing.
    if (wasOn) return reply === 'on duty' || reply === 'loaded' ? this.leave() : undefined;
    if (reply === 'nobody' || reply === 'silent') this.take();
  }

  private take(): void {
    const { connection } = this.options;
    if (this.isOn || connection.isClosed()) return;
    this.answers = connection.subscribe(this.subject, {
      callback: (error, message) => void (error ?? this.answer(message)),
    });
    this.wake();
  }

  private leave(): void {
    if (!this.answers) return;
    if (!this.options.connection.isClosed()) this.answers.unsubscribe();
    this.answers = undefined;
    this.options.onOff?.();
  }

  private answer(message: Msg): void {
    const [me = '', isOn] = message.string().split(' ');
    if (me === this.me) return;
    // Where two are on duty, the first by its number stays.
    if (isOn && me < this.me) return this.leave();
    message.respond((this.load() > FULL_LOAD || this.options.isLoaded() ? 'loaded' : 'on duty') satisfies Reply);
  }

  private help(): void {
    if (this.isOn) return;
    this.helpsUntil = performance.now() + HELP_MS;
    this.wake();
  }

  private wake(): void {
    const told = [...this.waiting];
    this.waiting.clear();
    for (const tell of told) tell();
  }
}
