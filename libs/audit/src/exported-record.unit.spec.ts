import { REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { played } from '../../../test/corpus/played.js';
import { auditChannel } from './audit-channel.js';
import { auditExport } from './audit-export.js';
import { exportedRecord } from './exported-record.js';

const commands = played('round table');
const last = commands.at(-1)!.events.at(-1)!;
const manifest = { channel_id: last.channel_id, events: last.version, head: last.hash, inputs: commands.length };
const lines = [
  ...commands.flatMap(({ events, data }) => [{ input: { version: events[0]!.version, data } }, ...events]),
  { manifest },
].map((line) => JSON.stringify(line));

it('a file comes to what the same channel in memory does, however often it is read anew', () => {
  const audited = auditExport(() => lines.values(), { language: 'en' });
  expect(audited).toEqual({
    ...{ ok: true, report: auditChannel(commands, { registry: REGISTRY }) },
    found: expect.objectContaining({ events: last.version }) as unknown,
  });
});

it('no more of a file is read than is looked at: it is never held whole', () => {
  let read = 0;
  const counted = function* () {
    for (const line of lines) {
      read += 1;
      yield line;
    }
  };
  const record = exportedRecord(counted, new Map());
  const [first] = record.commands;
  expect(first).toEqual(commands[0]);
  // Its own, what was asked for at the next, and the next's first: by that one knows that it is whole.
  expect(read).toBe(1 + first!.events.length + 2);
  read = 0;
  const [opening] = record.events;
  expect(opening).toEqual(commands[0]!.events[0]);
  expect(read).toBe(2);
});

it('where something cannot be told, its place is named, and so is that of the first that does not follow', () => {
  const [, second] = commands;
  const { version, position, metadata } = second!.events[0]!;
  const gone = auditChannel(
    commands.map((command) => (command === second ? { ...command, data: undefined } : command)),
    { registry: REGISTRY },
  );
  // Since rules are named, an input that is gone was taken away.
  expect(gone.divergence).toMatchObject({ kind: 'input', version, position, command_type: metadata.command_type });
  const unnamed = commands.map(({ events }) => ({
    events: events.map((event) => ({ ...event, metadata: { ...event.metadata, rules: undefined } }) as typeof event),
    data: undefined,
  }));
  const { unrecorded, places } = auditChannel(unnamed, { registry: REGISTRY });
  expect(unrecorded).toBe(commands.length);
  expect(places.unrecorded).toHaveLength(Math.min(100, commands.length));
  expect(places.unrecorded[1]).toEqual({ version, position, command_type: metadata.command_type });
});
