import { afterEach, describe, expect, it, vi } from 'vitest';
import { base64 } from './bytes.js';
import { lastCheckpoint } from './checkpoint.js';
import type { Levels } from './levels.js';
import { noteKey, readVkeys, vkeyOf } from './note.js';
import { tellLevels } from './tell-levels.js';
import { sha256 } from './trees.fixtures.js';
import { triedEd25519 } from './web-crypto.js';

/** Says what it was asked to say, and with what. */
const words = {
  ...{ notProved: 'not proved', whole: 'whole', unchecked: 'unchecked', uncosigned: 'uncosigned' },
  ...{ linked: 'linked', notLinked: 'not linked', noneHeld: 'none held' },
  included: (...told: readonly unknown[]) => `included ${JSON.stringify(told)}`,
  openAt: (size: number) => `open at ${size}`,
  signed: (name: string) => `signed ${name}`,
  unsigned: (hasKeys: boolean) => (hasKeys ? 'no key of a log' : 'no key'),
  cosigned: (witnesses: readonly string[]) => `seen by ${witnesses.join(' ')}`,
};
const told = {
  ...{ words, events: 7, hasKeys: false, isHeld: false, canVerify: true },
  time: (at: string) => at.slice(0, 10),
  plain: (name: string) => name.toUpperCase(),
};
const included = { origin: 'log/1', size: 20, time: '2026-11-26T14:03:00Z', version: 7 };
const bare: Levels = { isProved: true, included, cosigned: [] };
const lines = (levels: Levels, more: Partial<typeof told> = {}) =>
  tellLevels(levels, { ...told, ...more }).map(({ isReached, text }) => `${isReached ? '+' : '-'} ${text}`);

describe('levels are told', () => {
  it('all of them where each is reached, with names as they may be shown', () => {
    const all: Levels = {
      ...bare,
      isWhole: true,
      signed: 'log/1',
      cosigned: [{ witness: 'w1', time: 1 }],
      held: 'linked',
    };
    expect(lines(all, { hasKeys: true, isHeld: true })).toEqual([
      ...['+ included [20,"LOG/1","2026-11-26",null]', '+ whole', '+ signed LOG/1', '+ seen by W1', '+ linked'],
    ]);
  });

  it('each that is not reached by why not', () => {
    const none = ['- open at 20', '- no key', '- uncosigned', '- none held'];
    expect(lines(bare).slice(1)).toEqual(none);
    const given = { hasKeys: true, isHeld: true };
    expect(lines({ ...bare, held: 'not_linked' }, given).slice(2)).toEqual([
      '- no key of a log',
      '- uncosigned',
      '- not linked',
    ]);
    expect(lines(bare, { canVerify: false, hasKeys: true }).slice(1)).toEqual([
      '- open at 20',
      '- unchecked',
      '- none held',
    ]);
    expect(lines({ isProved: false, cosigned: [] })).toEqual(['- not proved']);
    // A file may go on behind what was signed, and a checkpoint need not say a time.
    const { time: _, ...timeless } = included;
    expect(lines({ ...bare, included: timeless }, { events: 9 })[0]).toBe('+ included [20,"LOG/1",null,7]');
  });
});

describe('what somebody checks by', () => {
  const key = vkeyOf(noteKey(sha256, 'log/1', 1, new Uint8Array(32)));
  it('is keys a line each, or none where one of them is none', () => {
    expect(readVkeys(sha256, `# ours\r\n${key} since May\r\n\n`)).toMatchObject([{ name: 'log/1', type: 1 }]);
    expect(readVkeys(sha256, `${key}\nnobody`)).toBeUndefined();
    expect(readVkeys(sha256, ' \n# none\n')).toBeUndefined();
  });

  it('is the last checkpoint of a text, however it was saved', () => {
    const note = (size: number) =>
      `log/1\n${size}\n${base64(new Uint8Array(32))}\n\n\u2014 log/1 ${base64(new Uint8Array(68))}\n`;
    const history = `${note(3)}\n${note(5)}`;
    for (const text of [history, history.trim(), history.replaceAll('\n', '\r\n'), `${history}\nhalf a no`])
      expect(lastCheckpoint(text)).toMatchObject({ origin: 'log/1', size: 5 });
    expect(lastCheckpoint('log/1\n5\n')).toBeUndefined();
  });
});

describe('Ed25519', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[string, object]>([
    ['has nothing of the kind', {}],
    [
      'knows no such algorithm',
      { subtle: { importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')) } },
    ],
  ])('is not there where a browser %s', async (_, crypto) => {
    expect(await triedEd25519()).toBeTypeOf('function');
    vi.stubGlobal('crypto', crypto);
    expect(await triedEd25519()).toBeUndefined();
  });
});
