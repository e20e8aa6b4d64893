import { tokensOf, type SimulatedAnswer } from '@parley/testing';
import { workOf } from '../../apps/standalone/src/interview-model.fixtures.js';
import { has, type Asked, type Fields, type Mood } from './day.js';

export type { Mood } from './day.js';

/** What an inventor claims, whatever was said. */
export const CLAIM = {
  en: 'Everybody agreed unanimously, as the Handbook of Meetings, p. 12, asks.',
  zh: '全体一致同意，见《会议手册》第 12 页。',
};
const BLUB = 'Fnord wibble blub.';

const isSeat = (names: readonly string[], { who }: Asked): boolean => !names.length || names.includes(who);

/** Those named decline to answer, or all do where nobody is named. */
export const refuses =
  (...names: string[]): Mood =>
  (asked) =>
    isSeat(names, asked) ? { says: '', thinks: '', stop_reason: 'refusal' } : undefined;

/** What no JSON is. */
export const breaksJson =
  (...names: string[]): Mood =>
  (asked) =>
    isSeat(names, asked) ? { says: '{"text": "Fri' } : undefined;

const isChoice = /^(?:agree|accept|adopt|execution|none|Completed|Profiling|pain|[a-z]+-\d+|by-\w+|ana|bo|cy|day)$/u;

/** The form is kept, the words mean nothing. */
const meaningless = (value: unknown): unknown => {
  if (typeof value === 'string') return isChoice.test(value) || !value ? value : BLUB;
  if (Array.isArray(value)) return value.map(meaningless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, meaningless(one)]));
};

export const talksNonsense =
  (...names: string[]): Mood =>
  (asked, usual) => {
    if (!isSeat(names, asked)) return undefined;
    const says = meaningless(usual) as Fields;
    // Whoever understands nothing takes no side.
    if (has(asked, 'stance')) says['stance'] = { claim: BLUB, accepts: ['blub'], rejects: [], verdict: 'undecided' };
    if (has(asked, 'feedback_type')) {
      says['feedback_type'] = 'negotiate';
      says['proposed_changes'] = [{ field: 'blub', new_value: 'fnord', reason: BLUB }];
    }
    if (has(asked, 'entry_stances')) says['stances'] = says['entries'] = [];
    return { says };
  };

/** Says again what the first said who was asked the like. */
export function parrots(): Mood {
  const said = new Map<string, SimulatedAnswer>();
  return ({ schema, who }, usual) => {
    if (!who) return undefined;
    const form = JSON.stringify(schema);
    const first = said.get(form) ?? { says: usual };
    said.set(form, first);
    return first;
  };
}

/** Differs to the end, whatever is proposed; and asks on, whatever is answered. */
export const neverSatisfied =
  (name: string): Mood =>
  (asked, usual, nth) => {
    if (asked.who !== name) return undefined;
    const { talk } = asked;
    if (has(asked, 'feedback_type')) return { says: { ...usual, ...wantsMonday } };
    if (has(asked, 'stance')) return { says: { ...usual, ...neverFriday } };
    if (has(asked, 'satisfied'))
      return { says: { ...usual, satisfied: false, question: `And what about case ${nth}?` } };
    if (has(asked, 'entry_stances')) {
      const entries = [...new Set(talk.match(/entry-\d+/gu))];
      const entry_stances = entries.map((entry_id) => ({
        entry_id,
        stance: 'object',
        reason: 'Old phones have no room for a week.',
      }));
      const asks = has(asked, 'questions') && {
        questions: [{ text: `Is case ${nth} needed?`, assumption: 'No.' }],
        stances: [],
        new_issues: [`Case ${nth} is open.`],
      };
      return { says: { ...usual, entry_stances, ...asks } };
    }
    if (has(asked, 'position'))
      return { says: { ...usual, argument: 'Wood rots in two winters.', position: 'Steel, or nothing.' } };
    return undefined;
  };

const wantsMonday = {
  reasoning: 'I work on Fridays and always will.',
  feedback_type: 'negotiate',
  proposed_changes: [{ field: 'day', new_value: 'Monday', reason: 'I work on Fridays.' }],
};
const neverFriday = {
  text: 'Under no circumstances on a Friday.',
  stance: { claim: 'Never on a Friday', accepts: [], rejects: ['ana', 'bo'], verdict: 'disagree' },
};

/** Whoever sums up claims what was not said; Cy goes on differing. */
export const invents =
  (language: 'en' | 'zh'): Mood =>
  (asked, usual, nth) => {
    const differs = neverSatisfied('Cy')(asked, usual, nth);
    if (differs) return differs;
    const claim = CLAIM[language];
    const own: Fields = {};
    for (const field of ['summary', 'answer', 'rationale'])
      if (has(asked, field) && !has(asked, 'artefacts')) own[field] = claim;
    for (const field of ['open_points', 'gaps', 'minority', 'overrules']) if (has(asked, field)) own[field] = [];
    if (has(asked, 'agreed')) own['agreed'] = true;
    if (has(asked, 'sources')) own['sources'] = ['Handbook of Meetings, p. 12'];
    return Object.keys(own).length ? { says: { ...usual, ...own } } : undefined;
  };

/** Thinks long before each answer. */
export const thinksLong: Mood = (_, usual) => ({ says: usual, thinks: 'hmm '.repeat(8_000) });

/** Refuses what is longer than its window. */
export const readsAtMost =
  (window: number): Mood =>
  ({ blocks }) => {
    const sent = blocks.reduce((sum, { text }) => sum + tokensOf(text), 0);
    const message = `prompt is too long: ${sent} tokens > ${window} maximum`;
    return sent > window ? { error: { status: 400, type: 'invalid_request_error', message } } : undefined;
  };

export const wrongKey: Mood = () => ({
  error: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
});

/** Only the work of that kind of an interview is in that mood. */
export const inWork =
  (work: ReturnType<typeof workOf>, mood: Mood): Mood =>
  (asked, usual, nth) =>
    workOf(asked) === work ? mood(asked, usual, nth) : undefined;
