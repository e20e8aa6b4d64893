import { stripVTControlCharacters } from 'node:util';
import { CONTRACT_SCHEMA, type RecordedEvent } from '@parley/contracts';
import { decisionMadr, decisionMarkdown, decisionOf, deliberationRecord, recordMarkdown } from '@parley/protocols';
import { LANGUAGES, recordWords, type Language } from '@parley/wording';
import { beforeAll, expect, it } from 'vitest';
import { register, terminalOf } from '../../apps/cli/src/known-protocols.js';
import { PROTOCOLS } from '../../apps/cli/src/protocols.js';
import { Renderer } from '../../apps/cli/src/render/renderer.js';
import { eventsOf, NAMES } from './corpus.js';

beforeAll(() => register(PROTOCOLS));

/** Every value of an enum of the contract: what programs read, and no people. */
const VALUES = new Set(
  [...JSON.stringify(CONTRACT_SCHEMA).matchAll(/"enum":\[(?<all>[^\]]*)\]/gu)].flatMap(
    ({ groups }) => JSON.parse(`[${groups!['all']!}]`) as string[],
  ),
);

it.each(NAMES)('%s: no value of an enum reaches who reads what it came to, in either language', async (name) => {
  const events = eventsOf(name);
  const found = await Promise.all(
    LANGUAGES.map(async (language) => rawIn(events, language, await tellAll(events, language))),
  );
  expect(found).toEqual([[], []]);
});

it('such a value is found where it is', () => {
  const events = eventsOf('negotiation-partial');
  expect(rawIn(events, 'zh', '希望：withdraw')).toEqual(['withdraw']);
  expect(rawIn(events, 'en', 'Bo: no_objection')).toEqual(['no_objection']);
  expect(rawIn(events, 'en', '  - Wants: negotiate')).toEqual(['negotiate']);
});

/** Files of the decision and of the whole record, and what the terminal says at the end. */
async function tellAll(events: readonly RecordedEvent[], language: Language): Promise<string> {
  const decision = decisionOf(events);
  const record = recordMarkdown(deliberationRecord(events, language));
  // The last part is for whoever looks an event up: its type stands there as programs know it.
  const sentences = record.slice(record.indexOf('\n# '), record.indexOf(`## ${recordWords[language].index}`));
  const { renderer } = await terminalOf(events[0]!.protocol as string);
  const terminal = new Renderer(renderer(), { width: 200, language });
  const shown = events.map((event) => ({ event, lines: terminal.render(event) ?? '' }));
  const end = shown.flatMap(({ event, lines }) => (event.type === 'ChannelClosed' ? [lines].flat() : []));
  const madr = decisionMadr(decision, language);
  return [
    ...[decisionMarkdown(decision, language), madr.slice(madr.indexOf('\n# ')), sentences],
    ...end.map((line) => stripVTControlCharacters(line)),
  ].join('\n');
}

/** Words of ours as well. */
const WORDS_TOO = new Set(['none']);

/**
 * Values that stand in a text which nobody has said. In Chinese any Latin word of ours is one; in English those that are no words, or stand
 * alone at the end of a line. Codes of failures, in brackets, and templates, with their version, are named for whoever looks them up.
 */
function rawIn(events: readonly RecordedEvent[], language: Language, text: string): string[] {
  const said = new Set(events.flatMap(({ data }) => textsIn(data)).filter((one) => !VALUES.has(one)));
  const longestFirst = [...said].toSorted((a, b) => b.length - a.length);
  const ours = longestFirst
    .reduce((rest, one) => rest.replaceAll(one, ' '), text)
    .replaceAll(/[\w-]+\\?@\d+|[（(][^（()）]*[)）]/gu, ' ');
  const alone = /(?<=[:：·] ?)[a-z_]+$/gmu;
  const inChinese = /(?<![\w./-]|[A-Za-z] )[a-z_]+(?![\w./-])/gu;
  const lines = ours.split('\n').filter((line) => /[\u3000-\u9fff\uff00-\uffef]/u.test(line));
  const words = language === 'zh' ? lines.flatMap((line) => line.match(inChinese) ?? []) : (ours.match(alone) ?? []);
  const joined = ours.match(/\b[a-z]+_[a-z_]+\b/gu) ?? [];
  return [...new Set([...words, ...joined])].filter((word) => VALUES.has(word) && !WORDS_TOO.has(word));
}

/** Texts of what was recorded, each line by itself too: files lay them out anew. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value, ...value.split(/\n+/u)].map((one) => one.trim()).filter((one) => one.length > 2);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
