import { roundTableBody } from '../../apps/cli/src/round-table/scenario.js';
import { partyCast } from '../../apps/cli/src/round-table/cast.js';
import { scenarioBody } from '../../apps/cli/src/negotiation/scenario.js';
import { openChannelData } from '../../services/channel-admin/src/http/negotiation/opening.js';
import { openRoundTableData } from '../../services/channel-admin/src/http/round-table/opening.js';
import { openWorkshopData } from '../../services/channel-admin/src/http/workshop/opening.js';
import { planBody } from '../../apps/cli/src/workshop/scenario.js';
import { play } from './play.js';

const INSTALLATION = { rehearsal: false, budgetMicroUsd: 0, termination: {} } as never;

const example = (path: string): string => new URL(`../../examples/${path}.yaml`, import.meta.url).pathname;

const board = (name: string, word: string) => {
  const body = { ...roundTableBody(example(`round-table/${name}`)), config: { rounds: 3 } };
  const data = openRoundTableData(body as never, INSTALLATION);
  return play({ type: 'OpenRoundTable', data }, { words: [word], when: 'in_a_round' });
};

const party = (language: 'en' | 'zh', ...words: [string, ...string[]]) => {
  const [question, ...rest] = words;
  const body = { mode: 'party', question, language, members: partyCast(language) };
  const data = openRoundTableData(body as never, INSTALLATION);
  return play({ type: 'OpenRoundTable', data }, { words: rest, when: 'when_asked' });
};

const meetup = (name: string, word: string) => {
  const data = openChannelData(scenarioBody(example(`negotiation/${name}`)) as never, INSTALLATION);
  return play({ type: 'OpenChannel', data }, { words: [word], when: 'in_a_round' });
};

const plan = (name: string, ...answers: string[]) => {
  const body = planBody(example(`workshop/${name}`));
  const data = openWorkshopData({ ...body, config: { ...body.config, max_rounds: 3 } } as never, INSTALLATION);
  return play({ type: 'OpenWorkshop', data }, { words: answers, when: 'when_asked' });
};

/** Talks of three rounds, in each language; what models are asked in them, and answer, is what the golden files show. */
export const TALKS = {
  'board.en': () => board('four-days', 'What do our two biggest customers say to it?'),
  'board.zh': () => board('four-days.zh', '我们最大的两个客户怎么看？'),
  'party.en': () => party('en', 'What breaks first when we launch?', 'And who would notice?', 'What do we test first?'),
  'party.zh': () => party('zh', '上线后最先出问题的是什么？', '谁会最先发现？', '我们先测什么？'),
  'negotiation.en': () => meetup('meetup', 'It must not cost more than 200 EUR.'),
  'negotiation.zh': () => meetup('meetup.zh', '花费不能超过一千元。'),
  'workshop.en': () => plan('offline-reading', 'The reading list is enough.'),
  'workshop.zh': () => plan('library-seats.zh', '只面向本校学生。'),
};
