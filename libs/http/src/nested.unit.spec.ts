import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { IsOptional, IsString, validateSync } from 'class-validator';
import { expect, it } from 'vitest';
import { AreNested, IsNested } from './nested.js';

class Part {
  @IsString()
  name!: string;
}

class Whole {
  @IsNested()
  @Type(() => Part)
  @IsOptional()
  part?: Part;

  @AreNested()
  @Type(() => Part)
  @IsOptional()
  parts?: Part[];
}

const wrongOf = (value: object) => validateSync(plainToInstance(Whole, value)).map(({ property }) => property);

it.each([
  [{ part: [] }, 'part'],
  [{ part: [[]] }, 'part'],
  [{ part: 'x' }, 'part'],
  [{ part: { name: 1 } }, 'part'],
  [{ parts: [[]] }, 'parts'],
  [{ parts: [[[]]] }, 'parts'],
  [{ parts: [null] }, 'parts'],
  [{ parts: [{ name: 'a' }, {}] }, 'parts'],
])('%j is refused', (value, property) => {
  expect(wrongOf(value)).toEqual([property]);
});

it.each([{}, { part: { name: 'a' } }, { parts: [] }, { parts: [{ name: 'a' }, { name: 'b' }] }])(
  '%j is taken',
  (value) => {
    expect(wrongOf(value)).toEqual([]);
  },
);
