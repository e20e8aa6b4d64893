import type { CitedPoint, InterviewDocument, InterviewRequirement, Language } from '@parley/contracts';
import { WORDS, type PartName, type Words } from './words.js';

/** One statement of a document, whatever kind of document it is in (I6). */
export interface Statement {
  text: string;
  /** What else is said of it, named: `Acceptance`, `Effort`. */
  details: { name: string; text: string }[];
  /** The turns that it rests on. */
  turns: number[];
}

/** Statements under one heading. */
export interface Part {
  part: PartName;
  title: string;
  statements: Statement[];
}

/** A document as headings with statements, in the order of its fields; parts that it has nothing in are left out. */
export function partsOf(content: InterviewDocument, language: Language): Part[] {
  const words = WORDS[language];
  const all = statementsOf(content, words);
  return all
    .filter(([, statements]) => statements.length)
    .map(([part, statements]) => ({ part, title: words.parts[part], statements }));
}

type Statements = [PartName, Statement[]];

function statementsOf(content: InterviewDocument, { details: named }: Words): Statements[] {
  const { problem_and_users, requirements, solution_outline, architecture, plan, risks } = content;
  return [
    ...points(problem_and_users, ['problem', 'users', 'today', 'success']),
    ...requirementsOf(requirements, named),
    ...points(requirements, ['constraints', 'out_of_scope']),
    ...points(solution_outline, ['approach', 'journey']),
    part('alternatives', solution_outline?.alternatives, ({ option, why_not, turns }) =>
      statement(option, turns, [named.why_not, why_not]),
    ),
    part('components', architecture?.components, ({ name, responsibility, turns }) =>
      statement(name, turns, [named.responsibility, responsibility]),
    ),
    ...points(architecture, ['data', 'interfaces', 'decisions']),
    part('milestones', plan?.milestones, ({ title, outcome, effort, turns }) =>
      statement(title, turns, [named.outcome, outcome], [named.effort, effort]),
    ),
    ...points(plan, ['prerequisites']),
    part('risks', risks?.risks, ({ risk, likelihood, impact, mitigation, turns }) => {
      const odds = [named.likelihood, named.levels[likelihood]] as const;
      return statement(risk, turns, odds, [named.impact, named.levels[impact]], [named.mitigation, mitigation]);
    }),
    ...points(risks, ['assumptions', 'open_questions']),
  ];
}

const requirementsOf = (requirements: InterviewDocument['requirements'], named: Words['details']): Statements[] =>
  (['functional', 'quality'] as const).map((name) =>
    part(name, requirements?.[name], ({ text, acceptance, priority, turns }: InterviewRequirement) =>
      statement(text, turns, [named.priority, named.priorities[priority]], [named.acceptance, acceptance]),
    ),
  );

const points = <Name extends PartName>(
  document: Partial<Record<Name, CitedPoint[]>> | undefined,
  names: Name[],
): Statements[] => names.map((name) => part(name, document?.[name], ({ text, turns }) => statement(text, turns)));

const part = <Item>(name: PartName, items: Item[] | undefined, of: (item: Item) => Statement): Statements => [
  name,
  (items ?? []).map(of),
];

const statement = (text: string, turns: number[], ...details: (readonly [string, string])[]): Statement => ({
  text,
  details: details.map(([name, detail]) => ({ name, text: detail })),
  turns,
});
