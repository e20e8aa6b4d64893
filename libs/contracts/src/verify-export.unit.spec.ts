import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sha256 } from './hash-chain.js';
import type { RecordedEvent } from './recorded-event.js';
import { exportedEvents, proofLineOf, verifyExport } from './verify-export.js';

const lines = readFileSync(
  new URL('../../../test/corpus/channels/older-negotiation-partial.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');
const { channel_id, hash: head } = JSON.parse(lines.at(-1)!) as RecordedEvent;
const said = { channel_id, events: lines.length, head };
const manifest = JSON.stringify({ manifest: said });

const verified = (all: readonly string[]) => verifyExport(`${all.join('\n')}\n`, { sha256 });
/** With one line made into others. */
const spoiled = (index: number, ...into: string[]) => lines.toSpliced(index, 1, ...into);
const changed = (index: number, text: string, by: string) => spoiled(index, lines[index]!.replace(text, by));
/** The first member of an event's data, with another value. */
const firstMember = (index: number) =>
  `"${Object.keys((JSON.parse(lines[index]!) as RecordedEvent).data)[0]}":"FORGED"`;
const typeOf = (index: number) => (JSON.parse(lines[index]!) as RecordedEvent).type;

describe('an export (P5)', () => {
  it('is whole by its last line, also where lines end as on Windows', () => {
    const whole = { ok: true, export: said };
    expect(verified([...lines, manifest])).toEqual(whole);
    expect(verified([...lines, manifest].map((line) => `${line}\r`))).toEqual(whole);
  });

  it('is the same with a proof behind it, which is about the log and not the chain', () => {
    const proof = '{"proof":{"version":1}}';
    expect(verified([...lines, manifest, proof])).toEqual({ ok: true, export: said });
    expect(proofLineOf([...lines, manifest, proof].join('\n'))).toBe(proof);
    expect(proofLineOf([...lines, manifest].join('\n'))).toBeUndefined();
    expect(exportedEvents([...lines, manifest, proof].join('\n'))).toHaveLength(lines.length);
    expect(verified([...lines, proof])).toMatchObject({ ok: false, fault: { kind: 'no_manifest' } });
    expect(verified([...lines, proof, manifest])).toMatchObject({ ok: false, fault: { kind: 'not_an_export' } });
  });

  it('without a last line is not known to be whole', () => {
    expect(verified(lines)).toEqual({
      ok: false,
      fault: { kind: 'no_manifest', events: lines.length, head },
    });
  });

  it.each([
    ['an event was changed', changed(4, '"data":{', '"data":{"more":1,'), { kind: 'changed', line: 5, version: 5 }],
    [
      'a hash was changed',
      changed(0, '"hash":"', '"hash":"0'),
      { kind: 'changed', line: 1, version: 1, type: typeOf(0) },
    ],
    [
      'a name is there twice, so that a person reads what no program does',
      changed(4, '"data":{', '"data":{},"data":{'),
      { kind: 'changed', line: 5, version: 5 },
    ],
    [
      'a name within the data is there twice',
      changed(4, '"data":{', `"data":{${firstMember(4)},`),
      { kind: 'changed', line: 5, version: 5 },
    ],
    ['something is said beside the event', changed(4, '{', '{"approved_by":"CEO",'), { kind: 'changed', line: 5 }],
    ['a number is written otherwise', changed(4, '"version":5', '"version":5.0'), { kind: 'changed', line: 5 }],
    ['something is no number', changed(4, '"data":{', '"data":{"more":1e999,'), { kind: 'changed', line: 5 }],
    [
      'something is nested too deeply',
      changed(4, '"data":{', `"data":{"more":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
      { kind: 'changed', line: 5 },
    ],
    ['an event was taken out', spoiled(4), { kind: 'missing', line: 5, from: 5, to: 5 }],
    ['the first events were taken out', lines.slice(3), { kind: 'missing', line: 1, from: 1, to: 3 }],
    [
      'an event is there twice',
      spoiled(4, lines[4]!, lines[4]!),
      { kind: 'misplaced', line: 6, version: 5, expected: 6 },
    ],
    ['a line is no JSON', spoiled(4, 'Hello'), { kind: 'not_an_export', line: 5, cut: false }],
    ['a line is no event', spoiled(4, '{"version":5}'), { kind: 'not_an_export', line: 5, cut: false }],
  ])('is told from one in which %s, and where', (_, all, fault) =>
    expect(verified([...all, manifest])).toMatchObject({ ok: false, fault }),
  );

  it.each([
    ['a position that is none', /"position":\d+/u, '"position":"first"'],
    ['a position that is a list', /"position":\d+/u, '"position":[1]'],
    ['a time that is a text', /"recorded_at":"[^"]+"/u, '"recorded_at":"approved by the CEO"'],
    ['a time that is an object', /"recorded_at":"[^"]+"/u, '"recorded_at":{"by":"CEO"}'],
  ])('is told from one in which there is %s, which no hash covers', (_, from, to) =>
    expect(verified([...spoiled(4, lines[4]!.replace(from, to)), manifest])).toMatchObject({
      ok: false,
      fault: { kind: 'changed', line: 5 },
    }),
  );

  it.each([
    [
      'cut within a line',
      [...lines.slice(0, 3), lines[3]!.slice(0, 40)],
      { kind: 'not_an_export', line: 4, cut: true },
    ],
    ['cut between lines', lines.slice(0, -3), { kind: 'no_manifest', events: lines.length - 3 }],
    ['without its last event', [...lines.slice(0, -1), manifest], { kind: 'not_whole', said }],
    [
      'whose last line is an event that says to be the end',
      [...lines, JSON.stringify({ ...(JSON.parse(lines.at(-1)!) as object), manifest: said })],
      { kind: 'misplaced', line: lines.length + 1 },
    ],
    [
      'whose last line says more than the end',
      [...lines, JSON.stringify({ manifest: { ...said, by: 'CEO' } })],
      { kind: 'not_an_export', line: lines.length + 1 },
    ],
    [
      'whose last line says one thing twice',
      [...lines, manifest.replace('"events":', '"events":1,"events":')],
      { kind: 'not_an_export', line: lines.length + 1 },
    ],
    [
      'whose last line says nothing that can be read',
      [...lines, '{"manifest":5}'],
      { kind: 'not_an_export', line: lines.length + 1, cut: false },
    ],
    ['of nothing but the last line', [manifest], { kind: 'no_events' }],
    ['of nothing', [''], { kind: 'no_events' }],
    ['that is another file', ['PK\u0003\u0004'], { kind: 'not_an_export', line: 1, cut: false }],
    ['that is other JSON', ['[1, 2]', 'null'], { kind: 'not_an_export', line: 1, cut: false }],
  ])('%s is refused', (_, all, fault) => expect(verified(all)).toMatchObject({ ok: false, fault }));
});

describe('inputs in an export', () => {
  const first = JSON.parse(lines[0]!) as RecordedEvent;
  const input = (version: number, data: object) => JSON.stringify({ input: { version, data } });
  const opening = input(1, first.data);
  const counted = (inputs: number) => JSON.stringify({ manifest: { ...said, inputs } });

  it('are what the hashes in the chain are of, and are counted', () => {
    expect(verified([opening, ...lines, counted(1)])).toEqual({ ok: true, export: { ...said, inputs: 1 } });
    expect(verified([...lines, counted(0)])).toEqual({ ok: true, export: said });
  });

  it.each<[string, string[], object]>([
    ['says something else', [input(1, { ...first.data, topic: 'x' }), ...lines, counted(1)], { line: 1, version: 1 }],
    ['is another command’s', [lines[0]!, input(2, first.data), ...lines.slice(1), counted(1)], { line: 2, version: 2 }],
    ['stands before another event', [input(2, first.data), ...lines, counted(1)], { line: 1, version: 2 }],
    ['is there twice', [opening, opening, ...lines, counted(2)], { line: 2, version: 1 }],
    ['belongs to nothing', [...lines, input(99, {})], { line: lines.length + 1, version: 99 }],
  ])('one that %s is found', (_, all, fault) => {
    expect(verified(all)).toEqual({ ok: false, fault: { kind: 'input', ...fault } });
  });

  it('one that was taken out is missed by the last line', () => {
    expect(verified([...lines, counted(1)])).toMatchObject({ ok: false, fault: { kind: 'not_whole' } });
  });

  it('with more beside it, or a name twice, is none', () => {
    const more = opening.replace('{"input"', '{"by":"CEO","input"');
    expect(verified([more, ...lines, counted(1)])).toMatchObject({ fault: { kind: 'not_an_export', line: 1 } });
  });
});
