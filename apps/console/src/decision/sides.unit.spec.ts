import { MantineProvider } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import { decisionWords } from '@parley/wording';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sides } from './sides.js';

const record = {
  language: 'en',
  counts: { for: 1, between: 0, against: 1, absent: 1, asked: 3 },
  positions: [
    { participant_id: 'ana', name: 'Ana', side: 'for', stance: 'agree' },
    { participant_id: 'quirin', name: 'Quirin', side: 'against', stance: 'disagree' },
    { participant_id: 'zenobia', name: 'Zenobia', side: 'absent', stance: 'not_heard' },
  ],
} as DecisionRecord;

it.each(['en', 'zh'] as const)('a decision shows by name who disagrees, and who was not heard, in %s', (language) => {
  const words = decisionWords[language];
  const sides = createElement(Sides, { record, words });
  const page = renderToStaticMarkup(createElement(MantineProvider, null, sides));
  const text = page.replaceAll(/<[^>]*>/gu, '');
  expect(text).toMatch(
    new RegExp(`✗ ${words.sides.against}${words.colon}1Quirin.*∅ ${words.sides.absent}${words.colon}1Zenobia`, 'u'),
  );
});
