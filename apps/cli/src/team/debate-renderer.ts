import type { RecordedEvent } from '@parley/contracts';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** A debate from the decision to hold it to its ruling (D3, D4, D6); undefined for any other event. */
export function renderDebate(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).team;
  switch (event.type) {
    case 'DebateDecided':
      return event.data.held ? held(event.data, stage) : paint.dim(`  ${notHeld(event.data, stage)}`);
    case 'DebateWaived':
      return paint.dim(`  ∅ ${event.data.phase_id}${stage.colon}${words.waived} · ${event.data.reason}`);
    case 'DebateOpened':
      return openingPanel(event.data, stage);
    case 'DebateRoundStarted':
      return paint.dim(`  ┄┄ ${words.roundTag(event.data.round)}${event.data.blind ? ` · ${words.blind}` : ''} ┄┄`);
    case 'ArgumentMade':
      return argument(event.data, stage);
    case 'DebateRoundClosed':
      return roundClosed(event.data, stage);
    case 'DebateRuled':
      return ruled(event.data, stage);
    default:
      return undefined;
  }
}

function held({ cause, reason, criterion, statements, debate, before }: Of<'DebateDecided'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const id = debate?.phase_id ?? '';
  const why = criterion && criterion !== 'none' ? `${words.criteria[criterion]} · ` : '';
  return [
    paint.warn(`  ⚔ ${words.causes[cause]} ${words.isHeld(id)} · ${why}${reason}`),
    ...quotesOf(statements, stage).map((quote) => `    ${quote}`),
    ...(before.length ? [paint.dim(`    ${words.before(before.join(stage.comma))}`)] : []),
  ].join('\n');
}

/** One line: most phases end with this. */
function notHeld({ cause, phase_id, reason, statements }: Of<'DebateDecided'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const quotes = quotesOf(statements, stage).map((quote) => ` · ${quote}`);
  return `∅ ${phase_id ? `${phase_id}${stage.colon}` : ''}${words.causes[cause]} ${words.notHeld} · ${reason}${quotes.join('')}`;
}

const quotesOf = (statements: Of<'DebateDecided'>['statements'], { language, colon }: Stage): string[] =>
  statements.map(
    ({ phase_id, quote }) => `${phase_id === 'task' ? wordsOf(language).team.inTask : phase_id}${colon}“${quote}”`,
  );

function openingPanel({ phase_id, topic, point, participants, template }: Of<'DebateOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const names = participants.map((id) => stage.name(id)).join(stage.comma);
  const among = participants.length ? words.among(names) : words.leadAlone;
  return [
    `\n${paint.bold(paint.warn(`══ ⚔ ${words.debate}${stage.colon}${topic} ══`))}`,
    paint.dim(`  ${phase_id} · ${among}`),
    ...(template ? [paint.warn(`  ${words.template}`)] : []),
    `  ${point}`,
  ].join('\n');
}

function argument({ participant_id, round, argument: said }: Of<'ArgumentMade'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const changed = said.changed ? ` ${paint.warn(`(${words.changed})`)}` : '';
  const lines = [
    stage.unheardOf(said.argument),
    `${paint.bold(words.position)}${stage.colon}${stage.unheardOf(said.position)}${changed}`,
  ];
  const title = `⚔ ${stage.speaker(participant_id)} · ${words.roundTag(round)}`;
  return panel({ title, lines, colour: stage.colourOf(participant_id) }, stage.width);
}

function roundClosed({ round, missed, stable, summary }: Of<'DebateRoundClosed'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const open = summary?.open_points.map((point) => `? ${words.open}${stage.colon}${point}`) ?? [];
  return [
    `    ${paint.bold(words.summary)} ${paint.dim(words.roundTag(round))}`,
    ...(summary ? [stage.unheardOf(summary.summary), ...open] : [paint.warn(words.noSummary)]).map(
      (line) => `    ${line}`,
    ),
    ...(missed.length ? [paint.warn(`    ${words.silent(missed.map((id) => stage.name(id)).join(stage.comma))}`)] : []),
    ...(stable ? [paint.dim(`    = ${words.stable}`)] : []),
  ].join('\n');
}

/** Highlighted: it holds from now on. Who does not share it is named beside it. */
function ruled({ ruling, minority, template }: Of<'DebateRuled'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const weighed = (label: string, list: typeof ruling.follows) =>
    list.map(({ participant_id, reason }) =>
      paint.dim(`${label} ${stage.name(participant_id)}${stage.colon}${reason}`),
    );
  const lines = [
    ...(template ? [paint.warn(words.template)] : []),
    `${paint.bold(words.conclusion)}${stage.colon}${stage.unheardOf(ruling.conclusion)}`,
    stage.unheardOf(ruling.rationale),
    ...weighed(`✓ ${words.follows}`, ruling.follows),
    ...weighed(`✗ ${words.overrules}`, ruling.overrules),
    ...minority.map(({ participant_id, position }) =>
      paint.warn(`◇ ${words.minority} · ${stage.name(participant_id)}${stage.colon}${position}`),
    ),
  ];
  const title = `⚖ ${words.ruling}${stage.colon}${words.decisions[ruling.decision]}`;
  return panel({ title, lines, colour: ruling.decision === 'shelve' ? 'yellow' : 'green' }, stage.width);
}
