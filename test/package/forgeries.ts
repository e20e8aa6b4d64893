import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';

/** Something that is done to an export's lines, and what an auditor has to be told of it. */
export interface Forgery {
  change(lines: readonly string[]): string[];
  /** Words of `parley verify`, as a pattern: which of them stands first may depend on the shape of the tree. */
  en: string;
  zh?: string;
}

const isEvent = (line: string): boolean => line.startsWith('{"position"');
const isInput = (line: string): boolean => line.startsWith('{"input"');
const places = (lines: readonly string[], is: (line: string) => boolean): number[] =>
  lines.flatMap((line, index) => (is(line) ? [index] : []));

const swapped = (lines: readonly string[], [one, other]: readonly number[]): string[] =>
  lines.with(one!, lines[other!]!).with(other!, lines[one!]!);
const withEvent = (lines: readonly string[], at: number, change: (line: string) => string): string[] => {
  const place = places(lines, isEvent).at(at)!;
  return lines.with(place, change(lines[place]!));
};
const withProof = (lines: readonly string[], change: (proof: string) => string): string[] =>
  lines.with(-1, change(lines.at(-1)!));

/** The events anew, with a chain that holds and a last line that fits. */
export function rehashed(lines: readonly string[], change: (line: string) => string): string[] {
  let head = GENESIS_HASH;
  return lines.map((line) => {
    if (line.startsWith('{"manifest"')) {
      const { manifest } = JSON.parse(line) as { manifest: object };
      return JSON.stringify({ manifest: { ...manifest, head } });
    }
    if (!isEvent(line)) return line;
    const event = JSON.parse(change(line)) as RecordedEvent;
    event.hash = head = chainHash(head, event);
    return JSON.stringify(event);
  });
}

/** Without its last events, by a last line that fits; the proof stays as it was. */
function cut(lines: readonly string[]): string[] {
  const kept = lines.slice(0, places(lines, isEvent).at(-3)! + 1);
  const { channel_id, version, hash } = JSON.parse(kept.at(-1)!) as RecordedEvent;
  const manifest = { channel_id, events: version, head: hash, inputs: places(kept, isInput).length };
  const keys = lines.filter((line) => line.startsWith('{"keys"'));
  return [...kept, ...keys, JSON.stringify({ manifest }), lines.at(-1)!];
}

const sized = (by: number) => (_: string, before: string, size: string, after: string) =>
  `${before}${Number(size) + by}${after}`;

/** What the design names that can be done to a file of a channel, of which nobody has the key. */
export const FORGERIES: Record<string, Forgery> = {
  'an event was changed': {
    change: (all) => withEvent(all, 3, (line) => line.replace('"data":{', '"data":{"more":1,')),
    en: 'is not as it was recorded',
    zh: '与记录时不同',
  },
  'an event was dropped': {
    change: (all) => all.toSpliced(places(all, isEvent)[3]!, 1),
    en: 'the hash chain breaks at version 4',
    zh: '哈希链在版本 4 处断开',
  },
  'an event was put in': {
    change: (all) => all.toSpliced(places(all, isEvent)[3]!, 0, all[places(all, isEvent)[3]!]!),
    en: 'in its place is version 4',
  },
  'two events changed places': {
    change: (all) => swapped(all, places(all, isEvent).slice(3, 5)),
    en: 'the hash chain breaks at version 4',
  },
  'an event was moved within the log': {
    change: (all) => withEvent(all, 3, (line) => line.replace(/"position":\d+/u, '"position":1')),
    en: 'is at position 1 of the log',
  },
  'two inputs changed places': { change: (all) => swapped(all, places(all, isInput)), en: 'asked for' },
  'its end was cut off': { change: cut, en: 'its end was cut off', zh: '末尾被截断' },
  'all hashes were made anew over another outcome': {
    change: (all) => rehashed(all, (line) => line.replaceAll('"status":"success"', '"status":"failed"')),
    en: 'not those that were signed',
    zh: '与签署的不符',
  },
  'the last event says that it is later in the log': {
    change: (all) => withEvent(all, -1, (line) => line.replace(/("position":)(\d+)(,)/u, sized(1))),
    en: 'not those that were signed',
  },
  'the file was cut within a line': {
    change: (all) => [...all.slice(0, 4), all[4]!.slice(0, 40)],
    en: 'is not a whole export',
  },
  'a shorter tree is said to be signed': {
    change: (all) => withProof(all, (proof) => proof.replace(/(\/1\\n)(\d+)(\\n)/u, sized(-1))),
    en: 'not those that were signed|its end was cut off|none of your keys',
  },
  'the key has another name': {
    change: (all) =>
      withProof(all, (proof) => proof.replaceAll(/\u2014 parley-[^ ]+/gu, '\u2014 parley-0000000000000000/1')),
    en: 'none of your keys has signed',
  },
  'the proof is of a later version': {
    change: (all) => withProof(all, (proof) => proof.replace('tlog-proof@v1', 'tlog-proof@v2')),
    en: 'use that version',
  },
};
