import { requestCheck } from '../../shared/checks.js';
import type { Run } from '../../shared/decider.js';
import { heardText, type Heard } from '../../shared/work/discussion.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { conclude } from '../rules/conclude.js';
import type { RoundTableState } from '../state.js';
import { sinceSummary } from '../talk.js';
import { facilitatorSystem, headText, summaryText } from './table-text.js';
import { heardSince, tableTask, type TableTask } from './table-task.js';

export interface JudgeTask extends TableTask {
  heard: Heard[];
}

const INSTRUCTION = {
  en: `Judge whether those who spoke last agree with one another now. Read what each of them claims, not how politely it is said:
similar words are not agreement, and different words are not disagreement. Give the reason first: who agrees with whom on what,
and who does not. Then agreed: true only if nobody refuses and nobody holds on to a position that the others do not share.`,
  zh: `判断最近发言的人现在是否彼此一致。看各人主张什么，而不是说得多客气：措辞相似不等于同意，措辞不同也不等于反对。
先写理由：谁与谁在什么上一致、谁不一致。然后给出 agreed：仅当无人拒绝、也无人坚持他人不认同的主张时为 true。`,
};

/** Whether those who spoke last agree, where the detector is in doubt (T2). */
export const judge: FacilitationSpec<RoundTableState, 'CompleteJudgement', JudgeTask> = {
  kind: 'judge',
  version: 3,
  command: 'CompleteJudgement',
  phase: 'judging',
  schema: outputSchema('CompleteJudgement', ['reason', 'agreed']),
  tier: 'fast',
  max_output_tokens: 300,
  task: (state) => ({ ...tableTask(state), heard: heardSince(state, state.round) }),
  texts(task) {
    const { summary } = sinceSummary(task.talk);
    return {
      system: facilitatorSystem(task.language, INSTRUCTION),
      shared: [headText(task)],
      user: [...(summary ? [summaryText(summary)] : []), ...task.heard.map(heardText)].join('\n'),
    };
  },
  rehearse({ heard }) {
    // Whoever gives no stance has not said that it agrees; a script reads none into its words (P6).
    const others = heard.filter(({ stance }) => stance?.verdict !== 'agree');
    return { agreed: heard.length > 0 && !others.length, reason: others.map(({ name }) => name).join(', ') };
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
