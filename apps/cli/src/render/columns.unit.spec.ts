import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { columnsText } from './table.js';

const rows = [
  ['channel', 'protocol', 'last activity', 'topic'],
  [
    '01a207be',
    'round table',
    '2026-11-23 09:30:35',
    'Should we work four days a week, and who would have to pay for it?',
  ],
  ['01a207bf', 'plan', '2026-11-23 09:30:36', '离线模式：在没有网络时也能继续工作，并且不会丢失任何数据'],
];

it('is a line for each row, whole where nothing limits it', () => {
  const lines = columnsText(rows, 0).split('\n');
  expect(lines).toHaveLength(rows.length);
  expect(lines[1]).toBe(`01a207be  round table  2026-11-23 09:30:35  ${rows[1]!.at(-1)!}`);
});

it.each([120, 80, 60, 40, 30])(
  'is a line for each row in a terminal of %i columns, no wider, with its topic',
  (columns) => {
    const lines = columnsText(rows, columns).split('\n');
    expect(lines).toHaveLength(rows.length);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    expect(lines[1]).toMatch(/^01a207be .*Should we/u);
  },
);
