import type { Expert, TeamLine } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { Task } from '../../shared/work/prompt.js';
import { ANSWER_IN, DATA } from '../../shared/work/sections.js';
import type { OpenTurn } from '../../shared/work/turn-spec.js';
import { debateTopic } from '../debate-command.js';
import { expertOf, teamOf, turnOf, type TeamState, type TeamTurn } from '../state.js';

/** What every turn of a team is asked with. */
export interface TeamTask extends Task {
  /** What the user wants, whole. */
  task: string;
  /** Whoever is asked. */
  self: Expert;
  /** What it answers when rehearsed, where its script says so. */
  line?: TeamLine;
}

/** What the lead is asked with besides. */
export interface LeadTask extends TeamTask {
  /** What the user said lately, and what counts (D5); what asks for a debate has become one. */
  interventions: string[];
}

export function teamTask(state: TeamState, turn: OpenTurn): TeamTask {
  const { language, task } = teamOf(state);
  const self = knownExpert(state, turn.participant_id);
  const line = lineOf(self, knownTurn(state, turn));
  return { language, task, self, ...(line && { line }) };
}

export const leadTask = (state: TeamState, turn: OpenTurn): LeadTask => ({
  ...teamTask(state, turn),
  interventions: state.applied.flatMap(({ text }) => (debateTopic(text) === undefined ? text : [])),
});

/** @throws where nobody asked for it: only a bug can */
export function knownTurn(state: TeamState, { request_id }: OpenTurn): TeamTurn {
  const turn = turnOf(state, request_id);
  if (!turn) throw new Error(`nobody asked for ${request_id}`);
  return turn;
}

/** @throws where nobody of that id is in the team: only a bug can ask then */
export function knownExpert(state: TeamState, participantId: string): Expert {
  const expert = expertOf(state, participantId);
  if (!expert) throw new Error(`${participantId} is not in the team`);
  return expert;
}

const lineOf = ({ script }: Expert, { work, phase_id, round }: TeamTurn): TeamLine | undefined =>
  script.find(
    (line) =>
      line.work === work &&
      (line.phase_id === undefined || line.phase_id === phase_id) &&
      (line.round === undefined || line.round === round),
  );

/** Those who may argue: the lead rules, and who rules takes no side (D3). */
export const debaters = (state: TeamState): Expert[] =>
  teamOf(state).experts.filter(({ participant_id }) => participant_id !== teamOf(state).lead);

/** The id of who is meant: a name is as good as an id. What nobody is called stays as it is. */
export const idIn = (experts: readonly Expert[], given: string): string =>
  experts.find(({ participant_id }) => participant_id === given)?.participant_id ??
  experts.find(({ name }) => name === given)?.participant_id ??
  given;

/** Those of these ids that are nobody's. */
export const strangersAmong = (
  experts: readonly Pick<Expert, 'participant_id'>[],
  ids: readonly string[],
): string[] => [...new Set(ids.filter((id) => !experts.some(({ participant_id }) => participant_id === id)))];

/** What is answered when rehearsed: silence, nonsense, what the script says, or what claims nothing (P6). */
export function rehearsed({ line }: TeamTask, said: object | undefined, plain: () => object) {
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return {};
  return { ...(said ?? plain()) } as Record<string, unknown>;
}

const ROLE: Record<'lead' | 'expert', Record<Language, string>> = {
  lead: {
    en: `You lead a team of experts that works on a task for a user. You first read what it is about; who you are, and what to do now, stands at
the end.`,
    zh: '你带领一个专家团队，为用户完成一项任务。你会先读到相关内容；你的身份以及现在要做的事写在最后。',
  },
  expert: {
    en: `You are an expert in a team that works on a task for a user. You first read what it is about; who you are, and what to do now, stands at
the end. Work as that person: from what it knows, by the way it thinks.`,
    zh: '你是一个团队中的专家，该团队为用户完成一项任务。你会先读到相关内容；你的身份以及现在要做的事写在最后。请以该身份工作：用其专长，按其思考方式。',
  },
};

/** What everybody is told who is asked for a kind of work: the same throughout a team. */
export const teamSystem = (
  role: keyof typeof ROLE,
  language: Language,
  instruction: Record<Language, string>,
): string => [ROLE[role][language], instruction[language], DATA[language], ANSWER_IN[language]].join('\n\n');
