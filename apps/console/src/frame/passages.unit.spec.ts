import { expect, it } from 'vitest';
import { passagesOf } from './passages.js';

it('tells which words were changed, in English and in Chinese', () => {
  expect(passagesOf('The club pays.', 'The members pay.', 'en')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'removed', text: 'club' },
    { kind: 'added', text: 'members' },
    { kind: 'same', text: ' ' },
    { kind: 'removed', text: 'pays' },
    { kind: 'added', text: 'pay' },
    { kind: 'same', text: '.' },
  ]);
  expect(passagesOf('费用由俱乐部承担。', '费用由会员承担。', 'zh')).toEqual([
    { kind: 'same', text: '费用由' },
    { kind: 'removed', text: '俱乐部' },
    { kind: 'added', text: '会员' },
    { kind: 'same', text: '承担。' },
  ]);
});

it('leaves out of what is the same all that is far from a change, and says how much', () => {
  const long = 'word '.repeat(200);
  const passages = passagesOf(`${long}club ${long}`, `${long}members ${long}`, 'en');
  expect(passages.map(({ kind, cut }) => [kind, cut])).toEqual([
    ['same', 840],
    ['same', undefined],
    ['removed', undefined],
    ['added', undefined],
    ['same', 841],
  ]);
});

it('texts that are the same are one passage', () =>
  expect(passagesOf('One.', 'One.', 'en')).toEqual([{ kind: 'same', text: 'One.' }]));
