import type { DebateSummary } from '@parley/contracts';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import type { TeamState } from '../state.js';
import { debateHead, debateShown, roundText, type DebateShown } from './debate.js';
import { type LeadTask, knownTurn, leadTask, rehearsed, teamSystem } from './team-task.js';
import { leadText, taskText } from './text.js';

interface SumUpTask extends LeadTask {
  debate: DebateShown;
  round: number;
}

const INSTRUCTION = {
  en: `A round of a debate is over, and you sum it up, for those who argue on and for yourself when you rule.
- summary: who argues what, what answered it, and where somebody has changed position, for which argument. Whoever reads nothing else
  must know where the debate stands. Favour nobody, add no argument of your own, and do not rule yet. At most 200 words.
- open_points: what is still in dispute, one sentence each, as a question on the matter. What stays in dispute keeps its words from
  the round before; what was settled is left out. Leave it empty only where nobody contradicts anybody any more: then the debate ends.
Call those who argue as they are called here.`,
  zh: `一轮辩论结束，由你小结，供继续论证的人以及你裁决时使用。
- summary：谁持什么论点，受到了什么回应，谁因哪个论点改变了立场。只读这一段的人也必须知道辩论进展。不偏袒任何一方，
  不加入自己的论点，也不要提前裁决。不超过 400 字。
- open_points：仍有争议之处，每条一句话，写成针对问题本身的疑问。仍有争议的沿用上一轮的原文，已解决的去掉。只有当不再有人相互反对时才留空：
  此时辩论结束。
对参加者的称呼与此处保持一致。`,
};

const NOW = {
  en: ({ round, debate: { max_rounds } }: SumUpTask) => [
    `Round ${round} of at most ${max_rounds} is over. Sum it up.`,
    ...(round >= max_rounds ? ['It was the last one: after this you rule.'] : []),
  ],
  zh: ({ round, debate: { max_rounds } }: SumUpTask) => [
    `第 ${round} 轮（最多 ${max_rounds} 轮）已结束。请小结。`,
    ...(round >= max_rounds ? ['这是最后一轮：之后由你裁决。'] : []),
  ],
};

/** The lead's word on a round (D3). */
export const sumUp: TurnSpec<TeamState, SumUpTask> = {
  kind: 'debate-summary',
  version: 2,
  schema: outputSchema('DebateSummary', ['summary', 'open_points']),
  tier: 'fast',
  max_output_tokens: 1500,
  task(state, turn) {
    const { phase_id, round } = knownTurn(state, turn);
    return { ...leadTask(state, turn), debate: debateShown(state, phase_id, round), round };
  },
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [taskText(task), debateHead(task.debate, task.language), ...summariesBefore(task)],
    user: leadText(
      task,
      task.debate.rounds
        .filter(({ round }) => round === task.round)
        .map((one) => roundText(one, task.debate, task.language)),
      NOW[task.language](task),
    ),
  }),
  rehearse: (task) =>
    rehearsed(task, task.line?.summary, () => ({ summary: nothingSaid(task.language), open_points: [] })),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    return checked('SumUpDebate', { participant_id, request_id, summary: output as DebateSummary, call }, language);
  },
};

/** Earlier rounds by their summaries: what is still in dispute keeps its words. */
const summariesBefore = ({ debate, round, language }: SumUpTask): string[] =>
  debate.rounds
    .filter((one) => one.round < round && one.summary)
    .map((one) => roundText({ ...one, arguments: [] }, debate, language));
