import type { PlanDocument } from '@parley/contracts';
import type { TypedKind } from './document-kind.js';

/** A document of each kind that cites the entries given, with text of the hostile kind where it is given. */
export const documentOf = (kind: TypedKind, based_on: string[] = [], text = 'As agreed'): PlanDocument => ({
  summary: `Summary: ${text}`,
  sections: [],
  based_on: [],
  open_points: [`Open: ${text}`],
  [kind]: fieldsOf(based_on, text)[kind],
});

const fieldsOf = (based_on: string[], text: string): Required<Pick<PlanDocument, TypedKind>> => ({
  product_plan: {
    understanding: text,
    scope: [{ text, based_on }],
    non_goals: [{ text, based_on: [] }],
    acceptance_criteria: [{ criterion: text, measure: 'at most 1 s', based_on }],
  },
  system_design: {
    approach: text,
    architecture: text,
    modules: [{ name: 'offline-store', responsibility: text, based_on }],
    interfaces: [{ name: 'push', between: 'queue, to the editor', contract: text, based_on }],
    file_impacts: [{ path: 'store.ts', change: 'create', what: text, based_on }],
  },
  dev_plan: {
    steps: [
      { step: text, reasoning: text, days_low: 0.1, days_high: 0.2, based_on },
      { step: 'Polish', reasoning: '', days_low: 0.2, days_high: 3, based_on: [] },
    ],
    debt: [{ text, based_on }],
    risky_spots: [{ text, based_on }],
    feasibility_reason: text,
    feasibility: 'feasible_with_conditions',
  },
  test_plan: {
    strategy: text,
    cases: [{ name: 'Flight mode', input: text, expected: text, based_on }],
    coverage: [{ what: 'branches', target: '90 %', based_on }],
  },
  risk_assessment: {
    risks: [{ risk: text, trigger: text, mitigation: text, owner: 'Cy', likelihood: 'low', harm: 'high', based_on }],
    dependencies: [{ text, based_on }],
    assumptions: [{ text, based_on }],
  },
});
