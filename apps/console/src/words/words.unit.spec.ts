import { pageWords } from '@parley/wording/page';
import { expect, it } from 'vitest';
import { PROTOCOLS } from '../protocols/index.js';

it('every command that only one protocol knows is explained', () => {
  for (const { name, commands = [] } of PROTOCOLS) {
    const words = pageWords.en[name];
    const explained = 'commands' in words ? words.commands : {};
    expect(Object.keys(explained).map((word) => `/${word}`)).toEqual(commands);
  }
});
