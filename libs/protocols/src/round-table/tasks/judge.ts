import { requestCheck } from '../../shared/checks.js';
import type { Run } from '../../shared/decider.js';
import { heardText, type Heard } from '../../shared/work/discussion.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { conclude } from '../rules/conclude.js';
import type { RoundTableState } from '../state.js';
import { facilitatorTexts } from './facilitator.js';
import { heardInRound, tableTask, type TableTask } from './table-task.js';

export interface JudgeTask extends TableTask {
  heard: Heard[];
}

const INSTRUCTION = {
  en: 'Do those who spoke agree with one another now? agreed is true only if nobody refuses or insists on a different position. Similar words are not agreement. Give the reason in a sentence.',
  zh: '发言者现在是否彼此一致？仅当无人拒绝、也无人坚持不同主张时 agreed 为 true。措辞相似不等于同意。用一句话说明理由。',
};

/** Whether those who spoke last agree, where the detector is in doubt (T2). */
export const judge: FacilitationSpec<RoundTableState, 'CompleteJudgement', JudgeTask> = {
  kind: 'judge',
  version: 1,
  command: 'CompleteJudgement',
  phase: 'judging',
  schema: outputSchema('CompleteJudgement', ['agreed', 'reason']),
  tier: 'fast',
  max_output_tokens: 300,
  task: (state) => ({ ...tableTask(state), heard: heardInRound(state) }),
  texts: (task) => facilitatorTexts(task, INSTRUCTION, task.heard.map(heardText)),
  rehearse({ heard }) {
    const apart = heard.filter(({ stance }) => stance && stance.verdict !== 'agree');
    return { agreed: apart.length === 0, reason: apart.map(({ name }) => name).join(', ') };
  },
  proceed: (run, { agreed, reason }) => judged(run, agreed, reason),
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run);
    else judged(run, false, 'no judgement');
  },
};

function judged(run: Run<RoundTableState>, agreed: boolean, reason: string): void {
  run.emit('AgreementJudged', { round: run.state.round, agreed, reason });
  requestCheck(run);
}
