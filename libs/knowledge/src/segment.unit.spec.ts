import { expect, it } from 'vitest';
import { queryTerms, segmented } from './segment.js';

it('writes text without spaces as pairs, and the last character by itself', () => {
  expect(segmented('数据库，安全')).toBe('数据 据库 库 安全 全');
  expect(segmented('ห้อง').split(' ').length).toBe([...'ห้อง'].length);
});

it('takes words and text without spaces apart from one another', () => {
  expect(segmented('使用PostgreSQL数据库')).toBe('使用 用 postgresql 数据 据库 库');
});

it('keeps the dot in a number, and drops every other sign', () => {
  expect(segmented('“Version” 3.5: talk/length, max_rounds… don’t')).toBe('version 3.5 talk length max rounds don t');
});

it('reads wide letters and capitals as their plain forms', () => {
  expect(segmented('ＡＢＣ Éclair')).toBe('abc éclair');
});

it('asks for pairs, for a lone character as the beginning of one, and for each term once', () => {
  expect(queryTerms('数据库 数据 税 Talk talk')).toEqual(["'talk'", "'数据'", "'据库'", "'税':*"]);
});

it('makes nothing of a query of signs, and cannot be made to write query syntax', () => {
  expect(queryTerms(' \0 … !!! ')).toEqual([]);
  expect(queryTerms("a' | !b & (c):* \\' <-> d")).toEqual(["'a'", "'b'", "'c'", "'d'"]);
});

it('asks for a bounded number of terms', () => {
  expect(queryTerms(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')).length).toBe(64);
});
