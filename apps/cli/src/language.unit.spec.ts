import { expect, it } from 'vitest';
import { languageOfMachine } from './language.js';

it.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'zh-TW' }, 'zh'],
  [{ LANG: 'zh' }, 'zh'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'zha' }, 'en'],
  [{ LC_ALL: 'zh_CN.UTF-8', LANG: 'C' }, 'zh'],
  [{ LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, 'en'],
  [{ LC_MESSAGES: 'zh_SG', LANG: 'en_US' }, 'zh'],
  [{}, 'en'],
])('a machine that says %j is spoken to in %s', (environment, language) => {
  expect(languageOfMachine(environment)).toBe(language);
});
