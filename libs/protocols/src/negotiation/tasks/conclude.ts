import type { Language } from '../../shared/channel-state.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { fieldWords } from '../../shared/decision/readable.js';
import { quoted } from '../../shared/work/quoted.js';
import { nowSection, section } from '../../shared/work/sections.js';
import { closingOf, type Closing, type Word } from '../rules/closing.js';
import { endedText } from '../rules/ended-text.js';
import { closeFromTemplate, finish } from '../rules/conclude.js';
import { templateSummary } from '../rules/template-summary.js';
import type { AnsweredRequest, NegotiationState } from '../state.js';
import {
  askedOnTheWay,
  facilitatorTask,
  facilitatorTexts,
  listed,
  readableProposal,
  type FacilitatorTask,
} from './facilitator.js';

interface ClosingTask extends FacilitatorTask {
  closing: Closing;
  /** What was asked for on the way, and what became of it. */
  answered: AnsweredRequest[];
}

const INSTRUCTION: Record<Language, string> = {
  en: `The negotiation has ended, and not with everybody accepting. How it ended stands below: that is decided, do not judge it anew.
Write its closing summary, for the participants and for whoever made the demand, in this order: what was agreed on, in which version,
and by whom; what was not, by whom and for which reason; what was promised on the way and is not in the version that stands, where
there is anything; and last, in one sentence, what to do next. Who is marked as assumed, or was not heard, has said nothing: never
write that they agreed. Promise nothing that nobody said. At most 200 words. open_points lists what stays open, one sentence each: who
wants what, and why.`,
  zh: `协商已结束，但并非全员接受。结束的情况写在下面：已成定局，不要重新评判。请为参与者和提出需求的人撰写闭幕总结，依次写明：
在哪一版上达成了什么、由谁接受；什么没有达成、是谁、出于什么理由；过程中承诺过、但不在现有版本中的内容（如有）；
最后用一句话写明下一步该做什么。标为推定（assumed）或未听取意见的人什么也没有说：绝不能写成他们同意。不要承诺无人说过的内容。
不超过 400 字。open_points 列出仍未决的事项，每条一句话：谁想要什么、为什么。`,
};

const WORDS = {
  en: {
    ended: 'How it ended',
    heard: 'What the participants said',
    unheard: 'Who was asked and not heard',
    open: 'Requests that stay open',
    unkept: 'Promised, and not in the version that stands',
    write: 'Write the closing summary.',
  },
  zh: {
    ended: '如何结束',
    heard: '参与者说了什么',
    unheard: '已询问但未听到意见的人',
    open: '仍未决的请求',
    unkept: '曾经承诺、但不在现有版本中的内容',
    write: '请撰写闭幕总结。',
  },
};

/** The closing summary where not everybody accepted (T5): of a success the search for gaps writes it. */
export const closingSummary: FacilitationSpec<NegotiationState, 'CompleteSummary', ClosingTask> = {
  kind: 'conclude',
  version: 4,
  command: 'CompleteSummary',
  phase: 'closing',
  schema: outputSchema('CompleteSummary', ['summary', 'open_points']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 1500,
  task: (state) => ({
    ...facilitatorTask(state),
    closing: closingOf(state),
    answered: Object.values(state.answered).flat(),
  }),
  texts(task) {
    const { language } = task;
    return facilitatorTexts(task, INSTRUCTION, partsOf(task), nowSection(language, WORDS[language].write));
  },
  // What is certain is all that can be said without a model: a rehearsal says no more (P6).
  rehearse: ({ closing, language }) => templateSummary(closing, language),
  proceed(run, { summary, open_points }) {
    const { round, outcome } = run.state;
    run.emit('RoundSummarised', { round, summary, open_points, final: true, outcome: outcome!.status });
    finish(run);
  },
  giveUp: (run) => closeFromTemplate(run),
};

function partsOf({ closing, answered, language }: ClosingTask): string[] {
  const words = WORDS[language];
  const { proposal, heard, unheard, open, unkept } = closing;
  const list = (heading: string, lines: string[]) => (lines.length ? [listed(heading, lines)] : []);
  return [
    section(words.ended, endedText(closing, language)),
    ...(proposal ? [readableProposal(proposal)] : []),
    ...list(words.heard, heard.map(wordText)),
    ...list(
      words.unheard,
      unheard.map((name) => quoted('unheard', name)),
    ),
    ...askedOnTheWay({ answered, language }),
    ...list(
      words.open,
      open.map(({ name, change: { field, new_value, reason } }) =>
        quoted('request', reason, { name, field: fieldWords(field), new_value }),
      ),
    ),
    ...list(
      words.unkept,
      unkept.map(({ name, field, promised, has }) =>
        quoted('promise', promised, { to: name, field: fieldWords(field), ...(has !== undefined && { has }) }),
      ),
    ),
  ];
}

const wordText = ({ participant_id, name, version, feedback_type, reasoning, assumed }: Word): string =>
  quoted('feedback', reasoning, { participant_id, name, version, feedback_type, ...(assumed && { assumed: 'true' }) });
