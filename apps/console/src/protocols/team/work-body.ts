import { lines } from '../people-lines.js';

export type Work =
  | 'plan'
  | 'revise'
  | 'execute'
  | 'assess'
  | 'open_debate'
  | 'argue'
  | 'sum_up'
  | 'rule'
  | 'synthesise';

/** What is asked of a person, as a team's inbox item has it. */
export interface Asked {
  participant_id: string;
  request_id: string;
  due_at: string;
  work: Work;
  title?: string;
  debate_round?: number;
  /** All that a model in that seat is told. */
  told?: string;
}

/** A text, a text that has to be there, sentences of a line each, or yes and no. */
export type Field = 'text' | 'required' | 'lines' | 'check';

/** What each piece of work hands over that a form can hold; the rest is JSON. */
export const FIELDS = {
  execute: { summary: 'required', findings: 'lines', decisions: 'lines', open_points: 'lines' },
  argue: { argument: 'required', position: 'required', changed: 'check' },
  open_debate: { point: 'required', disagreement: 'check' },
  sum_up: { summary: 'required', open_points: 'lines' },
  synthesise: { answer: 'required', decisions: 'lines', open_points: 'lines' },
} as const satisfies { readonly [work in Work]?: Readonly<Record<string, Field>> };

export type FormWork = keyof typeof FIELDS;

export const hasForm = (work: Work): work is FormWork => Object.hasOwn(FIELDS, work);

export const fieldsOf = (work: FormWork): [string, Field][] => Object.entries(FIELDS[work]);

/** What the form holds: texts, and '' or 'yes'. */
export type Typed = ReadonlyMap<string, string>;

export const isWhole = (work: FormWork, typed: Typed): boolean =>
  fieldsOf(work).every(([name, field]) => field !== 'required' || Boolean(typed.get(name)?.trim()));

/** As the API takes it. */
export function bodyOf(work: FormWork, typed: Typed): Record<string, string | string[] | boolean> {
  const entries = fieldsOf(work).map(([name, field]) => {
    const value = typed.get(name) ?? '';
    if (field === 'check') return [name, value !== ''];
    return [name, field === 'lines' ? lines(value) : value.trim()];
  });
  return Object.fromEntries(entries) as Record<string, string | string[] | boolean>;
}
