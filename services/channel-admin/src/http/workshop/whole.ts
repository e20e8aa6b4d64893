import type { EntryStance, PlanDocument, Speech } from '@parley/contracts';

/** A document with empty what was left out. */
export const wholeDocument = ({ sections = [], ...given }: Partial<PlanDocument>): PlanDocument => ({
  summary: '',
  based_on: [],
  ...given,
  sections: each(sections, { text: '', items: [] }),
});

/** A speech with empty what was left out. */
export const wholeSpeech = (given: Partial<Speech>): Speech => {
  const { stances = [], entry_stances = [], entries = [], ...rest } = given;
  return {
    analysis: '',
    advice: '',
    comments: [],
    questions: [],
    new_issues: [],
    reopens: [],
    sources: [],
    ...rest,
    stances: each(stances, { statement: '', reason: '' }),
    entry_stances: wholeStances(entry_stances),
    entries: each(entries, { resolves: [], reason: '' }),
  };
};

/** Stances on entries; a reason may be left out. */
export const wholeStances = (given: object[]): EntryStance[] => each(given as EntryStance[], { reason: '' });

/** The items with their defaults; what is no list is left as it is, for the contract to refuse. */
export const each = <T extends object>(list: T[], defaults: Partial<T>): T[] =>
  Array.isArray(list) ? list.map((item) => ({ ...defaults, ...item })) : list;
