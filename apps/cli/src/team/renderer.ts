import { command } from '../called.js';
import { isCalled, type RecordedEvent } from '@parley/contracts';
import { exampleFile, shortest } from '../own-files.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import { lookup } from '../render/shared-events.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { renderDebate } from './debate-renderer.js';
import { planned, revised } from './plan-renderer.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** A team's events as the terminal shows them; debates as debates (D6). */
export const teamRenderer: ProtocolRenderer = {
  says: ['phase', 'argument', 'debate-summary', 'ruling', 'team-report'],
  sample: () => command`team -f ${shortest(exampleFile('team/club-payments.yaml'))}`,
  opening,
  render,
  success: (language) => wordsOf(language).team.success,
  partial: (language) => wordsOf(language).team.partial,
  heard: (language) => wordsOf(language).team.heard,
};

function opening(event: RecordedEvent): Opening | undefined {
  if (event.type !== 'TeamOpened') return undefined;
  const { experts, language } = event.data;
  return { people: experts, language, max_rounds: 0, scripted: experts.some(({ script }) => script.length) };
}

function render(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).team;
  switch (event.type) {
    case 'TeamOpened':
      return openingPanel(event.data, stage);
    case 'TaskPlanned':
      return planned(event.data, stage);
    case 'PlanRevised':
      return revised(event.data, stage);
    case 'TurnRequested': {
      const { work, participant_id, participant_kind, phase_id = '' } = event.data;
      // For a person's turn every protocol says who is asked.
      if (work !== 'execute' || !isCalled(participant_kind)) return undefined;
      return paint.dim(`  ▷ ${stage.speaker(participant_id)} ${words.starts(phase_id)}`);
    }
    case 'LookupMade':
      return lookup(event.data, stage, words);
    case 'PhaseCompleted':
      return completed(event.data, stage);
    case 'PhaseFailed': {
      const { phase_id, message, attempts } = event.data;
      return paint.bad(`  ✗ ${phase_id} ${words.failed(attempts)} · ${message}`);
    }
    case 'PhaseSkipped':
      return paint.warn(`  ⤼ ${event.data.phase_id} ${words.skipped} · ${event.data.reason}`);
    case 'TeamStopping':
      return paint.warn(`■ ${words.stopping}`);
    case 'TeamReported':
      return reported(event.data, stage);
    default:
      return renderDebate(event, stage);
  }
}

function openingPanel({ topic, task, lead, experts }: Of<'TeamOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const seats = experts.map(({ participant_id, name, expertise }) => {
    const knows = expertise.length ? paint.dim(` · ${expertise.join(stage.comma)}`) : '';
    return `${participant_id === lead ? '★' : '●'} ${paint.bold(name)}${participant_id === lead ? ` (${words.lead})` : ''}${knows}`;
  });
  const whole = task.trim() === topic ? [] : [task.trim()];
  return panel({ title: words.team, lines: [paint.bold(topic), ...whole, ...seats], colour: 'white' }, stage.width);
}

function completed({ phase_id, participant_id, result }: Of<'PhaseCompleted'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const { summary, findings, decisions, open_points, artefacts } = result;
  const lines = [
    stage.unheardOf(summary),
    ...findings.map((one) => paint.dim(`· ${words.finding}${stage.colon}${one}`)),
    ...decisions.map((one) => `■ ${words.decision}${stage.colon}${one}`),
    ...open_points.map((one) => paint.warn(`? ${words.open}${stage.colon}${one}`)),
    ...artefacts.map(({ name, content }) => paint.dim(`✎ ${words.artefact} ${name} (${content.length})`)),
  ];
  const title = `✓ ${phase_id} ${words.done} · ${stage.speaker(participant_id)}`;
  return panel({ title, lines, colour: stage.colourOf(participant_id) }, stage.width);
}

function reported({ report, missing, template }: Of<'TeamReported'>, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const lines = [
    ...(template ? [paint.warn(words.template)] : []),
    stage.unheardOf(report.answer),
    ...report.decisions.map((one) => `■ ${one}`),
    ...report.open_points.map((one) => paint.warn(`? ${words.open}${stage.colon}${one}`)),
    ...missing.map(({ title, status, reason }) =>
      paint.bad(
        `✗ ${words.missing}${stage.colon}${title} (${words.missingStatus[status]})${reason ? ` · ${reason}` : ''}`,
      ),
    ),
  ];
  return panel({ title: words.report, lines, colour: 'white' }, stage.width);
}
