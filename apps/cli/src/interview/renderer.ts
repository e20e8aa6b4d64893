import type { RecordedEvent } from '@parley/contracts';
import { failureText } from '@parley/wording';
import { command } from '../called.js';
import { exampleFile, shortest } from '../own-files.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import type { Stage } from '../render/stage.js';
import { block } from '../safe-for-screen.js';
import { paint, panel } from '../render/style.js';
import { renderDelivery } from './delivery-renderer.js';
import { Standing } from './standing.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** An interview's events as the terminal shows them; where it stands is told once its background is done (I3, I7). */
export function interviewRenderer(): ProtocolRenderer {
  const standing = new Standing();
  return {
    isTalk: true,
    says: ['answer', 'conclude'],
    sample: () => command`interview -f ${shortest(exampleFile('interview/club-calendar.yaml'))}`,
    opening,
    render(event, stage) {
      standing.see(event);
      if (event.type === 'BarrierReleased') return released(event.data, standing, stage);
      return rendered(event, stage);
    },
    success: (language) => wordsOf(language).interview.success,
    partial: (language) => wordsOf(language).interview.partial,
  };
}

function opening(event: RecordedEvent): Opening | undefined {
  if (event.type !== 'InterviewOpened') return undefined;
  const { user, interviewer, architect, language, script } = event.data;
  return { people: [user, interviewer, architect], language, max_rounds: 0, scripted: script.length > 0 };
}

function rendered(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).interview;
  switch (event.type) {
    case 'InterviewOpened':
      return openingPanel(event.data, stage);
    case 'NoticeIssued': {
      const { by, text } = event.data;
      return paint.dim(`  ▸ ${words.by[by]} ${words.notice}${words.colon}${text}`);
    }
    case 'AnswerGiven':
      return answer(event.data, stage);
    case 'AnswerInterrupted':
      return paint.dim(`  ✋ ${words.brokeIn}`);
    case 'InterviewResumed':
      return paint.dim(`  ↻ ${event.data.message}`);
    case 'InterviewAnalysed': {
      const { reading, added, changed } = event.data;
      return paint.dim(
        `  ◦ ${words.by.analyst}${words.colon}${reading} (${words.facts(added.length, changed.length)})`,
      );
    }
    case 'AnalysisOverseen': {
      const { approves, reason } = event.data.oversight;
      return paint.dim(`  ⚖ ${words.by.judge} ${approves ? words.approves : words.leaves}${words.colon}${reason}`);
    }
    case 'MemoryCompressed': {
      const { from_turn, through_turn, points } = event.data;
      return paint.dim(`  ⌁ ${words.remembered(from_turn, through_turn, points.length)}`);
    }
    case 'BarrierHeld': {
      const { level, blocking_agent } = event.data;
      return paint.dim(`  ⏳ ${words.held[level]} (${words.agents[blocking_agent]})`);
    }
    case 'RoundSummarised':
      return summary(event.data, stage);
    default:
      return renderDelivery(event, stage);
  }
}

function openingPanel({ topic, goal, user, interviewer, architect }: Of<'InterviewOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).interview;
  const whole = goal.trim() === topic ? [] : [goal.trim()];
  const seats = [
    `★ ${paint.bold(interviewer.name)} ${paint.dim(`· ${words.roles.interviewer}`)}`,
    `● ${paint.bold(user.name)}`,
    `✎ ${paint.bold(architect.name)} ${paint.dim(`· ${words.roles.architect}`)}`,
  ];
  return panel(
    { title: words.interview, lines: [paint.bold(topic), ...whole, ...seats], colour: 'white' },
    stage.width,
  );
}

function answer({ participant_id, text, interrupted }: Of<'AnswerGiven'>, stage: Stage): string {
  const words = wordsOf(stage.language).interview;
  const end = interrupted ? paint.dim(` — ${words.interrupted}`) : '';
  return `${paint.bold(stage.speaker(participant_id))}${words.colon}${block(stage.unheardOf(text))}${end}`;
}

/** A background that did not end is marked: nobody takes its silence for agreement (I4). */
function released(
  { cause, blocking_agent, code = cause, message = cause }: Of<'BarrierReleased'>,
  standing: Standing,
  stage: Stage,
): string | undefined {
  const words = wordsOf(stage.language).interview;
  const line = standing.line(words);
  const mark =
    cause === 'failed' || cause === 'timeout'
      ? [
          paint.warn(
            `  ! ${words.wentOn(words.agents[blocking_agent], failureText(stage.language, { code, message }))}`,
          ),
        ]
      : [];
  return [...mark, ...(line ? [paint.dim(`  · ${line}`)] : [])].join('\n') || undefined;
}

function summary({ summary: text, open_points }: Of<'RoundSummarised'>, stage: Stage): string {
  const words = wordsOf(stage.language).interview;
  const open = open_points.map((point) => paint.warn(`? ${words.open}${words.colon}${point}`));
  return panel({ title: words.summary, lines: [stage.unheardOf(text), ...open], colour: 'white' }, stage.width);
}
