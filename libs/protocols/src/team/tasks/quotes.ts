import type { DivergenceAssessment, DivergentStatement } from '@parley/contracts';
import { oneLine, unescaped } from '../../shared/work/quoted.js';
import { teamOf, type TeamPhase, type TeamState } from '../state.js';
import { completedOf, partsOf } from './handed-over.js';
import { TOLD } from './told.js';

/** What does not stand where it is said to, as the author is told of it (D4). */
export function misquotes(state: TeamState, { statements }: DivergenceAssessment): string[] {
  const told = TOLD[teamOf(state).language];
  const phases = completedOf(state.phases);
  return statements.flatMap((one, index) => {
    const place = placeOf(state, one, phases);
    const there = phases.map(({ phase_id }) => phase_id);
    if (!place) return [told.noPlace(index, one.phase_id, there)];
    return place.some((text) => plain(text).includes(plain(one.quote))) ? [] : [told.notQuoted(index, one.phase_id)];
  });
}

/** What is recorded of a divergence whose words nobody said. */
export function asNone(assessment: DivergenceAssessment, language: 'en' | 'zh'): DivergenceAssessment {
  const note = ` ${TOLD[language].notFound}`;
  return {
    ...assessment,
    criterion: 'none',
    reason: `${assessment.reason.slice(0, MOST_REASON - note.length)}${note}`,
  };
}

/** As the contract says. */
const MOST_REASON = 4000;

const placeOf = (
  state: TeamState,
  { phase_id }: DivergentStatement,
  phases: readonly TeamPhase[],
): string[] | undefined => {
  if (phase_id === 'task') return [teamOf(state).task];
  const phase = phases.find((one) => one.phase_id === phase_id);
  return phase && textsOf(phase);
};

/** All that a phase has said and that can be quoted. */
function textsOf({ completed, talk }: TeamPhase): string[] {
  if (completed) return partsOf(completed.result).map(({ text }) => text);
  return talk?.ruled ? [talk.ruled.ruling.conclusion] : [];
}

/** A line break is no other word, and neither is a sign as it is escaped in a prompt. */
const plain = (text: string): string => oneLine(unescaped(text));
