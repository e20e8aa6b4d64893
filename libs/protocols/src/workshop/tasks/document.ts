import { contractErrors, type PlanDocument, type PlanRole, own } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';
import { errorText } from '../../shared/work/error-text.js';
import { ownWords, section, spokenWords } from '../../shared/work/sections.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import { citationsOf } from '../documents/citations.js';
import { instructionOf, TYPED_KINDS, typedKindOf } from '../documents/kinds.js';
import type { TypedKind } from '../documents/document-kind.js';
import { notThere } from '../not-there.js';
import { formErrors } from '../rules/documents.js';
import { draftOf, workshopOf, type OwnSpeech, type WorkshopState } from '../state.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { roleText } from './role.js';
import { knownRole, planTask, type PlanTask } from './task.js';
import { clarifiedText, draftText, issueText, requestText } from './text.js';

interface DocumentTask extends PlanTask {
  role: PlanRole;
  /** What the role itself said, in all rounds. */
  own: OwnSpeech[];
}

const SYSTEM = {
  en: `A planning workshop is over, and each role now writes its document for the people who will do the work.
${DATA.en}
Write from the consensus draft and from what you said yourself. Decide nothing that is not in the draft: what only you said is your judgement, and its
item has an empty based_on. Every other item names in based_on the entry_ids that it rests on, exactly as they stand in the draft. What is still open
goes into open_points, what was assumed is called an assumption. Be brief: a sentence an item, at most twenty items a list. 
${ANSWER_IN.en}`,
  zh: `规划工作坊已结束，各角色现在为实施者撰写自己的文档。
${DATA.zh}
依据共识草案和你自己的发言撰写。不要写入草案中没有的决定：只有你说过的，是你的判断，其 based_on 留空；其余每一条都在 based_on 中列出所依据的
entry_id，与草案中完全一致。仍未解决的写入 open_points，假设要写明是假设。保持简短：每条一句话，每个列表最多二十条。
${ANSWER_IN.zh}`,
};

const WORDS = {
  en: {
    before: 'Your document of the version before',
    said: 'What you have said yourself',
    round: (round: number) => `In round ${round}:`,
    now: (file: string) => `Now write ${file}`,
  },
  zh: {
    before: '你在上一版中的文档',
    said: '你自己说过的话',
    round: (round: number) => `第 ${round} 轮：`,
    now: (file: string) => `现在撰写 ${file}`,
  },
};

const GENERAL = {
  en: 'sections: one for each part of your focus, with a heading, prose in text, and items.',
  zh: 'sections：你关注的每个方面一节，含标题 heading、正文 text 与条目 items。',
};

/** A role's output document (W9): by kind, since each has a schema of its own. */
export const documents: Record<string, TurnSpec<WorkshopState, DocumentTask>> = Object.fromEntries([
  ['document', specOf(undefined)],
  ...TYPED_KINDS.map((kind) => [kind, specOf(kind)] as const),
]);

function specOf(kind: TypedKind | undefined): TurnSpec<WorkshopState, DocumentTask> {
  return {
    kind: 'document',
    version: 3,
    schema: outputSchema(
      'PlanDocument',
      kind ? [kind, 'open_points', 'summary'] : ['sections', 'based_on', 'open_points', 'summary'],
    ),
    tier: 'strong',
    ending: true,
    max_output_tokens: 8000,
    task: (state, { participant_id }) => ({
      role: knownRole(state, participant_id),
      own: own(state.said, participant_id) ?? [],
      ...planTask(state),
    }),
    texts: (task) => ({ system: SYSTEM[task.language], shared: sharedTexts(task), user: userText(task) }),
    rehearse,
    accept(output, { state, task, request: { participant_id, request_id }, call }) {
      const { language } = task;
      const document: PlanDocument = { summary: '', sections: [], based_on: [], ...(output as Partial<PlanDocument>) };
      const broken = contractErrors('PlanDocument', document, language);
      const errors = broken.length ? broken : formErrors(task.role, document, workshopOf(state));
      if (errors.length) return { invalid: errorText(errors, language) };
      const asSaid = { type: 'WriteDocument' as const, data: { participant_id, request_id, document, call } };
      const there = draftOf(state).map(({ entry_id }) => entry_id);
      const unknown = citationsOf(document).flatMap(({ entry_id }) => (there.includes(entry_id) ? [] : [entry_id]));
      if (!unknown.length) return asSaid;
      return { invalid: notThere(language, 'draft_entry', [...new Set(unknown)], there), asSaid };
    },
  };
}

/** What all who write are shown. */
const sharedTexts = (task: DocumentTask): string[] => [
  [
    ...requestText(task),
    ...draftText(task),
    ...task.issues.map((one) => issueText('open_issue', one)),
    ...task.clarified.map(clarifiedText),
  ].join('\n'),
];

function userText({ role, own, language, previous }: DocumentTask): string {
  const before = previous?.documents?.find((one) => one.participant_id === role.participant_id)?.document;
  const { output_document } = role;
  const kind = typedKindOf(role);
  const words = WORDS[language];
  return [
    roleText(role, language),
    ...(before ? [section(words.before, spokenWords(JSON.stringify(before)))] : []),
    ...ownWords(
      words.said,
      own.map(({ round, text }) => ({ where: words.round(round), text })),
    ),
    section(words.now(output_document), kind ? instructionOf(kind, language) : GENERAL[language]),
  ].join('\n\n');
}

/** What the script has; without one the document says so, and repeats the draft word for word. */
function rehearse({ role, language, draft }: DocumentTask) {
  if (role.document) return { ...role.document };
  const heading = language === 'zh' ? '共识草案' : 'Consensus draft';
  const items = draft.slice(0, 100).map(({ text }) => text.slice(0, 2000));
  return {
    summary: notUnderstood(language),
    sections: items.length ? [{ heading, text: '', items }] : [],
    based_on: draft.slice(0, 200).map(({ entry_id }) => entry_id),
  };
}
