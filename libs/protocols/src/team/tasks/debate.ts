import type { DebateArgument, DebateSummary, PlannedPhase } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { quoted } from '../../shared/work/quoted.js';
import { section, spokenWords } from '../../shared/work/sections.js';
import { argumentsOf, maxRoundsOf, nameOf, phaseOf, teamOf, type TeamPhase, type TeamState } from '../state.js';

/** A debate as those who take part in it, and the lead, are shown it (D3). */
export interface DebateShown {
  topic: string;
  /** What the lead opened it with. */
  point: string;
  max_rounds: number;
  /** The plan, where it is what is debated. */
  plan: Planned[];
  /** Those who were asked to argue, in the debate's order: their numbers go by it. */
  voices: Voice[];
  rounds: RoundShown[];
}

export interface Planned extends Pick<PlannedPhase, 'phase_id' | 'title' | 'task' | 'depends_on'> {
  /** Absent where it is not said who does what. */
  by?: string;
}

/** Whoever argues, as others see it. */
export interface Voice {
  participant_id: string;
  name: string;
  /** What stands in front of its words: its name, or its number where it is not said who it is. */
  label: string;
}

export interface RoundShown {
  round: number;
  arguments: { participant_id: string; argument: DebateArgument }[];
  summary?: DebateSummary;
}

/** @param through the last round that is shown */
export function debateShown(state: TeamState, phaseId: string | undefined, through: number): DebateShown {
  const phase = phaseOf(state, phaseId);
  const { debate, title, talk } = phase;
  const rounds = Array.from({ length: through }, (_, index) => roundShown(phase, index + 1));
  return {
    topic: debate?.topic ?? title,
    point: talk?.opened?.point ?? '',
    max_rounds: maxRoundsOf(state, phase),
    plan: phase.inserted === 'plan_review' ? planOf(state) : [],
    voices: voicesOf(state, phase),
    rounds,
  };
}

function planOf(state: TeamState): Planned[] {
  const { anonymous_peers } = teamOf(state).config;
  return (state.planned?.plan.phases ?? []).map(({ phase_id, title, task, depends_on, expert }) => ({
    phase_id,
    title,
    task,
    depends_on,
    ...(!anonymous_peers && expert && { by: nameOf(state, expert) }),
  }));
}

function roundShown(phase: TeamPhase, round: number): RoundShown {
  const summary = phase.talk?.closed.find((closed) => closed.round === round)?.summary;
  const given = argumentsOf(phase, round).map(({ participant_id, argument }) => ({ participant_id, argument }));
  return { round, arguments: given, ...(summary && { summary }) };
}

/** By the debate's own order, so that a number stays somebody's from round to round. */
export function voicesOf(state: TeamState, { talk, debate }: TeamPhase): Voice[] {
  const { language, config } = teamOf(state);
  const ids = talk?.opened?.participants ?? debate?.participants ?? [];
  return ids.map((participant_id, index) => {
    const name = nameOf(state, participant_id);
    return { participant_id, name, label: config.anonymous_peers ? numbered(index + 1, language) : name };
  });
}

const numbered = (number: number, language: Language): string =>
  language === 'zh' ? `参与者 ${number}` : `participant ${number}`;

export const labelOf = ({ voices }: Pick<DebateShown, 'voices'>, participantId: string): string =>
  voices.find(({ participant_id }) => participant_id === participantId)?.label ?? participantId;

const HEADINGS = {
  en: { debate: 'The question in debate', round: (round: number) => `Round ${round}` },
  zh: { debate: '辩论的问题', round: (round: number) => `第 ${round} 轮` },
};

/** The question, the plan where it is about that, and what the lead opened with. */
export const debateHead = ({ topic, point, plan }: DebateShown, language: Language): string =>
  [
    section(HEADINGS[language].debate, spokenWords(topic)),
    ...(plan.length ? [plan.map(plannedText).join('\n')] : []),
    ...(point ? [quoted('opening_by_the_lead', point)] : []),
  ].join('\n\n');

const plannedText = ({ phase_id, title, task, depends_on, by }: Planned): string =>
  quoted('planned_phase', `${title}\n${task}`, {
    phase_id,
    ...(by !== undefined && { by }),
    ...(depends_on.length && { depends_on: depends_on.join(' ') }),
  });

/** The rounds so far, a block each: what was argued, and the lead's word on it. */
export const roundTexts = (shown: DebateShown, language: Language): string[] =>
  shown.rounds.map((one) => roundText(one, shown, language));

export const roundText = (one: RoundShown, shown: DebateShown, language: Language): string =>
  [
    `## ${HEADINGS[language].round(one.round)}`,
    ...argumentTexts(one, (id) => ({ by: labelOf(shown, id) })),
    ...(one.summary ? [summaryText(one.summary)] : []),
  ].join('\n');

/** @param about how it is said whose argument it is */
export const argumentTexts = (
  { arguments: given }: RoundShown,
  about: (id: string) => Record<string, string>,
): string[] =>
  given.flatMap(({ participant_id, argument: { argument, position, changed } }) => [
    quoted('argument', argument, about(participant_id)),
    quoted('position', position, { ...about(participant_id), ...(changed && { changed: 'yes' }) }),
  ]);

export const summaryText = ({ summary, open_points }: DebateSummary): string =>
  [quoted('summary_by_the_lead', summary), ...open_points.map((point) => quoted('still_in_dispute', point))].join('\n');

/** Without names, where it is not said who argues: those who wrote about them may have used them (D3). */
export function withoutNames(text: string, voices: readonly Voice[]): string {
  return voices
    .filter(({ name, label }) => name !== label)
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((masked, { name, label }) => masked.replaceAll(wholeWord(name), () => label), text);
}

/** A name within a longer word is none; Han characters stand side by side without a space. */
function wholeWord(name: string): RegExp {
  const letters = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_]';
  return new RegExp(`(?<!${letters})${escaped(name)}(?!${letters})`, 'gu');
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
