import type { MissingPart, TeamReport } from '@parley/contracts';
import { notUnderstood, nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { checked, type OpenTurn, type TurnSpec } from '../../shared/work/turn-spec.js';
import { missingIn, type TeamState } from '../state.js';
import { completedOf, handedOver, resultTexts, type HandedOver } from './handed-over.js';
import { type LeadTask, leadTask, rehearsed, teamSystem } from './team-task.js';
import { leadText, taskText } from './text.js';

interface SynthesiseTask extends LeadTask {
  results: HandedOver[];
  /** Phases without a result, and why. */
  missing: MissingPart[];
  stopped: boolean;
}

const INSTRUCTION = {
  en: `The phases are over, and you write for the user what the task asks for.
- answer: the thing itself, whole and ready to use, in the form that the task asks for; no account of who did what. Build it from the
  results: take over figures, names and texts as they are, add no fact that stands nowhere, and say what is an estimate or an assumption.
  What a debate has concluded holds. Where two results still contradict each other, say so, instead of choosing in silence. A text that was
  handed over whole and that the task asks for stands in it whole; others are named, the user has them.
- decisions: what the answer rests on, with the phase or the debate that it comes from. Where a view was overruled whose reasons the user
  should know, name it with them: a ruling is no proof.
- open_points: what is not settled, what was assumed, and what is missing, with the reason. Hide nothing that is missing: where it
  matters to the answer, the answer says so too, at that place.`,
  zh: `各阶段已结束，请为用户写出任务所要求的成果。
- answer：成果本身，完整、可直接使用，形式符合任务要求；不要叙述谁做了什么。以各项结果为依据：数字、名称和文本照原样采用，不添加任何没有依据的事实，
  估计和假设要写明。辩论的结论即为有效。若两个结果仍相互矛盾，要说明，而不是默默选择其一。任务所要求、且已整篇交付的文本要完整收入；
  其他文本只写名称，用户手中已有。
- decisions：成果所依据的决定，注明出自哪个阶段或哪场辩论。若被否决的意见有用户应当知道的理由，连同理由写明：裁决并不是证明。
- open_points：尚未解决的问题、所作的假设，以及缺少的内容及原因。不要隐瞒任何缺失：若影响成果，也要在成果的相应位置写明。`,
};

const NOW = {
  en: ({ results, missing, stopped }: SynthesiseTask) => [
    ...(stopped ? ['The team was stopped early: write what can be written from what there is.'] : []),
    ...(missing.length ? ['Some phases have no result; they are listed above.'] : []),
    ...(results.length ? [] : ['No phase has a result: say so, and answer no more than the task itself gives.']),
    'Write it, with at most 2,500 words in answer.',
  ],
  zh: ({ results, missing, stopped }: SynthesiseTask) => [
    ...(stopped ? ['团队已提前停止：请根据现有内容撰写。'] : []),
    ...(missing.length ? ['部分阶段没有结果，已在上面列出。'] : []),
    ...(results.length ? [] : ['没有任何阶段有结果：请如实说明，只写任务本身能够给出的内容。']),
    '请撰写，answer 不超过 4000 字。',
  ],
};

const MISSING = { en: 'Missing', zh: '缺少的内容' };

/** The lead joins the results (D1). What is missing is named, whatever it writes: the rules add it to the report. */
export const synthesise: TurnSpec<TeamState, SynthesiseTask> = {
  kind: 'team-report',
  version: 2,
  schema: outputSchema('TeamReport', ['answer', 'decisions', 'open_points']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 8000,
  task: (state, turn) => synthesiseTask(state, turn),
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [taskText(task), ...resultTexts(task.results, task.language)],
    user: leadText(task, [missingText(task)], NOW[task.language](task)),
  }),
  rehearse: (task) => rehearsed(task, task.line?.report, () => plainReport(task)),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    return checked('ReportTeam', { participant_id, request_id, report: output as TeamReport, call }, language);
  },
};

const synthesiseTask = (state: TeamState, turn: OpenTurn): SynthesiseTask => ({
  ...leadTask(state, turn),
  results: completedOf(state.phases).map((phase) => handedOver(state, phase)),
  missing: missingIn(state),
  stopped: state.stop !== undefined,
});

const missingText = ({ missing, language }: SynthesiseTask): string =>
  missing.length
    ? [
        `## ${MISSING[language]}`,
        ...missing.map(({ phase_id, title, status, reason }) => quoted('phase', title, { phase_id, status, reason })),
      ].join('\n')
    : '';

/** Characters of an unscripted answer. */
const MOST = 20_000;

/** Where nothing is scripted the results stand side by side, word for word, and nothing is said of them (P6). */
function plainReport({ language, results, missing }: SynthesiseTask): TeamReport {
  const said = notUnderstood(language);
  const told = results.flatMap(({ title, result, debate }) => {
    const text = result?.summary ?? debate?.conclusion;
    return text && text !== nothingSaid(language) ? [`## ${title}\n\n${text}`] : [];
  });
  return {
    answer: [said, ...told].join('\n\n').slice(0, MOST),
    decisions: results.flatMap(({ result }) => result?.decisions ?? []).slice(0, 50),
    open_points: missing.map(({ title, reason }) => [title, reason].filter(Boolean).join(': ').slice(0, 4000)),
  };
}
