import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isUnavailable } from '@parley/outages';
import type { RecordedEvent } from '@parley/contracts';
import type { Egress } from '@parley/http';
import {
  bundleOf,
  entryText,
  TILE_WIDTH,
  TiledTree,
  tileBytes,
  tlogProof,
  utf8,
  vkeyOf,
  widthIn,
  type Tile,
} from '@parley/transparency';
import type pg from 'pg';
import type { Projector } from '../projections/projector.js';
import { CheckpointHistory } from './checkpoint-history.js';
import {
  cosignedSize,
  currentEpoch,
  epochs,
  keepCosignature,
  newest,
  type Epoch,
  type Kept,
} from './checkpoint-store.js';
import { entriesFrom, LogGap, postgresTiles } from './log-tree.js';
import { proveExport } from './prove-export.js';
import { Schedule } from './schedule.js';
import { Signer, SigningStopped } from './signer.js';
import { noteKeyOf, sha256, type SigningKey } from './signing-key.js';
import { Pusher, type SinkState } from './sink.js';
import { webhookSink, witnessSink, type Witness } from './sinks.js';

export interface WitnessOptions {
  /** Connections of the role that reads every tenant's rows. */
  pool: pg.Pool;
  /** Without one nothing is signed here. */
  key?: SigningKey | undefined;
  /** The file that remembers each checkpoint outside the database. */
  file?: string | undefined;
  /** Whether that file is meant to lie elsewhere: one beside the database proves nothing to others. */
  isOutside: boolean;
  everyMs: number;
  egress: Egress;
  webhook?: string | undefined;
  witnesses?: readonly Witness[];
}

/** What a start says where nobody outside hears of what is signed. */
export const UNWATCHED =
  'tamper evidence ends at this database: no checkpoint of the log goes elsewhere (PARLEY_CHECKPOINT_HISTORY, PARLEY_CHECKPOINT_WEBHOOK, PARLEY_WITNESSES_FILE; docs/guide/witness.md)';

/** How often whoever needs a checkpoint looks whether another replica has signed it, and how long it waits in between, in milliseconds. */
const MOST_TRIES = 10;
const TRY_MS = 100;

/** How signing stands. */
export interface WitnessState {
  /** Why nothing is signed until somebody has looked. */
  stopped?: string;
  sinks: SinkState[];
}

/** Signs how far the log has come, tells it outside, and proves what is in it. */
export class LogWitness {
  private readonly logger = new Logger('Witness');
  private readonly signer: Signer | undefined;
  private readonly schedule: Schedule;
  private readonly pushers: readonly Pusher[];
  private readonly history: CheckpointHistory | undefined;
  private signing: Promise<void> | undefined;
  private unwatch = () => undefined as void;
  private said: string | undefined;
  private stopped: string | undefined;

  constructor(private readonly options: WitnessOptions) {
    const { pool, key, file, everyMs, egress, webhook, witnesses = [] } = options;
    this.history = file === undefined ? undefined : new CheckpointHistory(file);
    this.signer = key && new Signer({ pool, key, history: this.history });
    this.schedule = new Schedule(everyMs, () => void this.sign());
    const log = {
      consistency: (epoch: number, from: number, to: number) => this.tree(epoch, to).consistency(from, to),
      cosignedSize: (epoch: number, witness: string) => cosignedSize(pool, epoch, witness),
      keep: (cosignature: Parameters<typeof keepCosignature>[1]) => keepCosignature(pool, cosignature),
    };
    const sinks = [
      ...(webhook === undefined ? [] : [webhookSink(egress, webhook)]),
      ...witnesses.map((witness) => witnessSink(egress, witness, log)),
    ];
    this.pushers = sinks.map((sink) => new Pusher(sink, (text) => this.logger.warn(text)));
  }

  /** Signs from now on what comes, and at once where something came while nobody signed. */
  start(projector: Pick<Projector, 'onPage'>): void {
    if (!this.signer) return;
    this.unwatch = projector.onPage((page) => this.seen(page));
    this.schedule.soon();
  }

  async close(): Promise<void> {
    this.unwatch();
    this.schedule.close();
    await this.signing;
    await Promise.all(this.pushers.map((pusher) => pusher.close()));
  }

  /** Whether somebody outside hears of checkpoints; else they prove nothing to who does not trust this database. */
  get isWatched(): boolean {
    return this.pushers.length > 0 || this.options.isOutside;
  }

  get signs(): boolean {
    return this.signer !== undefined;
  }

  get state(): WitnessState {
    const { file, isOutside } = this.options;
    const kept = file !== undefined && isOutside ? [{ kind: 'file' as const, name: file }] : [];
    return {
      ...(this.stopped !== undefined && { stopped: this.stopped }),
      sinks: [...kept, ...this.pushers.map(({ state }) => state)],
    };
  }

  /** What others verify signatures by: the key of the epoch that is current. Undefined where nothing is signed here. */
  async vkey(): Promise<string | undefined> {
    const { key, pool } = this.options;
    return key && vkeyOf(noteKeyOf(key, await currentEpoch(pool)));
  }

  async newest(): Promise<Kept | undefined> {
    return newest(this.options.pool, await currentEpoch(this.options.pool));
  }

  epochs(): Promise<Epoch[]> {
    return epochs(this.options.pool);
  }

  /** @throws where the log has no position that it needs */
  async tile({ level, index, width }: Tile): Promise<Uint8Array | undefined> {
    const { pool } = this.options;
    const kept = await this.newest();
    if (!kept || width > widthIn(kept.checkpoint.size, level === 'entries' ? 0 : level, index)) return undefined;
    if (level !== 'entries') return tileBytes(await postgresTiles(pool, kept.epoch).hashes(level, index, width));
    return bundleOf((await entriesFrom(pool, index * TILE_WIDTH, width)).map((entry) => utf8(entryText(entry))));
  }

  /** The newest checkpoint, over a position where that can be had now. */
  async covering(position: number): Promise<Kept | undefined> {
    const kept = await this.newest();
    if (!this.signer || (kept && kept.checkpoint.size >= position)) return kept;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.sign();
      const now = await this.newest();
      if ((now && now.checkpoint.size >= position) || this.stopped !== undefined) return now;
      // Another replica signs just now.
      await delay(TRY_MS);
    }
    return this.newest();
  }

  /** The line that an export of a channel ends with. @param from the size of an older checkpoint that somebody holds */
  exportProof(channelId: string, from?: number): Promise<{ line?: string; size?: number }> {
    return proveExport({ witness: this, pool: this.options.pool }, channelId, from);
  }

  /** That an event is in what was signed (C2SP tlog-proof). */
  async proof({ epoch, note, checkpoint }: Kept, position: number): Promise<string> {
    const path = await this.tree(epoch, checkpoint.size).inclusion(position - 1, checkpoint.size);
    return tlogProof(position - 1, path, note);
  }

  consistency({ epoch, checkpoint }: Kept, from: number): Promise<Uint8Array[]> {
    return this.tree(epoch, checkpoint.size).consistency(from, checkpoint.size);
  }

  /** What the tree has after a position, up to where it was signed. */
  entriesAfter(position: number, { checkpoint }: Kept) {
    return entriesFrom(this.options.pool, position, checkpoint.size - position);
  }

  /** @returns `continues` where there is no reason for one; `busy` where another replica signs */
  async openEpoch(because: string, by: string): Promise<Epoch | 'continues' | 'busy' | 'unsigned'> {
    if (!this.signer) return 'unsigned';
    const opened = await this.signer.openEpoch(because, by);
    if (typeof opened === 'object') await this.sign();
    return opened;
  }

  /** What is new is signed, once for all who ask meanwhile. */
  sign(): Promise<void> {
    this.signing ??= this.signNow().finally(() => (this.signing = undefined));
    return this.signing;
  }

  private async signNow(): Promise<void> {
    try {
      const kept = await this.signer?.sign();
      this.stopped = undefined;
      this.said = undefined;
      if (kept) for (const pusher of this.pushers) pusher.push(kept);
    } catch (error) {
      if (isStop(error)) this.stopped = (error as Error).message;
      // What is away comes back: it is tried again when it is due.
      else this.schedule.due();
      this.complain(error as Error);
    }
  }

  private complain(error: Error): void {
    if (this.said === error.message) return;
    this.said = error.message;
    if (isStop(error)) this.logger.error(error.message);
    else if (!isUnavailable(error))
      this.logger.warn(`the log could not be signed, it is tried again: ${error.message}`);
  }

  private seen(page: readonly RecordedEvent[]): void {
    if (page.some(({ type }) => type === 'ChannelClosed')) this.schedule.soon();
    else this.schedule.due();
  }

  private tree(epoch: number, size: number): TiledTree {
    return new TiledTree(sha256, postgresTiles(this.options.pool, epoch), size);
  }
}

/** Trying again changes nothing: somebody has to look. */
const isStop = (error: unknown): boolean => error instanceof SigningStopped || error instanceof LogGap;
