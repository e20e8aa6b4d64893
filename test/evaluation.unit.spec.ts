import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { CLAIMS, DATA } from '../tools/evaluation/claims.mjs';
// @ts-expect-error a script without types
import { figuresOf, figuresOn, pageOf } from '../tools/evaluation/page.mjs';

const textOf = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
const PAGE = textOf('docs/evaluation.md');
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\([^)\s]*evaluation\.md#([\w-]+)\)/gu)].map(([, words, id]) => [id!, words!] as const);

describe('docs/evaluation.md', () => {
  it('has a line for each figure that is measured or waits for a model, and no other', () => {
    const ids = Object.values(CLAIMS as Record<string, { id: string }[]>).flatMap((claims) =>
      claims.map(({ id }) => id),
    );
    expect(Object.keys(figuresOn(PAGE))).toEqual(ids);
  });

  it.each(['README.md', 'README.zh.md'])('is where %s has its figures from, each as it stands there', (file) => {
    const figures = figuresOn(PAGE);
    const links = linksIn(textOf(file));
    expect(links.length).toBeGreaterThan(5);
    expect(links).toEqual(links.map(([id]) => [id, figures[id]?.figure]));
  });

  it.each(['README.md', 'README.zh.md'])('has every number that %s claims to be measured', (file) => {
    const [, section] = /\n## (?:Measured|测量结果)\n([^]*?)\n## /u.exec(textOf(file))!;
    const bare = section!.replaceAll(/\[[^\]]*\]\([^)]*\)/gu, '');
    expect(bare).not.toMatch(/\d(?:\.\d|\s?%)/u);
  });
});

describe('the page of an evaluation', () => {
  const claim = (id: string, needs?: string) => ({
    ...{ id, what: id, mode: 'stance', data: 'own', needs },
    figure: ([line]: { auc: number }[]) => String(line!.auc),
  });
  const claims = {
    One: [claim('here'), claim('lent', 'file'), { id: 'model', what: 'model', command: 'a key', data: 'model' }],
  };
  const all = Object.values(claims).flat();
  const run = () => [[{ auc: 0.7 }], ''];
  const lent = (is: boolean) => (name: string) => is && name === 'file';

  it('has what was measured now by the rules of today, and what takes a model as not run', () => {
    const figures = figuresOf(all, { before: {}, rules: 'new', has: lent(true), run });
    const page = pageOf(claims, DATA, figures, 'new');
    expect(figuresOn(page)).toEqual({
      here: { figure: '0.7', rules: 'new' },
      lent: { figure: '0.7', rules: 'new' },
      model: { figure: 'not run', rules: '–' },
    });
  });

  it('keeps a figure whose data is not there with the rules that it was measured by, and makes none up', () => {
    const before = { lent: { figure: '0.6', rules: 'old' }, model: { figure: 'not run', rules: '–' } };
    const kept = figuresOf(all, { before, rules: 'new', has: lent(false), run });
    expect(figuresOn(pageOf(claims, DATA, kept, 'new'))['lent']).toEqual(before.lent);
    const none = figuresOf(all, { before: {}, rules: 'new', has: lent(false), run });
    expect(figuresOn(pageOf(claims, DATA, none, 'new'))['lent']).toEqual({ figure: 'not run', rules: '–' });
  });
});
