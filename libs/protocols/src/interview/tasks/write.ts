import { contractErrors, type FieldError, type InterviewDocument, type InterviewSeat } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { selfText } from '../../shared/work/discussion.js';
import {
  type Asked,
  type Given,
  type OpenTurn,
  type Refused,
  type TurnSpec,
  errorText,
} from '../../shared/work/turn-spec.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import { withLeftOut, withoutItems } from '../../shared/work/without-items.js';
import { BUILDS_ON, DOCUMENT_IDS } from '../documents/catalogue.js';
import { interviewOf, type DocumentId, type InterviewChannel, type WrittenDocument } from '../state.js';
import { strangeTurns } from './analysis-errors.js';
import { contentText, documentText } from './document-text.js';
import { FIELD_OF, PURPOSE, rehearsedContent } from './documents.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { behindSystem } from './system.js';
import { factsText, headText } from './text.js';
import { talkText } from './talk-text.js';
import { TOLD } from './told.js';

export interface WriteTask extends InterviewTask {
  self: Pick<InterviewSeat, 'name' | 'persona'>;
  document: DocumentId;
  /** The last turn that the delivery rests on. */
  last: number;
  /** What the user wants changed; empty where nothing is. */
  comment: string;
  /** What this document builds on, as it stands. */
  given: WrittenDocument[];
  /** The version before, where there is one. */
  before?: WrittenDocument;
}

const INSTRUCTION = {
  en: `- Write from what was said. Every statement names in turns the user's turns that it rests on; the facts say which. What is your own proposal names
  the turns whose need it meets. What nobody said and you need all the same is an assumption: it is called one.
- What the user said last about a thing holds. What two turns leave open stays open; do not settle it in silence.
- The user's words for the user's things, so that they recognise their own case. Plain sentences, one thing each, with figures and units as the user
  gave them. No figure of your own, no filler, no empty adjectives: what says nothing is left out, and a list may be empty.
- What the documents that you are given say holds: build on it and do not repeat it.
- A new version changes what the user wants changed and what follows from that; all else stays as it is, word for word.
- Short: a sentence an item, at most ten items a list, and no more than somebody reads in five minutes.
- summary last: what the document says, for whoever reads only that, in at most 60 words.`,
  zh: `- 依据谈话内容撰写。每条陈述都在 turns 中写明所依据的用户轮次，事实中已标明。你自己的建议，写它所回应的需求出自哪些轮次。
  没有人说过而又必需的，是假设，要写明是假设。
- 同一件事以用户最后的说法为准。谈话中没有定论的就保留为未定，不要擅自决定。
- 用户的事用用户自己的说法，让对方认得出这是自己的情况。句子平实，一句一事，数字和单位照用户所说。不编数字，不写空话套话：
  没有内容的就省去，列表可以为空。
- 提供给你的其他文档所写的内容有效：以其为基础，不要重复。
- 新版本只改用户要改的以及由此引起的；其余逐字保留。
- 简短：每条一句话，每个列表最多十条，五分钟内能读完。
- summary 最后写：文档说了什么，供只读摘要的人使用，不超过 120 字。`,
};

const WORDS = {
  en: {
    now: 'Now write',
    comment: 'The user wants this changed',
    yours: (document: string, version: number) => `Your ${document} as it stands, in version ${version}`,
    before:
      'Your document as it stands is above: change it where the user wants it changed, and say in changes what is different.',
    first: 'It is the first version: changes stays empty.',
    last: (turn: number) => `The user's turns are 1 to ${turn}.`,
  },
  zh: {
    now: '现在撰写',
    comment: '用户要求修改',
    yours: (document: string, version: number) => `你写的 ${document}，现为第 ${version} 版`,
    before: '上面是你的文档现有的版本：按用户的要求修改，并在 changes 中说明改了什么。',
    first: '这是第一版：changes 留空。',
    last: (turn: number) => `用户的轮次为 1 至 ${turn}。`,
  },
} satisfies Record<Language, object>;

/** The documents that the Architect writes (I6), each with a schema of its own. */
export const documents = Object.fromEntries(DOCUMENT_IDS.map((id) => [id, specOf(id)])) as Record<
  DocumentId,
  TurnSpec<InterviewChannel, WriteTask>
>;

function specOf(document: DocumentId): TurnSpec<InterviewChannel, WriteTask> {
  const field = FIELD_OF[document];
  return {
    kind: 'write',
    version: 2,
    schema: outputSchema('InterviewDocument', [field, 'changes', 'summary']),
    tier: 'strong',
    leavesOut: true,
    max_output_tokens: 8000,
    task: (state, turn) => writeTask(state, document, turn),
    texts: (task) => ({
      system: behindSystem('architect', task.language, INSTRUCTION),
      shared: [
        headText(task),
        ...talkText(task.talk, 'record', task.language),
        [factsText(task, 'whole'), ...task.given.map((one) => documentText(one))].join('\n\n'),
      ],
      user: ownText(task),
    }),
    rehearse: (task) => rehearse(task),
    /** What is refused for an item of it is told once; said again it is written without the item (I6). */
    accept(output, asked) {
      const { task, call } = asked;
      const { language, before } = task;
      const { summary = '', changes = '', ...given } = output as Partial<InterviewDocument>;
      // Whatever a first version says of changes, there is nothing before it.
      const document = { summary, changes: before ? changes : '', [field]: given[field] } as InterviewDocument;
      if (!given[field]) return { invalid: `/${field} ${TOLD[language].noContent}` };
      const errors = errorsOf(document, task);
      if (!errors.length) return written(document, field, asked);
      const invalid = errorText(errors, language);
      const pointers = errors.map(({ pointer }) => pointer);
      const kept = withoutItems(document, pointers);
      if (!kept || errorsOf(kept, task).length) return { invalid };
      const without = written(kept, field, { ...asked, call: withLeftOut(call, errors) });
      return { invalid, asSaid: 'type' in without ? without : without.asSaid };
    },
  };
}

type AskedForOne = Asked<InterviewChannel, WriteTask>;
type AsSaid = Refused & { asSaid: Given };

function errorsOf(document: InterviewDocument, { language, last }: WriteTask): FieldError[] {
  const broken = contractErrors('InterviewDocument', document, language);
  return broken.length ? broken : citationErrors(document, last, language);
}

/** The document as a command; that it does not say what is different, or has nothing in it, is told once. */
function written(
  document: InterviewDocument,
  field: (typeof FIELD_OF)[DocumentId],
  { task: { language, before }, request: { participant_id, request_id }, call }: AskedForOne,
): Given | AsSaid {
  const asSaid: Given = { type: 'WriteInterviewDocument', data: { participant_id, request_id, document, call } };
  const told = TOLD[language];
  const isEmpty = Object.values(document[field] as object).every((list: unknown[]) => !list.length);
  if (isEmpty) return { invalid: `/${field} ${told.noContent}`, asSaid };
  return before && !document.changes.trim() ? { invalid: told.notChanged, asSaid } : asSaid;
}

/** @throws where no delivery is under way: only a bug can ask then */
function writeTask(state: InterviewChannel, document: DocumentId, { request_id }: OpenTurn): WriteTask {
  const { delivery } = state;
  if (!delivery) throw new Error('no documents are being written');
  const { name, persona } = interviewOf(state).architect;
  const before = state.documents.find((one) => one.document === document);
  const error = delivery.turns.find((turn) => turn.request_id === request_id)?.error;
  return {
    ...interviewTask(state, 'architect'),
    self: { name, persona },
    document,
    last: delivery.turn,
    comment: delivery.comment,
    given: state.documents.filter((one) => BUILDS_ON[document].includes(one.document)),
    ...(before && { before }),
    ...(error !== undefined && { previous_error: error }),
  };
}

function ownText({ self, before, comment, document, last, language }: WriteTask): string {
  const words = WORDS[language];
  return [
    selfText({ ...self, expertise: [] }, language),
    ...(before ? [section(words.yours(document, before.version), spokenWords(contentText(before.content)))] : []),
    ...(before && comment ? [section(words.comment, spokenWords(comment))] : []),
    section(words.now, PURPOSE[document][language]),
    nowSection(language, words.last(last), before ? words.before : words.first),
  ].join('\n\n');
}

/** Turns that a document cites and that are none of the user's, up to the last that it rests on (I6). */
function citationErrors(document: InterviewDocument, last: number, language: Language): FieldError[] {
  return citedIn(document, '').flatMap(({ pointer, turns }) => {
    const strange = strangeTurns(turns, last);
    return strange.length ? [{ pointer, reason: TOLD[language].noTurn(strange, last) }] : [];
  });
}

function citedIn(value: unknown, pointer: string): { pointer: string; turns: number[] }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => citedIn(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'turns' ? [{ pointer: `${pointer}/turns`, turns: part as number[] }] : citedIn(part, `${pointer}/${name}`),
  );
}

/** The facts, and the user's comment word for word: it claims to understand neither. */
function rehearse(task: WriteTask) {
  const { document, facts, language, before, comment } = task;
  return rehearsed(task, (line) => ({
    ...rehearsedContent(document, facts, language),
    changes: before ? (comment || notUnderstood(language)).slice(0, 2000) : '',
    summary: (line?.act === 'speaks' && line.text) || notUnderstood(language),
  }));
}
