import { baselineFollows } from '@parley/contracts';
import type { ChannelState, Language } from '../channel-state.js';
import type { Run } from '../decider.js';
import { requestFacilitation } from '../facilitation.js';
import type { FacilitationSpec } from '../work/facilitation-spec.js';
import { notUnderstood } from '../work/not-understood.js';
import { outputSchema } from '../work/output-schema.js';
import type { Task } from '../work/prompt.js';
import { ANSWER_IN, DATA, nowSection, ownWords, section, spokenWords } from '../work/sections.js';
import { BASELINE } from './state.js';

export interface BaselineTask extends Task {
  topic: string;
  question: string;
  /** Its draft before, where there is one. */
  draft?: string;
}

/** An answer that was looked over so often gains nothing more, whatever money is left. */
const MOST_DRAFTS = 10;

const SYSTEM: Record<Language, string> = {
  en: `You are asked a question and answer it alone, as well as you can. Give the whole answer: what you recommend, why, what speaks against
it, and what you cannot know. Where it speaks of rounds, or to several, there is one answer, and it is yours. At most 400 words.`,
  zh: `有人向你提出一个问题，由你独自尽力回答。请给出完整的答案：你的建议、理由、反对的理由，以及你无从得知的事。
即使问题提到几轮或几位作答者，也只有一个答案，由你一次给出。不超过 800 字。`,
};

const WORDS: Record<Language, { topic: string; question: string; draft: string; before: string; now: string[] }> = {
  en: {
    topic: 'Topic',
    question: 'Question',
    draft: 'Your answer so far',
    before: 'You wrote:',
    now: ['Answer the question.', 'Look for what is wrong or missing in your answer so far, and give it anew, whole.'],
  },
  zh: {
    topic: '议题',
    question: '问题',
    draft: '你目前的答案',
    before: '你写道：',
    now: ['请回答这个问题。', '请找出你目前的答案中的错误和遗漏，然后重新给出完整的答案。'],
  },
};

/**
 * The same question, put to one agent alone once the channel has ended: it goes over its answer until it has spent as much as they all
 * together. What it says changes nothing, and neither does its failure.
 * @param questionOf what was to be decided, in full
 */
export const baselineOf = <S extends ChannelState>(
  questionOf: (state: S) => string,
): FacilitationSpec<S, 'CompleteBaseline', BaselineTask> => ({
  kind: BASELINE,
  version: 2,
  command: 'CompleteBaseline',
  schema: outputSchema('CompleteBaseline', ['text']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 2500,
  task(state) {
    const { language, topic } = state.opened!;
    const draft = state.baseline?.text;
    return { language, topic, question: questionOf(state), ...(draft !== undefined && { draft }) };
  },
  texts({ language, topic, question, draft }) {
    const words = WORDS[language];
    return {
      system: [SYSTEM[language], DATA[language], ANSWER_IN[language]].join('\n\n'),
      shared: [
        [
          section(words.topic, spokenWords(topic)),
          ...(question && question !== topic ? [section(words.question, spokenWords(question))] : []),
        ].join('\n\n'),
      ],
      user: [
        ...(draft === undefined ? [] : ownWords(words.draft, [{ where: words.before, text: draft }])),
        nowSection(language, words.now[draft === undefined ? 0 : 1]!),
      ].join('\n\n'),
    };
  },
  rehearse: ({ language }) => ({ text: notUnderstood(language) }),
  proceed(run, { text, call }) {
    const { baseline } = run.state;
    if (!baseline) return;
    run.emit('BaselineDrafted', { draft: baseline.drafts + 1, text });
    const { cost_micro_usd, deliberation_micro_usd, drafts } = run.state.baseline!;
    // Another one costs about what this one did.
    const goesOn = cost_micro_usd + call.cost_micro_usd <= deliberation_micro_usd && call.cost_micro_usd > 0;
    if (goesOn && drafts < MOST_DRAFTS) requestFacilitation(run, BASELINE);
    else end(run);
  },
  giveUp: end,
});

/** Begins it where the channel has just ended, its opening wishes it and there is something to stand beside. */
export function beginBaseline(run: Run<ChannelState>, specs: Record<string, unknown>): void {
  const { opened, closed } = run.state;
  const hasEnded = run.events.some(({ type }) => type === 'ChannelClosed');
  if (hasEnded && closed && opened && BASELINE in specs && baselineFollows(opened, closed))
    requestFacilitation(run, BASELINE);
}

function end(run: Run<ChannelState>, code?: string): void {
  const { baseline } = run.state;
  if (!baseline) return;
  const { drafts, cost_micro_usd, deliberation_micro_usd } = baseline;
  const missed = drafts === 0 && { code: code ?? 'no_answer' };
  run.emit('BaselineEnded', { drafts, cost_micro_usd, deliberation_micro_usd, ...missed });
}
