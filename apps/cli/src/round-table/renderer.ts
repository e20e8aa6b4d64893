import { command } from '../called.js';
import type { RecordedEvent, Stance } from '@parley/contracts';
import { exampleFile, shortest } from '../own-files.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

const VERDICTS: Record<Stance['verdict'], string> = { agree: '✓', partly: '◐', disagree: '✗', undecided: '?' };

/** A round table's events as the terminal shows them. */
export const roundTableRenderer: ProtocolRenderer = {
  says: ['contribute', 'premortem', 'summarise', 'conclude'],
  sample: () => command`board -f ${shortest(exampleFile('round-table/four-days.yaml'))}`,
  opening,
  render,
  success: (language) => wordsOf(language).roundTable.success,
};

function opening(event: RecordedEvent): Opening | undefined {
  if (event.type !== 'RoundTableOpened') return undefined;
  const { members, config, language } = event.data;
  const scripted = members.some(({ script }) => script.length);
  return { people: members, language, max_rounds: config.mode === 'board' ? config.rounds : 0, scripted };
}

function render(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).roundTable;
  switch (event.type) {
    case 'RoundTableOpened':
      return openingPanel(event.data, stage);
    case 'SpeakersSelected':
      return event.data.picked
        .map(({ participant_id, reason }) => paint.dim(`  → ${stage.name(participant_id)}${reason && ` · ${reason}`}`))
        .join('\n');
    case 'ContributionMade':
      return contribution(event.data, stage);
    case 'RoundSummarised':
      return summary(event.data, stage);
    case 'AgreementJudged':
      return paint.dim(`⚖ ${event.data.agreed ? words.judgedAgreed : words.judgedApart} ${event.data.reason}`);
    default:
      return undefined;
  }
}

function openingPanel({ topic, question, members }: Of<'RoundTableOpened'>, stage: Stage): string {
  const seats = members.map(
    ({ name, persona }) => `● ${paint.bold(name)}${persona ? paint.dim(` · ${persona.split(/(?<=[.。])/u)[0]}`) : ''}`,
  );
  const asked = question && question !== topic ? [question.trim()] : [];
  const title = wordsOf(stage.language).roundTable.table;
  return panel({ title, lines: [paint.bold(topic), ...asked, ...seats], colour: 'white' }, stage.width);
}

function contribution(said: Of<'ContributionMade'>, stage: Stage): string {
  const { participant_id, text, stance, hands_over_to, asks = [], answers } = said;
  const { roundTable: words, pooling } = wordsOf(stage.language);
  const names = (ids: string[]) => ids.map((id) => stage.name(id)).join(stage.comma);
  const lines = [stage.unheardOf(text)];
  if (stance?.claim) lines.push(paint.dim(`“${stance.claim}”`));
  if (stance?.rejects.length) lines.push(paint.dim(`${words.rejects}${stage.colon}${names(stance.rejects)}`));
  if (answers) lines.push(paint.dim(pooling.answers(answers.join(stage.comma))));
  for (const { id = '', question, of } of asks)
    lines.push(`? ${paint.dim(pooling.asks(id, of && stage.name(of)))} · ${question}`);
  if (hands_over_to) lines.push(paint.dim(`→ ${stage.name(hands_over_to)}`));
  const verdict = stance ? ` ${VERDICTS[stance.verdict]} ${words.verdicts[stance.verdict]}` : '';
  return panel(
    { title: stage.speaker(participant_id) + verdict, lines, colour: stage.colourOf(participant_id) },
    stage.width,
  );
}

function summary({ summary: text, open_points, final }: Of<'RoundSummarised'>, stage: Stage): string {
  const words = wordsOf(stage.language).roundTable;
  const open = open_points.map((point) => `${words.open}${stage.colon}${point}`);
  const said = stage.unheardOf(text);
  if (final) return panel({ title: words.closingSummary, lines: [said, ...open], colour: 'white' }, stage.width);
  return [paint.bold(`  ${words.summary}`), ...[said, ...open].map((line) => `  ${line}`)].join('\n');
}
