import { own, type EntryStance, type PlanDocument, type ProposedEntry, type Speech } from '@parley/contracts';
import { DOCUMENT_KINDS, PLAN_SCHEMAS, type TypedKind } from '@parley/protocols/workshop';
import { each } from '../command-values.js';

/** A document with empty what was left out. */
export function wholeDocument({ sections = [], ...given }: Partial<PlanDocument>): PlanDocument {
  const typed = DOCUMENT_KINDS.flatMap((kind) =>
    kind !== 'general' && isObject(given[kind]) ? [[kind, wholeFields(kind, given[kind])] as const] : [],
  );
  return {
    summary: '',
    based_on: [],
    ...given,
    ...Object.fromEntries(typed),
    sections: each(sections, { text: '', items: [] }),
  };
}

/** The fields of a kind: lists that were left out are empty, and so is what their items cite. */
function wholeFields(kind: TypedKind, given: object): object {
  const { properties } = PLAN_SCHEMAS[kind] as { properties: Record<string, { type?: string } | undefined> };
  const { properties: general } = PLAN_SCHEMAS.document as { properties: object };
  const lists = Object.entries(properties).filter(
    ([name, schema]) => schema?.type === 'array' && !Object.hasOwn(general, name),
  );
  const whole = lists.map(([name]) => [name, each(own(given as Record<string, object[]>, name) ?? [], NO_CITATION)]);
  return { ...given, ...Object.fromEntries(whole) };
}

const NO_CITATION = { based_on: [] as string[] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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
    entries: wholeEntries(entries),
  };
};

/** Proposed entries, with what they settle and why where it is said. */
export const wholeEntries = (given: object[]): ProposedEntry[] =>
  each(given as ProposedEntry[], { resolves: [], reason: '' });

/** Stances on entries; a reason may be left out. */
export const wholeStances = (given: object[]): EntryStance[] => each(given as EntryStance[], { reason: '' });
