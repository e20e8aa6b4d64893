import type { OfferedTool, PhaseResult, PlannedPhase } from '@parley/contracts';
import { lookupsLeft, lookupsOf } from '../../shared/lookups.js';
import { selfText } from '../../shared/work/discussion.js';
import { foundIn, foundText, orCalls, searchesOf, type Found, type OrCalls } from '../../shared/work/looking-up.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import { shortened } from '../../shared/work/quoted.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { phaseOf, type TeamState } from '../state.js';
import { buildsOn, resultTexts, type HandedOver } from './handed-over.js';
import { LOOKUP_WORDING, toolsText } from './lookup-text.js';
import { type TeamTask, knownTurn, rehearsed, teamSystem, teamTask } from './team-task.js';
import { taskText } from './text.js';

interface ExecuteTask extends TeamTask {
  phase: Pick<PlannedPhase, 'title' | 'task'>;
  results: HandedOver[];
  /** What it may look things up with before it hands over, and how often (W7). */
  offered: OfferedTool[];
  lookups_left: number;
  /** What it has looked up for this phase. */
  found: Found[];
}

const INSTRUCTION = {
  en: `The lead has divided the task into phases, and you do one of them.
- Do your phase and nothing beyond it: the rest is done by others.
- Do the work, do not describe how it could be done. Nobody can be asked: where something is missing, assume what is most likely, and
  say so in open_points.
- Build on the results that you are given. What a debate has concluded holds, even if you would have decided otherwise; if it cannot be
  carried out, say so in open_points, with the reason. A minority view is what to watch out for, not what to follow.
- Where two results cannot both stand, do not join them in silence: say which one you went by, and put it into open_points.
- A figure has its unit and its source, or is called an estimate. Invent no source.
- Those who build on your work read nothing but what you hand over, and the user may read it too. summary holds what they must know.
- Where you had a choice within your field, decide, and put it into decisions. Where the choice is not yours alone and later work rests on
  it, name the options in open_points.
- artefacts: only texts that are to be handed over whole. Do not repeat them in the other fields.`,
  zh: `负责人把任务划分成若干阶段，你完成其中一个。
- 只做你这个阶段的工作，其余由他人完成。
- 把工作做出来，而不是描述可以怎么做。没有人可以询问：缺少信息时，按最可能的情况作出假设，并写入 open_points。
- 以提供给你的结果为基础。辩论的结论即为有效，即使你会作别的决定；若确实无法执行，在 open_points 中说明并给出理由。
  少数意见是需要留意的风险，而不是要遵循的结论。
- 若两个结果不能同时成立，不要默默合并：说明你依据的是哪一个，并写入 open_points。
- 数字要有单位和出处，否则标明为估计。不要编造出处。
- 以你的工作为基础的人只能看到你交付的内容，用户也可能会看。summary 写他们必须知道的内容。
- 属于你专业之内的选择，由你决定并写入 decisions。并非你一人能定、而后续工作又依赖它的，在 open_points 中列出各个方案。
- artefacts：只放需要整篇交付的文本，不要在其他字段中重复。`,
};

const NOW = {
  en: ({ results }: ExecuteTask) => [
    ...(results.length ? [] : ['Your phase builds on no other.']),
    'Do your phase, and hand over the result: at most 600 words besides artefacts, and at most ten items a list.',
  ],
  zh: ({ results }: ExecuteTask) => [
    ...(results.length ? [] : ['你的阶段不依赖其他阶段。']),
    '请完成你的阶段并交付结果：artefacts 之外不超过 1000 字，每个列表不超过十条。',
  ],
};

/** Characters of one thing found that the prompt shows. */
const SHOWN = 20_000;

const NOTHING: OrCalls<PhaseResult> = {
  calls: [],
  summary: '',
  findings: [],
  decisions: [],
  open_points: [],
  artefacts: [],
};

const YOUR_PHASE = { en: 'Your phase', zh: '你的阶段' };

/**
 * An expert does its phase (D1). It sees the task, what the phase depends on, and itself: what others do beside it is
 * not its matter, so that a prompt does not grow with the plan. Where it has tools it looks things up first, with the same
 * prompt, which grows by what was found (W7).
 */
export const execute: TurnSpec<TeamState, ExecuteTask> = {
  kind: 'phase',
  version: 3,
  schema: orCalls(
    outputSchema('PhaseResult', ['summary', 'findings', 'decisions', 'open_points', 'artefacts']),
    'summary',
  ),
  tier: 'strong',
  max_output_tokens: 8000,
  task(state, turn) {
    const { request_id, offered = [] } = turn;
    const { phase_id } = knownTurn(state, turn);
    const { title, task } = phaseOf(state, phase_id);
    const asked = teamTask(state, turn);
    return {
      ...asked,
      phase: { title, task },
      results: buildsOn(state, phase_id),
      offered: [...offered],
      lookups_left: lookupsLeft(state, request_id),
      found: lookupsOf(state, request_id).flatMap((made) => foundIn(made, asked.self.name)),
    };
  },
  texts: (task) => ({
    system: teamSystem('expert', task.language, INSTRUCTION),
    shared: [
      taskText(task),
      ...resultTexts(task.results, task.language),
      ...task.found.map((one) => foundText(one, shortened(one.text, SHOWN))),
    ],
    user: [
      selfText(task.self, task.language),
      section(YOUR_PHASE[task.language], spokenWords(`${task.phase.title}\n${task.phase.task}`)),
      ...toolsText(task),
      nowSection(task.language, ...NOW[task.language](task)),
    ].join('\n\n'),
  }),
  rehearse(task) {
    const { language, line, offered, found } = task;
    if (line?.lookups?.length && offered.length && !found.length) {
      return { ...NOTHING, calls: searchesOf(line.lookups) };
    }
    const said = line?.result && { calls: [], ...line.result };
    return rehearsed(task, said, () => ({ ...NOTHING, summary: nothingSaid(language) }));
  },
  accept(output, { task: { language, offered }, request: { participant_id, request_id }, call }) {
    const { calls = [], ...result } = output as OrCalls<PhaseResult>;
    if (calls.length) return offered.length ? { calls } : { invalid: LOOKUP_WORDING[language].noTools };
    const given = { participant_id, request_id, result, call, ...(offered.length && { offered }) };
    return checked('CompletePhase', given, language);
  },
};
