import type {
  DebateArgument,
  DebateOpening,
  DebateRuling,
  DebateSummary,
  DebateConfig,
  DivergenceAssessment,
  PhaseResult,
  PlannedPhase,
  PlanRevision,
  PlanReview,
  TeamLine,
  TeamPlan,
  TeamReport,
} from '@parley/contracts';
import { each } from '../command-values.js';

/** Answers with empty what was left out; what is wrong in them, the contract says. */
export const WHOLE = {
  plan: ({ phases = [], review, ...given }: Partial<TeamPlan>): TeamPlan => ({
    approach: '',
    ...given,
    phases: each(phases, UNSAID).map(wholePhase),
    review: { ...NO_REVIEW, ...review },
  }),
  revision: ({ changes = [], ...given }: Partial<PlanRevision>): PlanRevision => ({
    reason: '',
    ...given,
    changes: changes.map(({ phase, ...change }) => ({ ...change, ...(phase && { phase: wholePlanned(phase) }) })),
  }),
  result: (given: Partial<PhaseResult>): PhaseResult => ({
    summary: '',
    findings: [],
    decisions: [],
    open_points: [],
    artefacts: [],
    ...given,
  }),
  assessment: (given: Partial<DivergenceAssessment>): DivergenceAssessment => ({
    reason: '',
    statements: [],
    criterion: 'none',
    topic: '',
    participants: [],
    ...given,
  }),
  opening: (given: Partial<DebateOpening>): DebateOpening => ({ point: '', disagreement: true, ...given }),
  argument: (given: Partial<DebateArgument>): DebateArgument => ({
    argument: '',
    position: '',
    changed: false,
    ...given,
  }),
  summary: (given: Partial<DebateSummary>): DebateSummary => ({ summary: '', open_points: [], ...given }),
  ruling: (given: Partial<DebateRuling>): DebateRuling =>
    ({ rationale: '', follows: [], overrules: [], conclusion: '', ...given }) as DebateRuling,
  report: (given: Partial<TeamReport>): TeamReport => ({ answer: '', decisions: [], open_points: [], ...given }),
};

const UNSAID = { expert: '', depends_on: [] };

const wholePlanned = (phase: PlannedPhase): PlannedPhase => wholePhase({ ...UNSAID, ...phase });

const NO_REVIEW: PlanReview = { reason: '', topic: '', participants: [], wanted: false };

const wholePhase = ({ debate, ...phase }: PlannedPhase): PlannedPhase =>
  debate ? { ...phase, debate: { participants: [], ...(debate as Partial<DebateConfig>) } as DebateConfig } : phase;

/** A line of a rehearsed expert, each answer in it whole. */
export function wholeLine(line: Partial<TeamLine>): TeamLine {
  const answers = Object.entries(WHOLE).flatMap(([key, whole]) => {
    const given = line[key as keyof typeof WHOLE];
    return typeof given === 'object' ? [[key, (whole as (value: object) => object)(given)]] : [];
  });
  return { ...line, ...Object.fromEntries(answers) } as TeamLine;
}
