import { causeOf } from '@parley/untrusted';
import type { Registry } from '@parley/protocols';
import type { ChangedRows } from './channel-rows.js';
import type { Folded } from './fold-channels.js';
import { pageRows, type PageRow } from './page-rows.js';
import type { Quarantined } from './quarantine.js';

/** Channels as they are folded, with the rows that the tables do not have yet. */
export class Unwritten {
  private readonly channels = new Map<string, Folded>();

  get size(): number {
    return this.channels.size;
  }

  /** What came first and is not written is kept under what came later. */
  add(channelId: string, folded: Folded): void {
    const earlier = this.channels.get(channelId);
    this.channels.set(channelId, earlier ? laidOver(earlier, folded) : folded);
  }

  /** Under what has come meanwhile. */
  putBack(earlier: Unwritten): void {
    for (const [channelId, folded] of earlier.channels) {
      const newer = this.channels.get(channelId);
      this.channels.set(channelId, newer ? laidOver(folded, newer) : folded);
    }
  }

  rows(registry: Registry): { rows: PageRow[]; broken: Quarantined[] } {
    const rows: PageRow[] = [];
    const broken: Quarantined[] = [];
    for (const folded of this.channels.values()) {
      if ('broken' in folded) {
        broken.push(folded.broken);
        continue;
      }
      try {
        rows.push(...pageRows(folded.channel, folded.changed, registry));
      } catch (error) {
        const { channel_id, tenant, position } = folded.channel.fold.last!;
        broken.push({ channel_id, tenant, position, cause: causeOf(error) });
      }
    }
    return { rows, broken };
  }
}

function laidOver(before: Folded, after: Folded): Folded {
  if ('broken' in before) return before;
  if ('broken' in after) return after;
  return { channel: after.channel, changed: both(before.changed, after.changed) };
}

const both = (before: ChangedRows, after: ChangedRows): ChangedRows => ({
  turns: new Map([...before.turns, ...after.turns]),
  questions: new Map([...before.questions, ...after.questions]),
  protocolRows: new Map([...before.protocolRows, ...after.protocolRows]),
  words: after.words ?? before.words,
});
