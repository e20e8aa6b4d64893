// What the simulated model says: answers as long as people's, told from their schemas and prompts alone.
import { genericAnswerer } from '@parley/testing/simulated-api';
import { SEARCHES } from './cases.mjs';
import { text } from './words.mjs';

/** Words, or Chinese characters, as the prompts ask for them. */
const LENGTHS = {
  en: {
    turn: 115,
    claim: 18,
    summary: 180,
    reasoning: 70,
    analysis: 150,
    advice: 80,
    entry: 22,
    section: 60,
    document: 330,
  },
  zh: {
    turn: 190,
    claim: 30,
    summary: 360,
    reasoning: 120,
    analysis: 260,
    advice: 140,
    entry: 40,
    section: 100,
    document: 560,
  },
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
    // Each of the five documents has a field of its own besides; what people would put there stands in the summary.
    document: [
      ['summary', 'open_points'],
      (say, _, generic) => ({ ...generic, summary: say('document'), open_points: [] }),
      ({ properties }) => Object.keys(properties).length > 2,
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
    review: [
      ['merges', 'rewordings'],
      (say) => ({ summary: say('section'), merges: [], rewordings: [], matches: [], off_topic: [] }),
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
    const answered = Object.values(rules).map(([fields, answer, fits = () => true]) => ({
      when: ({ schema }) => fields.every((field) => schema.properties?.[field]) && fits(schema),
      answer: (request, generic) => ({
        says: answer((what) => make(what, request, language), request, generic),
      }),
    }));
    return genericAnswerer(...answered);
  };
}

const CALLS = SEARCHES.map((query) => ({ tool: 'knowledge__search', arguments: JSON.stringify({ query }) }));

/** Every role searches once, whatever others have found; then it settles an issue of the list, and finds a new one. */
function speech(say, talk) {
  const [self] = ids(talk, /^## (?:You are |你是)(.+)$/gmu);
  if (!talk.includes(`<found by="${self}"`)) return { calls: CALLS, analysis: '' };
  const [issue] = ids(talk, /<issue [^>]*issue_id="([^"]+)"/gu);
  return {
    calls: [],
    analysis: say('analysis'),
    advice: say('advice'),
    stances: issue ? [{ issue_id: issue, stance: 'agree', statement: say('claim'), reason: '' }] : [],
    entries: issue ? [{ text: say('entry'), resolves: [issue], reason: say('claim') }] : [],
    new_issues: [say('claim')],
    sources: ['rooms-1.md'],
  };
}
