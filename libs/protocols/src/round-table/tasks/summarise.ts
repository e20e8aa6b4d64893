import { requestCheck } from '../../shared/checks.js';
import { heardText, type Heard } from '../../shared/work/discussion.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { close, conclude } from '../rules/conclude.js';
import type { RoundTableState } from '../state.js';
import { facilitatorTexts } from './facilitator.js';
import { heard, heardInRound, tableTask, type TableTask } from './table-task.js';

export interface SummaryTask extends TableTask {
  kind: 'summarise' | 'conclude';
  round: number;
  heard: Heard[];
  /** The latest summaries before this one. */
  summaries: { round: number; summary: string }[];
}

const INSTRUCTION = {
  summarise: {
    en: 'Sum up this round in a few sentences: what was claimed by whom, where they agree, where they differ. open_points lists what is not settled, in the same words as before where a point is the same.',
    zh: '用几句话总结本轮：谁提出了什么、哪里一致、哪里分歧。open_points 列出未决事项；与之前相同的事项请沿用原文。',
  },
  conclude: {
    en: 'Write the closing summary: what the table has come to, what it agrees on, what stays open and between whom. Promise nothing that nobody said.',
    zh: '撰写闭幕总结：圆桌得出了什么、在哪些点上一致、哪些仍未决以及在谁之间。不要写无人说过的内容。',
  },
};

type Spec = FacilitationSpec<RoundTableState, 'CompleteSummary', SummaryTask>;

const shared: Pick<Spec, 'version' | 'command' | 'schema' | 'texts' | 'rehearse'> = {
  version: 1,
  command: 'CompleteSummary',
  schema: outputSchema('CompleteSummary', ['summary', 'open_points']),
  texts: (task) =>
    facilitatorTexts(task, INSTRUCTION[task.kind], [
      ...task.summaries.map(({ round, summary }) => quoted('summary', summary, { round })),
      ...task.heard.map(heardText),
    ]),
  rehearse,
};

/** The summary of a round (R1). */
export const summarise: Spec = {
  ...shared,
  kind: 'summarise',
  phase: 'summarising',
  tier: 'fast',
  max_output_tokens: 1500,
  task: (state) => taskOf('summarise', state, heardInRound(state)),
  proceed(run, { summary, open_points }) {
    run.emit('RoundSummarised', { round: run.state.round, summary, open_points, final: false });
    requestCheck(run);
  },
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run);
    else requestCheck(run);
  },
};

/** The summary of it all, before the table is closed (T5). */
export const closingSummary: Spec = {
  ...shared,
  kind: 'conclude',
  phase: 'closing',
  tier: 'fast',
  max_output_tokens: 2500,
  task: (state) => taskOf('conclude', state, heard(state, state.contributions)),
  proceed(run, { summary, open_points }) {
    run.emit('RoundSummarised', { round: run.state.round, summary, open_points, final: true });
    close(run);
  },
  giveUp: close,
};

const taskOf = (kind: SummaryTask['kind'], state: RoundTableState, said: Heard[]): SummaryTask => ({
  kind,
  ...tableTask(state),
  round: state.round,
  heard: said,
  summaries: state.summaries.map(({ round, summary }) => ({ round, summary })),
});

/** Everybody's claim in one line; the claims of those who do not agree are open. */
function rehearse({ kind, language, heard: said, round, summaries }: SummaryTask) {
  const ofRound = said.filter((one) => one.round === round);
  const claims = ofRound.map(({ name, stance, text }) => `${name}: ${stance?.claim || text}`);
  const apart = ofRound.filter(({ stance }) => stance && stance.verdict !== 'agree');
  const lead = {
    en: kind === 'conclude' ? `After round ${round}` : `Round ${round}`,
    zh: kind === 'conclude' ? `经过 ${round} 轮讨论` : `第 ${round} 轮`,
  }[language];
  const words = claims.length ? claims.join('; ') : (summaries.at(-1)?.summary ?? '');
  const open_points = apart.map(({ name, stance, text }) => `${name}: ${stance!.claim || text}`.slice(0, 500));
  return { summary: `${lead}: ${words}`.slice(0, 8000), open_points };
}
