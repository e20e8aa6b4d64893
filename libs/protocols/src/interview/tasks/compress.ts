import type { CompleteCompression, FieldError, MemoryPoint } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { oneLine, shortened } from '../../shared/work/quoted.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection } from '../../shared/work/sections.js';
import { lastToCompress } from '../background-steps.js';
import { compressed, gaveUp } from '../rules/background.js';
import { languageOf, type InterviewChannel } from '../state.js';
import type { Exchange } from '../talk.js';
import { strangeTurns } from './analysis-errors.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { behindSystem } from './system.js';
import { headText } from './text.js';
import { exchangeText, memoryText } from './talk-text.js';
import { TOLD } from './told.js';

export interface CompressTask extends InterviewTask {
  /** The turns that are no longer to be shown word for word. */
  older: Exchange[];
  /** The last of them. */
  through: number;
}

const INSTRUCTION = {
  en: `Your points take the place of these turns in what the Interviewer reads: whatever is in none of them is not known to it any more. Keep who, what,
when, how much and why, in the user's words where they are telling; what was asked and refused; what the user corrected, as it stands now;
what the Interviewer promised. Leave out greetings and what was said twice. One thing a point, each with all turns that it comes from.
What you wrote before is shown: it stays, joined with what is new where they belong together.`,
  zh: `你写的要点将取代这些轮次，供访谈者阅读：没有写到的内容，它就不再知道。保留谁、什么、何时、多少、为什么，用户的说法有代表性时用原话；
保留问过而用户不愿谈的、用户更正过的（写更正后的）、访谈者承诺过的。省去寒暄和重复。一条只写一件事，并写明出自哪些轮次。
你此前写过的要点已列出：继续保留，与新内容相关的合并。`,
};

const WORDS = {
  en: {
    older: 'Turns to be taken together',
    now: (through: number) =>
      `Write what is to be remembered of turns 1 to ${through}, in at most ${MOST_POINTS} points.`,
  },
  zh: {
    older: '需要归纳的轮次',
    now: (through: number) => `请写出第 1 至 ${through} 轮中需要记住的内容，最多 ${MOST_POINTS} 条。`,
  },
};

/** Points that are asked for at most: fewer than the contract allows, so that prompts stay short (I5). */
const MOST_POINTS = 24;

/** Characters of one text that is taken together. */
const READ = 6_000;

/** Older turns are taken together (I5). */
export const compress: FacilitationSpec<InterviewChannel, 'CompleteCompression', CompressTask> = {
  kind: 'compress',
  version: 2,
  command: 'CompleteCompression',
  phase: 'syncing',
  schema: outputSchema('CompleteCompression', [{ points: ['text', 'turns'] }]),
  tier: 'fast',
  max_output_tokens: 3000,
  task(state) {
    const through = lastToCompress(state);
    const older = state.talk.exchanges.filter(({ turn }) => turn <= through);
    return { ...interviewTask(state, 'summary'), older, through };
  },
  texts: (task) => ({
    system: behindSystem('summary', task.language, INSTRUCTION),
    shared: [headText(task)],
    user: [...memory(task), olderText(task), nowText(task)].join('\n\n'),
  }),
  rehearse: (task) => rehearsed(task, () => ({ points: rehearsedPoints(task) })),
  errors: compressionErrors,
  doubts(state, { points }) {
    const named = new Set(points.flatMap(({ turns }) => turns));
    const { compressed: before } = state.talk;
    const fresh = Array.from({ length: lastToCompress(state) - before }, (_, index) => before + index + 1);
    const forgotten = fresh.filter((turn) => !named.has(turn));
    return forgotten.length ? TOLD[languageOf(state)].forgotten(forgotten) : undefined;
  },
  proceed: (run, { points }) => compressed(run, points),
  giveUp: gaveUp,
};

const memory = ({ talk, language }: CompressTask): string[] =>
  talk.memory.length ? [memoryText(talk.memory, talk.compressed, language)] : [];

const olderText = ({ older, language }: CompressTask): string =>
  [`## ${WORDS[language].older}`, ...older.map((one) => exchangeText(one, 'record', language, READ))].join('\n');

const nowText = ({ through, language }: CompressTask): string => nowSection(language, WORDS[language].now(through));

function compressionErrors(state: InterviewChannel, { points }: CompleteCompression): FieldError[] {
  const through = lastToCompress(state);
  return points.flatMap(({ turns }, index) => {
    const strange = strangeTurns(turns, through);
    const reason = TOLD[languageOf(state)].noTurn(strange, through);
    return strange.length ? [{ pointer: `/points/${index}/turns`, reason }] : [];
  });
}

/** Characters of a turn that a rehearsed point has, and of several. */
const NOTED = 100;
const NOTED_TOGETHER = 390;

/** The contract's bound. */
const MOST_TURNS = 200;

/** The user's words, turn by turn and shortened; the oldest are put together where there would be too many. */
function rehearsedPoints({ talk, older }: CompressTask): MemoryPoint[] {
  const fresh = older.flatMap(({ turn, user }): MemoryPoint[] => {
    const text = shortened(oneLine(user.join(' ')), NOTED);
    return turn && text ? [{ text, turns: [turn] }] : [];
  });
  const all = [...talk.memory, ...fresh];
  const many = all.slice(0, Math.max(0, all.length - MOST_POINTS + 1));
  if (many.length < 2) return all;
  const turns = [...new Set(many.flatMap((point) => point.turns))].slice(-MOST_TURNS);
  const text = shortened(many.map((point) => point.text).join(' '), NOTED_TOGETHER);
  return [{ text, turns }, ...all.slice(many.length)];
}
