import { contractErrors, type FieldError, type PlanDocument, type PlanRole } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { outputSchema } from '../../shared/work/output-schema.js';
import { ANSWER_IN, DATA, ownWords, section, spokenWords } from '../../shared/work/sections.js';
import { type Asked, type Given, type Refused, type TurnSpec, errorText } from '../../shared/work/turn-spec.js';
import { withLeftOut, withoutItems } from '../../shared/work/without-items.js';
import { citationsOf } from '../documents/citations.js';
import { instructionOf, TYPED_KINDS, typedKindOf } from '../documents/kinds.js';
import type { TypedKind } from '../documents/document-kind.js';
import { notThere } from '../not-there.js';
import { formErrors } from '../rules/documents.js';
import { draftOf, workshopOf, type OwnSpeech, type WorkshopState } from '../state.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { clarifiedText, draftText, issueText, requestText, roleText } from './text.js';
import { knownRole, planTask, type PlanTask } from './task.js';

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
goes into open_points, what was assumed is called an assumption. Write for a reader who has five minutes: what matters most comes first. A sentence an item, at
most ten items a list, and texts of at most 250 words in all. summary, which is read first: at most 60 words.
${ANSWER_IN.en}`,
  zh: `规划工作坊已结束，各角色现在为实施者撰写自己的文档。
${DATA.zh}
依据共识草案和你自己的发言撰写。不要写入草案中没有的决定：只有你说过的，是你的判断，其 based_on 留空；其余每一条都在 based_on 中列出所依据的
entry_id，与草案中完全一致。仍未解决的写入 open_points，假设要写明是假设。为只有五分钟的读者而写：最重要的在前。每条一句话，每个列表最多十条，各段正文合计不超过 500 字。summary 最先被读到：不超过 120 字。
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
    leavesOut: true,
    max_output_tokens: 8000,
    task: (state, { participant_id }) => ({
      role: knownRole(state, participant_id),
      own: ownProperty(state.said, participant_id) ?? [],
      ...planTask(state),
    }),
    texts: (task) => ({ system: SYSTEM[task.language], shared: sharedTexts(task), user: userText(task) }),
    rehearse,
    /** What is refused for an item of it is told once; said again it is written without the item (W9). */
    accept(output, asked) {
      const { task, call } = asked;
      const document: PlanDocument = { summary: '', sections: [], based_on: [], ...(output as Partial<PlanDocument>) };
      const errors = errorsOf(document, asked);
      if (!errors.length) return written(document, asked);
      const invalid = errorText(errors, task.language);
      const pointers = errors.map(({ pointer }) => pointer);
      const kept = withoutItems({ document }, pointers)?.document;
      if (!kept || errorsOf(kept, asked).length) return { invalid };
      const without = written(kept, { ...asked, call: withLeftOut(call, errors) });
      return { invalid, asSaid: 'type' in without ? without : without.asSaid };
    },
  };
}

type AskedForOne = Asked<WorkshopState, DocumentTask>;

function errorsOf(document: PlanDocument, { state, task }: AskedForOne): FieldError[] {
  const broken = contractErrors('PlanDocument', document, task.language);
  return broken.length
    ? broken.map(({ pointer, reason }) => ({ pointer: `/document${pointer}`, reason }))
    : formErrors(task.role, document, workshopOf(state));
}

/** The document as a command; citations that are not in the draft are told once, and the decider takes them out. */
function written(document: PlanDocument, { state, task, request, call }: AskedForOne): Given | AsSaid {
  const { participant_id, request_id } = request;
  const asSaid: Given = { type: 'WriteDocument', data: { participant_id, request_id, document, call } };
  const there = draftOf(state).map(({ entry_id }) => entry_id);
  const unknown = citationsOf(document).flatMap(({ entry_id }) => (there.includes(entry_id) ? [] : [entry_id]));
  return unknown.length
    ? { invalid: notThere(task.language, 'draft_entry', [...new Set(unknown)], there), asSaid }
    : asSaid;
}

type AsSaid = Refused & { asSaid: Given };

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
