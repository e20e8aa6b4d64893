import { colonOf, semicolonOf } from '@parley/wording';
import { requestCheck } from '../../shared/checks.js';
import type { Heard } from '../../shared/work/discussion.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { notUnderstood, nothingSaid } from '../../shared/work/not-understood.js';
import { nowSection } from '../../shared/work/sections.js';
import { close, conclude } from '../rules/conclude.js';
import { isAnswered } from '../pool.js';
import { nameOf, type RoundTableState } from '../state.js';
import { sinceSummary } from '../talk.js';
import { facilitatorSystem, headText, sharedText, summaryText, talkText } from './table-text.js';
import { heardSince, tableTask, type TableTask } from './table-task.js';

export interface SummaryTask extends TableTask {
  kind: 'summarise' | 'conclude';
  /** What was said in the last round. */
  heard: Heard[];
  last_summary?: string;
  /** What members asked and nobody answered, where it is over; absent where there is nothing of it. */
  unanswered?: { name: string; question: string }[];
}

const UNANSWERED = { en: 'Asked at the table, and answered by nobody', zh: '席间提出、无人回答的问题' };

const unansweredText = ({ unanswered, language }: SummaryTask): string[] =>
  unanswered
    ? [
        [
          `## ${UNANSWERED[language]}`,
          ...unanswered.map((one) => quoted('question', one.question, { by: one.name })),
        ].join('\n'),
      ]
    : [];

const INSTRUCTION = {
  summarise: {
    en: `After each round you write what stands so far. It takes the place of your summary before, which is shown with what was said since:
what still holds stays in it, what was given up goes, and where somebody has changed position, say so. Whoever reads nothing else
must know who claims what and why, on what they agree, and where they differ. At most 200 words.
open_points lists what is not settled, one sentence each, and who stands on which side; a point that is still open keeps its words,
one that was settled since is left out.`,
    zh: `每轮之后，你写下目前的结论。它取代你之前的总结；之前的总结与此后的发言都会给出：仍然成立的保留，已放弃的去掉，
有人改变主张的要写明。只读这一段的人也必须知道：谁主张什么、为什么，哪里一致，哪里分歧。不超过 400 字。
open_points 列出未决事项，每条一句话，写明谁持哪一方；仍未解决的沿用原文，已解决的去掉。`,
  },
  conclude: {
    en: `The round table is over. Write its closing summary, for somebody who was not there: what the table has come to, on what it agrees
and for which reasons, what stays open and between whom, and who, if anybody, took on what. Promise nothing that nobody said.
At most 300 words. open_points lists what stays open, one sentence each.`,
    zh: `圆桌已经结束。请为不在场的人撰写闭幕总结：得出了什么结论，在哪些点上一致、理由是什么，哪些仍未决、在谁之间，
以及是否有人承担了什么。不要写无人说过的内容。不超过 600 字。open_points 列出仍未决的事项，每条一句话。`,
  },
};

const NOW = {
  summarise: {
    en: (round: number) => `Round ${round} is over. Write what stands so far.`,
    zh: (round: number) => `第 ${round} 轮已结束。请写下目前的结论。`,
  },
  conclude: {
    en: (round: number) => `The talk has ended after round ${round}. Write the closing summary.`,
    zh: (round: number) => `对话在第 ${round} 轮后结束。请撰写闭幕总结。`,
  },
};

type Spec = FacilitationSpec<RoundTableState, 'CompleteSummary', SummaryTask>;

const common: Pick<Spec, 'version' | 'command' | 'schema' | 'texts' | 'rehearse'> = {
  version: 4,
  command: 'CompleteSummary',
  schema: outputSchema('CompleteSummary', ['summary', 'open_points']),
  texts(task) {
    const { kind, language, round, talk } = task;
    const now = nowSection(language, NOW[kind][language](round));
    const system = facilitatorSystem(language, INSTRUCTION[kind]);
    if (kind === 'conclude')
      return { system, shared: sharedText(task), user: [...unansweredText(task), now].join('\n\n') };
    const { summary, ...since } = sinceSummary(talk);
    const parts = [...(summary && !since.before ? [summaryText(summary)] : []), ...talkText(since, task), now];
    return { system, shared: [headText(task)], user: parts.join('\n\n') };
  },
  rehearse,
};

/** The summary of a round (R1). */
export const summarise: Spec = {
  ...common,
  kind: 'summarise',
  phase: 'summarising',
  tier: 'fast',
  max_output_tokens: 1500,
  task: (state) => taskOf('summarise', state),
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
  ...common,
  kind: 'conclude',
  phase: 'closing',
  tier: 'strong',
  ending: true,
  max_output_tokens: 2500,
  task: (state) => ({ ...taskOf('conclude', state), ...unansweredIn(state) }),
  proceed(run, { summary, open_points }) {
    run.emit('RoundSummarised', { round: run.state.round, summary, open_points, final: true });
    close(run);
  },
  giveUp: close,
};

const taskOf = (kind: SummaryTask['kind'], state: RoundTableState): SummaryTask => ({
  kind,
  ...tableTask(state),
  heard: heardSince(state, state.round),
  ...(state.summary && { last_summary: state.summary.summary }),
});

/** It would be lost with the end: the talk has what is said, and no question. */
function unansweredIn(state: RoundTableState): Pick<SummaryTask, 'unanswered'> {
  const open = state.pool.questions.filter((one) => !isAnswered(one));
  return open.length ? { unanswered: open.map(({ by, question }) => ({ name: nameOf(state, by), question })) } : {};
}

/** Everybody's claim in one line; the claims of those who do not agree are open, and so is what nobody answered. Of what was not understood nothing is said. */
function rehearse({ kind, language, heard, round, last_summary, unanswered = [] }: SummaryTask) {
  const ofRound = heard.filter(({ text }) => text !== nothingSaid(language));
  if (heard.length && !ofRound.length)
    return { summary: (kind === 'conclude' ? notUnderstood : nothingSaid)(language), open_points: [] };
  const colon = colonOf(language);
  const claims = ofRound.map(({ name, stance, text }) => `${name}${colon}${stance?.claim || text}`);
  const apart = ofRound.filter(({ stance }) => stance && stance.verdict !== 'agree');
  // Which round it sums up is said beside it, wherever it stands.
  const lead = kind === 'conclude' ? { en: `After round ${round}: `, zh: `经过 ${round} 轮讨论：` }[language] : '';
  const words = claims.length ? claims.join(semicolonOf(language)) : (last_summary ?? '');
  const open = [
    ...apart.map(({ name, stance, text }) => `${name}${colon}${stance!.claim || text}`),
    ...unanswered.map(({ name, question }) => `${name}${colon}${question}`),
  ];
  const open_points = open.map((point) => point.slice(0, 500));
  return { summary: `${lead}${words}`.slice(0, 8000), open_points };
}
