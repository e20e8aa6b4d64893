import {
  genericAnswerer,
  type Answerer,
  type Rule,
  type SimulatedAnswer,
  type SimulatedRequest,
} from '@parley/testing';

/** What an interview's model is asked for, by the field that only its schema has. */
const FIELDS = {
  brief: 'notice',
  answer: 'text',
  analyse: 'analysis',
  oversee: 'oversight',
  compress: 'points',
  conclude: 'open_points',
  write: 'changes',
} as const;
export type Work = keyof typeof FIELDS;

const fieldsOf = ({ schema }: SimulatedRequest) => (schema as { properties?: object }).properties ?? {};

/** The work that a request is for; undefined for what is none of an interview's. */
export const workOf = (request: SimulatedRequest): Work | undefined =>
  (Object.keys(FIELDS) as Work[]).find((work) => FIELDS[work] in fieldsOf(request));

/** The document that a request is for, by the part that only it has. */
export const isDocument = (request: SimulatedRequest, part: string): boolean => part in fieldsOf(request);

/** The turns that the Analyst is to read, first and last: its task ends with them, in either language. */
export function turnsRead({ talk }: SimulatedRequest): [number, number] {
  const [, first = '0', last = first] = [...talk.matchAll(/(?:Read turn|请阅读第) (\d+)(?:–(\d+))?/gu)].at(-1) ?? [];
  return [Number(first), Number(last)];
}

const AREAS = ['who', 'pain', 'context', 'constraints', 'success'];

/** What the Analyst makes of turns: a fact of each, and completeness where it may be complete. */
export function analysis(request: SimulatedRequest, complete: boolean) {
  const [first, last] = turnsRead(request);
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    reading: 'The user tells how it is.',
    added: turns.map((turn) => ({
      area: 'pain',
      label: `turn ${turn}`,
      text: `It hurts in turn ${turn}.`,
      turns: [turn],
    })),
    changed: [],
    areas: AREAS.map((area) => ({ area, missing: '', score: complete ? 90 : 20 })),
    risks: [],
    revision: { documents: [], comment: '' },
    status: complete ? 'Completed' : 'Profiling',
    notice: `Ask what follows from turn ${last}.`,
  };
}

/**
 * A model that plays all of an interview: it is complete with `completeAt`, the Judge approves, the documents cite turn 1.
 * Rules of a test come first.
 */
export function interviewDay(completeAt: number, ...rules: Rule[]): Answerer {
  const when = (work: Work) => (request: SimulatedRequest) => workOf(request) === work;
  const says = (work: Work, fields: (request: SimulatedRequest) => object): Rule => ({
    when: when(work),
    answer: (request, generic) => ({ says: { ...generic, ...fields(request) } }),
  });
  return genericAnswerer(
    ...rules,
    says('answer', () => ({ text: 'And what happened then?' })),
    says('analyse', (request) => ({ analysis: analysis(request, turnsRead(request)[1] >= completeAt) })),
    says('oversee', () => ({
      oversight: { reason: 'It is borne out.', turns: [1], approves: true, corrects: false, notice: 'Go on.' },
    })),
  );
}

/** A rule for one kind of work: a whole answer instead of the usual one. */
export const on = (
  work: Work,
  answer: (request: SimulatedRequest) => SimulatedAnswer | Promise<SimulatedAnswer>,
): Rule => ({
  when: (request) => workOf(request) === work,
  answer,
});
