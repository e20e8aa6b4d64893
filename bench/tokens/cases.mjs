// What is played: a board, a negotiation and a workshop, each with five who take part.
import { text } from './words.mjs';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'];
const ROLES = ['ProductPlanner', 'SystemDesigner', 'SeniorDeveloper', 'TestPlanner', 'RiskPlanner'];
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

/** What the workshop's roles find: five documents, each of which names every role, of 3,000 tokens in all. */
export const knowledge = (language) =>
  NAMES.map((name, index) => ({
    path: `handbook-${index + 1}.md`,
    kind: 'markdown',
    text: `# ${ROLES.join(' ')}\n\n${text(`handbook ${name}`, language === 'zh' ? 600 : 490, language)}`,
  }));
