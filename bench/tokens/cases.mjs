// What is played: a board, a negotiation and a workshop, each with five who take part, and the team of the example.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { scriptOf } from './team-script.mjs';
import { text } from './words.mjs';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'];
/** No budget bounds it, and where a model's answer cannot be used it ends at once. */
const FREE = { budget_micro_usd: 0, model_wait_limit_ms: 0 };

const persona = (name, language) => text(`persona of ${name}`, language === 'zh' ? 60 : 30, language);
const topic = { en: 'Where and when the yearly meeting takes place', zh: '年度聚会在何时何地举行' };

export const board = (rounds, language = 'en') => ({
  name: `board of 5, ${rounds} rounds${language === 'zh' ? ', Chinese' : ''}`,
  path: '/v1/round-tables',
  language,
  body: {
    language,
    topic: topic[language],
    question: text('question', language === 'zh' ? 60 : 40, language),
    members: NAMES.map((name) => ({ name, persona: persona(name, language) })),
    config: { rounds, ...FREE },
  },
});

export const negotiation = (language = 'en') => ({
  name: `negotiation of 5${language === 'zh' ? ', Chinese' : ''}`,
  path: '/v1/channels',
  language,
  body: {
    language,
    demand: { text: `${topic[language]}. ${text('demand', language === 'zh' ? 120 : 80, language)}` },
    candidates: NAMES.map((name) => ({ name, persona: persona(name, language) })),
    config: FREE,
  },
});

export const workshop = (language = 'en') => ({
  name: `workshop of 5, 3 rounds${language === 'zh' ? ', Chinese' : ''}`,
  path: '/v1/workshops',
  language,
  body: {
    language,
    requirement: `${topic[language]}. ${text('requirement', language === 'zh' ? 120 : 80, language)}`,
    config: { max_rounds: 3, collection: `handbook-${language}`, ...FREE },
  },
});

/** Four phases, and a debate that is put in; they say what the example's script says. */
export function team(language = 'en') {
  const file = new URL(`../../examples/team/club-payments${language === 'zh' ? '.zh' : ''}.yaml`, import.meta.url);
  const body = parse(readFileSync(file, 'utf8'));
  return {
    name: `team of 4, a debate${language === 'zh' ? ', Chinese' : ''}`,
    path: '/v1/teams',
    language,
    body: { ...body, language, config: FREE },
    answers: () => scriptOf(body.experts),
  };
}

/** What a role searches for: each search finds four documents, 3,000 tokens in all. */
export const SEARCHES = ['rooms and halls', 'trains and buses'];

export const knowledge = (language) =>
  SEARCHES.flatMap((subject) =>
    [1, 2, 3, 4].map((part) => ({
      path: `${subject.split(' ')[0]}-${part}.md`,
      kind: 'markdown',
      text: `${subject}\n\n${text(`${subject} ${part}`, language === 'zh' ? 340 : 270, language)}`,
    })),
  );
