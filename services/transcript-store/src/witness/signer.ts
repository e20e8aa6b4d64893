import { ADVISORY_LOCKS } from '@parley/event-log';
import {
  checkpointText,
  equal,
  isSignedBy,
  TILE_WIDTH,
  TiledTree,
  webCryptoEd25519,
  type SignedCheckpoint,
} from '@parley/transparency';
import type pg from 'pg';
import type { CheckpointHistory } from './checkpoint-history.js';
import { epochs, FIRST_EPOCH, keepCheckpoint, keepEpoch, newest, type Epoch, type Kept } from './checkpoint-store.js';
import { grownTo, growTree, postgresTiles, type Queryable } from './log-tree.js';
import { epochIn, noteKeyOf, originOf, sha256, signedNote, type SigningKey } from './signing-key.js';

/** Why nothing is signed until somebody has looked: what was signed before cannot be continued. */
export interface Stopped {
  why: 'shorter' | 'changed' | 'other-key' | 'older-epoch';
  /** The last checkpoint that is known. */
  last: SignedCheckpoint;
  /** How many events the log has. */
  events: number;
}

/** What was signed cannot be continued by this log. */
export class SigningStopped extends Error {
  override name = 'SigningStopped';

  constructor(readonly stopped: Stopped) {
    super(`nothing is signed: ${WHY[stopped.why](stopped)}`);
  }
}

const WHY: Record<Stopped['why'], (stopped: Stopped) => string> = {
  shorter: ({ last, events }) =>
    `the last checkpoint is over ${last.size} events, and the log has ${events}; after a restore, open a new epoch (parley witness new-epoch --because …)`,
  changed: ({ last }) =>
    `the log no longer begins with the ${last.size} events of the last checkpoint; after a restore, open a new epoch (parley witness new-epoch --because …)`,
  'other-key': ({ last }) =>
    `the last checkpoint, of ${last.origin}, was signed by another key; with this one, open a new epoch (parley witness new-epoch --because …)`,
  'older-epoch': ({ last }) =>
    `the last checkpoint is of a later epoch, ${last.origin}; after a restore, open a new epoch (parley witness new-epoch --because …)`,
};

interface Options {
  /** Connections of the role that reads every tenant's rows. */
  pool: pg.Pool;
  key: SigningKey;
  /** What it remembers outside the database; without it, the database alone. */
  history?: CheckpointHistory | undefined;
  now?(): Date;
}

/** Events that are hashed in one transaction: a log that was never signed is caught up with step by step. */
const STEP = 65_536;

/** Signs how far the log has come, and refuses what does not continue what it has signed. One of all replicas at a time. */
export class Signer {
  constructor(private readonly options: Options) {}

  /**
   * @returns what was signed; undefined where there is nothing new, or another replica is about it
   * @throws SigningStopped; where the database or the file is away, its error
   */
  async sign(): Promise<Kept | undefined> {
    for (;;) {
      const step = await this.locked((db) => this.step(db));
      if (step !== 'more') return step;
    }
  }

  /**
   * Opens the next epoch, as an act that quotes the last checkpoint known.
   * @returns `continues` where what was signed can be continued, so that there is no reason for one; `busy` where another replica signs
   */
  async openEpoch(because: string, by: string): Promise<Epoch | 'continues' | 'busy'> {
    const opened = await this.locked(async (db) => {
      if (!(await this.isStopped(db))) return 'continues';
      const { epoch: before, last } = await this.known(db);
      const { key, history, now = () => new Date() } = this.options;
      const outside = last && epochIn(key, last.origin);
      const epoch = Math.max(before, outside ?? 1) + 1;
      const opened_at = now().toISOString();
      const after = last?.note.text;
      const act = signedNote(key, epoch, actText({ origin: originOf(key, epoch), because, by, opened_at, after }));
      await history?.append(act);
      const made = { epoch, opened_at, opened_by: by, because, act, ...(after !== undefined && { after }) };
      await keepEpoch(db, made);
      return made;
    });
    return opened ?? 'busy';
  }

  private async step(db: Queryable): Promise<Kept | 'more' | undefined> {
    const { key, history, now = () => new Date() } = this.options;
    const { epoch, kept, events } = await this.sound(db);
    if (events === (kept?.checkpoint.size ?? 0)) return undefined;
    const grown = await grownTo(db, epoch);
    const size = Math.min(events, grown + STEP);
    await growTree(db, epoch, grown, size);
    if (size < events) return 'more';
    const root = await new TiledTree(sha256, postgresTiles(db, epoch), size).rootAt(size);
    const at = now();
    const time = `${at.toISOString().slice(0, 19)}Z`;
    const text = checkpointText({ origin: originOf(key, epoch), size, root, time });
    const note = signedNote(key, epoch, text);
    // Before anybody can see it: what was given away is remembered, whatever becomes of the database.
    await history?.append(note);
    await keepCheckpoint(db, epoch, size, note, at);
    return (await newest(db, epoch))!;
  }

  /** What is signed so far, which this log continues. @throws SigningStopped */
  private async sound(db: Queryable) {
    const { key } = this.options;
    const { epoch, after, kept, last } = await this.known(db);
    const { rows } = await db.query<{ position: string }>('select position from log.head');
    const events = Number(rows[0]!.position);
    const stop = (why: Stopped['why'], checkpoint: SignedCheckpoint): never => {
      throw new SigningStopped({ why, last: checkpoint, events });
    };
    for (const one of unlike(last, kept?.checkpoint)) {
      // Where it ended was quoted when this epoch was opened.
      if (one.note.text === after) continue;
      const of = epochIn(key, one.origin);
      if (of === undefined || !(await isSignedBy(one.note, noteKeyOf(key, of), verifyEd25519))) stop('other-key', one);
      if (of! > epoch) stop('older-epoch', one);
      // Another replica has opened an epoch since.
      if (of! < epoch) continue;
      if (one.size > events) stop('shorter', one);
      if (!(await this.continues(db, epoch, one))) stop('changed', one);
    }
    return { epoch, kept, events };
  }

  private isStopped(db: Queryable): Promise<boolean> {
    return this.sound(db).then(
      () => false,
      (error: unknown) => {
        if (error instanceof SigningStopped) return true;
        throw error;
      },
    );
  }

  private async continues(db: Queryable, epoch: number, { size, root }: SignedCheckpoint): Promise<boolean> {
    const grown = await grownTo(db, epoch);
    // Hashes that are not there yet, as after a crash between the file and the database.
    if (grown + TILE_WIDTH <= size) await growTree(db, epoch, grown, size);
    return equal(await new TiledTree(sha256, postgresTiles(db, epoch), size).rootAt(size), root);
  }

  /** @returns `last`: that of the file where there is one, else that of the database */
  private async known(db: Queryable) {
    const opened = (await epochs(db)).at(-1);
    const epoch = opened?.epoch ?? FIRST_EPOCH;
    const kept = await newest(db, epoch);
    const outside = await this.options.history?.last();
    return { epoch, after: opened?.after, kept, last: outside ?? kept?.checkpoint };
  }

  /** In a transaction that one replica has at a time; undefined where another has it. */
  private async locked<Value>(work: (db: Queryable) => Promise<Value>): Promise<Value | undefined> {
    const client = await this.options.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('begin');
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
        ADVISORY_LOCKS.checkpoints,
      ]);
      const value = rows[0]!.taken ? await work(client) : undefined;
      await client.query('commit');
      return value;
    } catch (error) {
      failure = await client.query('rollback').then(
        () => undefined,
        (broken: Error) => broken,
      );
      throw error;
    } finally {
      client.release(failure);
    }
  }
}

const verifyEd25519 = webCryptoEd25519()!;

/** The one or two that are there. */
const unlike = (...all: readonly (SignedCheckpoint | undefined)[]): SignedCheckpoint[] => {
  const there = all.filter((one) => one !== undefined);
  return there.filter(({ note }, at) => there.findIndex((one) => one.note.text === note.text) === at);
};

/** What is signed of an epoch that begins, and why: it quotes what is not continued. */
const actText = (act: {
  origin: string;
  because: string;
  by: string;
  opened_at: string;
  after?: string | undefined;
}): string =>
  [
    'parley-epoch@v1',
    act.origin,
    `time ${act.opened_at}`,
    `by ${JSON.stringify(act.by)}`,
    `because ${JSON.stringify(act.because)}`,
    ...(act.after === undefined ? ['after nothing'] : ['after', act.after.trimEnd()]),
    '',
  ].join('\n');
