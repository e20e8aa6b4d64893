import type { PhaseResult } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { quoted } from '../../shared/work/quoted.js';
import { nameOf, phaseOf, type TeamPhase, type TeamState } from '../state.js';

/** What a phase has handed over, as those who build on it see it. */
export interface HandedOver {
  phase_id: string;
  title: string;
  /** Whoever did it; absent where that stays unsaid. */
  by?: string;
  result?: PhaseResult;
  debate?: Concluded;
}

/** What a debate came to. */
export interface Concluded {
  topic: string;
  /** Absent where none was held. */
  decision?: string;
  conclusion: string;
  rationale: string;
  minority: { name?: string; position: string }[];
}

/** What a completed phase has handed over. @param named whether it is said who said what */
export function handedOver(state: TeamState, phase: TeamPhase, named = true): HandedOver {
  const { phase_id, title, completed, talk, debate, reason = '' } = phase;
  if (completed) {
    return { phase_id, title, ...(named && { by: nameOf(state, completed.participant_id) }), result: completed.result };
  }
  const topic = debate?.topic ?? title;
  if (!talk?.ruled) return { phase_id, title, debate: { topic, conclusion: reason, rationale: '', minority: [] } };
  const { ruling, minority } = talk.ruled;
  const { decision, conclusion, rationale } = ruling;
  const views = minority.map(({ participant_id, position }) => ({
    ...(named && { name: nameOf(state, participant_id) }),
    position,
  }));
  return { phase_id, title, debate: { topic, decision, conclusion, rationale, minority: views } };
}

/** The phases that have a result, of these. */
export const completedOf = (phases: readonly TeamPhase[]): TeamPhase[] =>
  phases.filter(({ status }) => status === 'completed');

/** What a phase builds on, in the plan's order. */
export const buildsOn = (state: TeamState, phaseId: string | undefined, named = true): HandedOver[] => {
  const { depends_on } = phaseOf(state, phaseId);
  return completedOf(state.phases)
    .filter(({ phase_id }) => depends_on.includes(phase_id))
    .map((phase) => handedOver(state, phase, named));
};

/** Characters of all results together that a prompt shows: what is longer is cut, and says so. */
const ROOM = 100_000;

/** Results in blocks, each whole as far as there is room for it. */
export function resultTexts(results: readonly HandedOver[], language: Language): string[] {
  const room = Math.floor(ROOM / Math.max(1, results.length));
  return results.map((one) => resultText(one, language, room));
}

export function resultText({ result, debate, ...about }: HandedOver, language: Language, room = ROOM): string {
  if (debate) return concludedText(about, debate);
  return [headText(about), ...(result ? partsText(result, language, room) : [])].join('\n');
}

/** As much as one needs to compare another result with it. */
export function shortText({ result, debate, ...about }: HandedOver): string {
  if (debate) return concludedText(about, { ...debate, rationale: '', minority: [] });
  return [
    headText(about),
    ...(result ? [quoted('summary', result.summary)] : []),
    ...(result?.decisions ?? []).map((text) => quoted('decision', text)),
  ].join('\n');
}

const headText = ({ phase_id, title, by }: HandedOver): string =>
  quoted('phase', title, { phase_id, ...(by !== undefined && { by }) });

const concludedText = ({ phase_id }: HandedOver, { topic, decision, ...concluded }: Concluded): string =>
  [
    quoted('debate', topic, { phase_id, ...(decision ? { decision } : { held: 'no' }) }),
    quoted('conclusion', concluded.conclusion),
    ...(concluded.rationale ? [quoted('rationale', concluded.rationale)] : []),
    ...concluded.minority.map(({ name, position }) =>
      quoted('minority_view', position, { ...(name !== undefined && { by: name }) }),
    ),
  ].join('\n');

const LEFT_OUT: Record<Language, (count: number) => string> = {
  en: (count) => `(For its length ${count === 1 ? 'one part' : `${count} parts`} of this result cannot be shown here.)`,
  zh: (count) => `（因篇幅所限，此结果有 ${count} 部分未在此列出。）`,
};

/** The parts of a result, as far as the room goes: a part that is cut says so, what is left out is counted. */
function partsText(result: PhaseResult, language: Language, room: number): string[] {
  const parts = partsOf(result);
  let left = room;
  const shown = parts.flatMap(({ tag, text, name }) => {
    const fits = text.slice(0, Math.max(0, left));
    left -= text.length;
    if (!fits) return [];
    const cut = fits.length < text.length;
    const about = { ...(name !== undefined && { name }), ...(cut && { shown: `${fits.length} / ${text.length}` }) };
    return [quoted(tag, cut ? `${fits} […]` : fits, about)];
  });
  const missing = parts.length - shown.length;
  return missing ? [...shown, LEFT_OUT[language](missing)] : shown;
}

interface Part {
  tag: string;
  text: string;
  name?: string;
}

/** All texts of a result, each with what it is. */
export const partsOf = ({ summary, findings, decisions, open_points, artefacts }: PhaseResult): Part[] => [
  { tag: 'summary', text: summary },
  ...findings.map((text) => ({ tag: 'finding', text })),
  ...decisions.map((text) => ({ tag: 'decision', text })),
  ...open_points.map((text) => ({ tag: 'open_point', text })),
  ...artefacts.map(({ name, content }) => ({ tag: 'artefact', text: content, name })),
];
