import type { CoachLine, CompleteReview } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { notThere } from '../not-there.js';
import { conclude } from '../rules/conclude.js';
import { alikeIn } from '../rules/alike.js';
import { reviewErrors, takeReview } from '../rules/review.js';
import { afterReview } from '../rules/rounds.js';
import { draftOf, openIssues, workshopOf, type DraftEntry, type WorkshopState } from '../state.js';
import { clarifiedText, coachTexts, draftText, issueText, speechText } from './text.js';
import { planTask, describeSpeech, type PlanTask, type Spoken } from './task.js';

interface ReviewTask extends PlanTask {
  round: number;
  roles: { participant_id: string; name: string }[];
  speeches: Spoken[];
  /** Entries that entered the draft in this round. */
  added: string[];
  /** Entries that are worded nearly alike. */
  alike: Record<'proposed' | 'other', { entry_id: string; text: string }>[];
  line?: CoachLine;
}

const INSTRUCTION = {
  en: `Sum up this round in a few sentences: what entered the draft, what was objected to and why, what is open. Then tidy the issue list:
merges for issues that are part of another open issue; rewordings for issues that the round has made finer. Leave out what
you are not sure of. matches: for each pair under near_equal, whether they say the same, or are rivals; what is neither, leave out.
off_topic names roles that left the topic or dug too deep, with a friendly notice. You can put nothing in the draft.`,
  zh: `用几句话总结本轮：哪些进入了草案、哪些被反对及原因、哪些仍未解决。然后整理问题清单：
merges 用于已被另一未决问题包含的问题；rewordings 用于本轮已讨论得更具体的问题。不确定的不要写。
matches：对 near_equal 中的每一对，判断是同一件事（same）还是不能同时成立（rivals）；两者都不是的不写。
off_topic 列出偏离主题或过度深入的角色，并附友好提醒。你不能把任何内容放入草案。`,
};

/** The coach sums a round up and tidies the issue list (W4, W8). Where it cannot be had, the list stays as it is. */
export const review: FacilitationSpec<WorkshopState, 'CompleteReview', ReviewTask> = {
  kind: 'review',
  version: 3,
  command: 'CompleteReview',
  phase: 'reviewing',
  schema: outputSchema('CompleteReview', [
    'summary',
    { merges: ['issue_id', 'reason', 'into'] },
    'rewordings',
    { matches: ['entry_id', 'other', 'reason', 'match'] },
    'off_topic',
  ]),
  tier: 'fast',
  max_output_tokens: 3000,
  task: reviewTask,
  texts: (task) => coachTexts(task, INSTRUCTION, roundText(task)),
  rehearse,
  errors: reviewErrors,
  doubts: unknownIssues,
  proceed(run, data) {
    takeReview(run, data);
    afterReview(run);
  },
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run, run.state.outOfFunds);
    else afterReview(run);
  },
};

/** Issues that are not open: named again they are refused by the rules, and the log says so (W4). */
function unknownIssues(state: WorkshopState, { merges, rewordings }: CompleteReview): string | undefined {
  const { language } = workshopOf(state);
  const open = openIssues(state).map(({ issue_id }) => issue_id);
  const named = [...merges.flatMap(({ issue_id, into }) => [issue_id, into]), ...rewordings.map((one) => one.issue_id)];
  const unknown = [...new Set(named)].filter((id) => !open.includes(id));
  return unknown.length ? notThere(language, 'open_issue', unknown, open) : undefined;
}

function reviewTask(state: WorkshopState): ReviewTask {
  const { roles, coach_script } = workshopOf(state);
  const line = coach_script?.rounds.find(({ round }) => round === state.round);
  const added = draftOf(state).filter(({ added_in }) => added_in === state.round);
  return {
    ...planTask(state),
    round: state.round,
    roles: roles.map(({ participant_id, name }) => ({ participant_id, name })),
    speeches: state.speeches.map((given) => describeSpeech(state, given)),
    added: added.map(({ entry_id }) => entry_id),
    alike: alikeIn(state).map(({ proposed, other }) => ({ proposed: worded(proposed), other: worded(other) })),
    ...(line && { line }),
  };
}

const worded = ({ entry_id, text }: DraftEntry) => ({ entry_id, text });

const roundText = (task: ReviewTask): string[] => [
  ...draftText(task),
  ...task.added.map((entry_id) => quoted('entered_in_this_round', entry_id)),
  ...task.issues.map((one) => issueText('open_issue', one)),
  ...task.roles.map(({ participant_id, name }) => quoted('role', name, { participant_id })),
  ...task.speeches.map(speechText),
  ...task.clarified.map(clarifiedText),
  ...task.alike.map(({ proposed, other }) =>
    quoted('near_equal', `${proposed.entry_id}: ${proposed.text}\n${other.entry_id}: ${other.text}`, {
      entry_id: proposed.entry_id,
      other: other.entry_id,
    }),
  ),
];

function rehearse({ line, language, round, added, issues }: ReviewTask) {
  const plain =
    language === 'zh'
      ? `第 ${round} 轮：${added.length} 条进入共识草案，${issues.length} 个问题仍未解决。`
      : `Round ${round}: ${added.length} entered the draft, ${issues.length} open.`;
  const { merges = [], rewordings = [], matches = [], off_topic = [] } = line ?? {};
  return { summary: line?.summary || plain, merges, rewordings, matches, off_topic };
}
