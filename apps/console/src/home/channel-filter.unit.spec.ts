import { pageWords } from '@parley/wording/page';
import { expect, it } from 'vitest';
import { channelFilter, stateChoices, timeChoices } from './channel-filter.js';

const NOW = new Date(2026, 10, 25, 15, 30);
const filterOf = (search: string) => channelFilter(new URLSearchParams(search), NOW);

it('asks the server for all that the address says', () => {
  expect(filterOf('q= meet up&who=Ana&protocol=team&status=failed&since=week')).toEqual({
    q: 'meet up',
    participant: 'Ana',
    protocol: 'team',
    outcome: 'failed,no_agreement,negotiation_timeout',
    active_since: new Date(2026, 10, 19).toISOString(),
  });
});

it('asks for nothing where the address says nothing, or what nobody knows', () => {
  expect(filterOf('')).toEqual({});
  expect(filterOf('q=%20&status=blue&since=ever&new=team')).toEqual({});
});

it.each(['en', 'zh'] as const)('each choice asks for something but the first (%s)', (language) => {
  const words = pageWords[language].frame;
  for (const [name, choices] of Object.entries({ status: stateChoices(words), since: timeChoices(words) }))
    expect(choices.filter(({ value }) => !Object.keys(filterOf(`${name}=${value}`)).length)).toEqual([choices[0]]);
});
