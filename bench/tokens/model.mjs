// What the simulated model says: answers as long as people's, told from their schemas and prompts alone.
import { genericAnswerer } from '@parley/testing/simulated-api';
import { text } from './words.mjs';

/** Words, or Chinese characters, as the prompts ask for them. */
const LENGTHS = {
  en: { turn: 115, claim: 18, summary: 180, reasoning: 70, analysis: 150, advice: 80, entry: 22, section: 60 },
  zh: { turn: 190, claim: 30, summary: 360, reasoning: 120, analysis: 260, advice: 140, entry: 40, section: 100 },
};

const ids = (prompt, pattern) => [...new Set([...prompt.matchAll(pattern)].map((match) => match[1]))];
const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli'];

/** An answerer for the cases of one language; each call says something new. */
export function scriptedModel() {
  let said = 0;
  /** What the negotiators have asked for, as field and value. */
  const terms = new Map();
  const make = (what, request, language) => text(`${what} ${(said += 1)}`, LENGTHS[language][what], language);

  /** By the fields of the schema; the first that fits. */
  const rules = {
    contribute: [
      ['text', 'stance'],
      (say) => ({ text: say('turn'), stance: { claim: say('claim'), accepts: [], rejects: [], verdict: 'partly' } }),
    ],
    sum_up: [['summary', 'open_points'], (say) => ({ summary: say('summary'), open_points: [say('claim')] })],
    screen: [
      ['selected', 'not_selected'],
      (say) => ({
        selected: NAMES.map((participant_id) => ({ participant_id, reason: say('claim') })),
        possibly_related: [],
        not_selected: [],
      }),
    ],
    feedback: [['feedback_type'], (say, { talk }) => feedback(say, talk)],
    adjust: [
      ['proposal', 'changes_made'],
      (say, { talk }) => ({
        changes_rejected: [],
        changes_made: ids(talk, /<request id="([^"]+)"/gu).map((request) => ({ request, change: say('claim') })),
        proposal: plan(),
        should_continue: true,
      }),
    ],
    draft: [['proposal'], () => ({ proposal: plan() })],
    gaps: [
      ['gaps', 'follow_up'],
      (say) => ({ gaps: [], follow_up: { suggested: false, demand: '' }, summary: say('section') }),
    ],
    judge: [
      ['judgement'],
      (say) => ({
        judgement: { reason: say('claim'), sufficient: true, questions: [], issues: NAMES.map(() => say('claim')) },
      }),
    ],
    lookup: [
      ['calls'],
      // It asks once, and then has what it needs.
      (_, { talk }) => ({ calls: /<found /u.test(talk) ? [] : SEARCHES }),
    ],
    speech: [['analysis', 'advice'], (say, { talk }, generic) => ({ ...generic, ...speech(say, talk) })],
    ratify: [
      ['entry_stances'],
      (say, { talk }) => ({
        entry_stances: ids(talk, /<entry [^>]*entry_id="([^"]+)"/gu).map((entry_id) => ({
          entry_id,
          reason: say('claim'),
          stance: 'agree',
        })),
      }),
    ],
    document: [
      ['summary', 'sections'],
      (say) => ({
        summary: say('claim'),
        sections: [1, 2, 3].map(() => ({ heading: say('claim').slice(0, 80), text: say('section'), items: [] })),
        based_on: [],
      }),
    ],
    review: [
      ['merges', 'rewordings'],
      (say) => ({ summary: say('section'), merges: [], rewordings: [], off_topic: [] }),
    ],
    report: [['summary'], (say) => ({ summary: say('summary') })],
  };

  /** In the first round all ask for something, in the second two, in the third nobody. */
  function feedback(say, talk) {
    const asked = terms.size;
    const asks = asked < 5 || (/(round 2|第 2 轮)/iu.test(talk) && asked < 7);
    if (!asks) return { reasoning: say('reasoning'), proposed_changes: [], feedback_type: 'accept' };
    const field = `term_${asked + 1}`;
    terms.set(field, say('claim'));
    const change = { field, reason: say('claim'), new_value: terms.get(field) };
    return { reasoning: say('reasoning'), proposed_changes: [change], feedback_type: 'negotiate' };
  }

  /** Seats keep their words: only what was asked for may change. */
  const plan = () => ({
    title: 'The yearly meeting',
    summary: text('plan', 30),
    terms: [...terms].map(([field, value]) => ({ field, value, unit: '' })),
    assignments: NAMES.map((participant_id, index) => ({
      participant_id,
      role: `Role ${index + 1}`,
      task: text(`task of ${participant_id}`, 15),
      notes: '',
      core: index === 0,
    })),
  });

  return (language) => {
    const answered = Object.values(rules).map(([fields, answer]) => ({
      when: ({ schema }) => fields.every((field) => schema.properties?.[field]),
      answer: (request, generic) => ({
        says: answer((what) => make(what, request, language), request, generic),
      }),
    }));
    return genericAnswerer(...answered);
  };
}

/** All of the handbook names every role: one search finds the five documents. */
const query = 'ProductPlanner SystemDesigner SeniorDeveloper TestPlanner RiskPlanner';
const SEARCHES = [{ tool: 'knowledge__search', arguments: JSON.stringify({ query }) }];

/** It settles an issue of the list, and finds a new one. */
function speech(say, talk) {
  const [issue] = ids(talk, /<issue [^>]*issue_id="([^"]+)"/gu);
  return {
    analysis: say('analysis'),
    advice: say('advice'),
    stances: issue ? [{ issue_id: issue, stance: 'agree', statement: say('claim'), reason: '' }] : [],
    entries: issue ? [{ text: say('entry'), resolves: [issue], reason: say('claim') }] : [],
    new_issues: [say('claim')],
    sources: ['handbook-1.md'],
  };
}
