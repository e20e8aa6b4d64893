import { expect, it } from 'vitest';
import { propose } from './propose.js';

it.each([
  ['A meetup in December: who does what?', 'negotiation'],
  ['Split the rent of our flat', 'negotiation'],
  ['十二月的聚会，谁来负责什么？', 'negotiation'],
  ['Should we work four days a week?', 'round-table'],
  ['我们该不该改成四天工作制？', 'round-table'],
  ['Offline mode for our app', 'workshop'],
  ['Plan the migration of our mail server', 'workshop'],
  ['规划图书馆座位预约功能', 'workshop'],
  ['Compare three ways to take fees and write a report', 'team'],
  ['调研三种支付方式并写一份报告', 'team'],
  ['Interview me: what do we need for our bakery?', 'interview'],
  ['帮我想清楚面包店的网站需要什么', 'interview'],
])('%s: a %s', (text, form) => {
  const proposed = propose(text);
  expect(proposed.form.name).toBe(form);
  expect(proposed.because.length).toBeGreaterThan(0);
  for (const word of proposed.because) expect(text.toLowerCase()).toContain(word);
});

it.each(['', 'Cheese', '奶酪', '🧀', 'constructor __proto__'])('says nothing of why where %j says nothing', (text) => {
  expect(propose(text)).toMatchObject({ form: { name: 'round-table' }, because: [] });
});

it('looks at the beginning of a long text alone', () => {
  expect(propose(`${'x '.repeat(1_000)} plan`).because).toEqual([]);
});
