import { beforeEach, expect, it } from 'vitest';
import { Absence } from './absence.js';

let now = 0;
let told: string[] = [];
let absence: Absence;

beforeEach(() => {
  now = 0;
  told = [];
  absence = new Absence(
    (line) => told.push(line),
    () => now,
  );
});

const awayUntil = (until: number) => {
  for (; now <= until; now += 500) absence.lasts('http://here');
};

it('is told once it is no mere cut, and each half minute that it lasts', () => {
  awayUntil(62_000);
  expect(told).toEqual([
    'http://here is away (0:02): it is waited for; Ctrl-C leaves',
    'http://here is away (0:32): it is waited for; Ctrl-C leaves',
    'http://here is away (1:02): it is waited for; Ctrl-C leaves',
  ]);
});

it('its end is told where it was, and another begins anew', () => {
  awayUntil(2_000);
  absence.ended('http://here');
  absence.ended('http://here');
  absence.lasts('http://here');
  expect(told.slice(1)).toEqual(['http://here is there again']);
});

it('a short cut is no news', () => {
  awayUntil(1_500);
  absence.ended('http://here');
  expect(told).toEqual([]);
});
