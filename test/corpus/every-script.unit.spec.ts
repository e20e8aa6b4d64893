import { auditChannel, verdictOf } from '@parley/audit';
import { sha256, storedInput, verifyExport } from '@parley/contracts';
import { compareChannels, deliberationRecord, recordHtml, recordMarkdown, REGISTRY } from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { TALKS } from '../../libs/protocols/src/whole-talks.fixtures.js';
import { exportedText } from './exported-text.js';
import { played } from './played.js';

/** Names and words as people of all scripts write them, with marks that turn, join and combine. */
const SAID = {
  Arabic: 'مرحبا، \u2067نص\u2069 العربية',
  Hebrew: '\u202Bשלום\u202C עולם',
  Devanagari: 'नमस्ते क्\u200Dष',
  'emoji with joiners': '👩\u200D🚀 👨\u200D👩\u200D👧 🏳\uFE0F\u200D🌈',
  'combining marks': 'e\u0301 n\u0303 Z\u0351\u036B\u0343',
  Chinese: '讨论：四天工作制「可行」𠮷',
};

describe.each(Object.keys(TALKS))('%s', (name) => {
  it.each(Object.entries(SAID))('in %s is exported, verified, audited, recorded and compared', async (_, said) => {
    const commands = played(name, 'en', said);
    const events = commands.flatMap((command) => command.events);
    const report = auditChannel(commands, { registry: REGISTRY });
    expect(report.divergence).toBeUndefined();
    expect(verdictOf(report)).toBe('follows');
    const inputs = commands.flatMap(({ events: own, data }) => {
      const stored = data && storedInput(own[0]!.metadata.command_type, data, own);
      return stored ? [{ version: own[0]!.version, stored }] : [];
    });
    const text = await exportedText(events, inputs);
    expect(text).toContain(said);
    expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true, export: { events: events.length } });
    const record = deliberationRecord(events, 'en');
    for (const file of [recordMarkdown(record), recordHtml(record)]) expect(file).not.toMatch(/undefined|\uFFFD/u);
    expect((await compareChannels(events, events)).first).toBeUndefined();
  });
});
