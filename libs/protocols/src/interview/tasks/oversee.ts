import type { CompleteOversight, FieldError, InterviewAnalysis, InterviewRisk, Oversight } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { nowSection } from '../../shared/work/sections.js';
import { gaveUp, overseen } from '../rules/background.js';
import { languageOf, type InterviewChannel, type Status } from '../state.js';
import { strangeTurns } from './analysis-errors.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { behindSystem } from './system.js';
import { areasText, factsText, headText } from './text.js';
import { listed, talkText } from './talk-text.js';
import { TOLD } from './told.js';

export interface OverseeTask extends InterviewTask {
  reading: string;
  risks: InterviewRisk[];
  proposed: Status;
  /** What the Analyst would have the Interviewer do. */
  notice: string;
}

const INSTRUCTION = {
  en: `Read the turns yourself; the Analyst may be wrong.
- A risk: do the words bear it out? Where the Interviewer took the user wrong, put words into their mouth or said what is not so, the notice says
  what to take back and how it is instead, and corrects is true. Where the user's statements do not fit together, the notice says which two, so
  that the Interviewer can ask kindly. Where there is nothing to it, say so, and let the interview go on.
- A change of status: approve it where what was said bears it out, and name the turns. Nobody is moved on out of politeness or because it has
  taken long. Completed is approved only where somebody could design from it: who it is for, what really happens, how it is done today,
  what must not be touched, how success would be seen. Where you refuse, the notice says what is missing.
- The notice takes the place of the Analyst's: what of that is still good goes into it. One thing at a time; do not write out the question.`,
  zh: `请自己阅读各轮谈话；分析员可能有误。
- 风险：原话是否确实如此？若访谈者误解了用户、替用户说话或说了不实的话，notice 写明要收回什么、实际情况怎样，corrects 为 true。
  若用户的说法前后对不上，notice 写明是哪两处，让访谈者委婉地询问。若并无问题，如实说明，让访谈继续。
- 阶段变化：谈话内容足以支持时才批准，并写明轮次。不因客气或时间长而放行。只有当别人能据此动手设计时才批准 Completed：
  为谁而做、实际发生了什么、目前怎么做、哪些不能动、怎样算成功。不批准时，notice 写明还缺什么。
- notice 取代分析员的指示：其中仍然有用的写进去。一次只做一件事；不必写出完整的问题。`,
};

const WORDS = {
  en: {
    found: 'What the Analyst found',
    now: (from: Status, to: Status, risks: number) => [
      from === to
        ? `No change of status is proposed: it stays ${from}.`
        : `The Analyst would move it from ${from} to ${to}.`,
      risks ? 'Look into what was flagged.' : 'Nothing was flagged.',
      'Say what you find, and write the notice for the next turn.',
    ],
    approved: 'Rehearsal: approved, since the script says nothing else.',
    refused: 'Rehearsal: the script lets no change of status pass.',
    takeBack: (text: string) => `Say that you may have misunderstood, and ask how it is: ${text}`,
  },
  zh: {
    found: '分析员的发现',
    now: (from: Status, to: Status, risks: number) => [
      from === to ? `没有提议变化，仍为 ${from}。` : `分析员提议由 ${from} 进入 ${to}。`,
      risks ? '请核查被标记的问题。' : '没有标记问题。',
      '请写出你的结论，以及给下一轮的指示。',
    ],
    approved: '排练：脚本没有别的说法，予以批准。',
    refused: '排练：脚本不批准任何阶段变化。',
    takeBack: (text: string) => `说明刚才可能理解偏了，并请用户说明实际情况：${text}`,
  },
};

/** The Judge looks at a risk, or at a change of status, and writes the notice (I3). */
export const oversee: FacilitationSpec<InterviewChannel, 'CompleteOversight', OverseeTask> = {
  kind: 'oversee',
  version: 2,
  command: 'CompleteOversight',
  phase: 'syncing',
  schema: outputSchema('CompleteOversight', [{ oversight: ['reason', 'turns', 'approves', 'corrects', 'notice'] }]),
  tier: 'fast',
  max_output_tokens: 1500,
  task(state) {
    const { reading, risks, proposed_status, notice } = analysisOf(state);
    return { ...interviewTask(state, 'judge'), reading, risks, proposed: proposed_status, notice };
  },
  texts: (task) => ({
    system: behindSystem('judge', task.language, INSTRUCTION),
    shared: [headText(task), ...talkText(task.talk, 'record', task.language)],
    user: [factsText(task, 'whole'), areasText(task), foundText(task), nowText(task)].join('\n\n'),
  }),
  rehearse,
  errors: oversightErrors,
  doubts(state, { oversight: { approves, turns } }) {
    const isMoved = analysisOf(state).proposed_status !== state.status;
    return approves && isMoved && !turns.length ? TOLD[languageOf(state)].noProof : undefined;
  },
  proceed: (run, { oversight }) => overseen(run, oversight),
  giveUp: gaveUp,
};

/** @throws where there is no analysis to oversee: only a bug can ask then */
function analysisOf({ analysis }: InterviewChannel): Pick<InterviewAnalysis, 'reading' | 'risks' | 'notice'> & {
  proposed_status: Status;
} {
  if (!analysis) throw new Error('there is no analysis to oversee');
  return analysis;
}

function foundText({ reading, risks, notice, language }: OverseeTask): string {
  return [
    `## ${WORDS[language].found}`,
    quoted('reading', reading),
    ...risks.map(({ kind, text, turns }) => quoted('risk', text, { kind, turns: listed(turns) })),
    quoted('notice', notice),
  ].join('\n');
}

const nowText = ({ status, proposed, risks, language }: OverseeTask): string =>
  nowSection(language, ...WORDS[language].now(status, proposed, risks.length));

function oversightErrors(state: InterviewChannel, { oversight: { turns } }: CompleteOversight): FieldError[] {
  const strange = strangeTurns(turns, state.round);
  const reason = TOLD[languageOf(state)].noTurn(strange, state.round);
  return strange.length ? [{ pointer: '/oversight/turns', reason }] : [];
}

/** It lets pass what the script does not refuse, and has the Interviewer ask again about what was flagged. */
function rehearse(task: OverseeTask) {
  const { language, risks, turn, status, proposed, notice } = task;
  const words = WORDS[language];
  return rehearsed(task, (line): { oversight: Oversight } => {
    const refuses = line?.act === 'refuses';
    const approves = !refuses && proposed !== status;
    const [risk] = risks;
    const said = (line?.act === 'speaks' || refuses) && line.text;
    return {
      oversight: {
        reason: refuses ? words.refused : words.approved,
        turns: [turn],
        approves,
        corrects: risk !== undefined,
        notice: said || (risk ? words.takeBack(risk.text).slice(0, 1000) : notice),
      },
    };
  });
}
