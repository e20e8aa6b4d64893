import type { Ending, Evidence, RecordedEvent, Stance } from '@parley/contracts';
import { paint, panel } from './style.js';
import { tableWordingOf } from './table-wording.js';
import type { Language } from './wording.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

const VERDICTS: Record<Stance['verdict'], string> = { agree: '✓', partly: '◐', disagree: '✗', undecided: '?' };

/** What a renderer knows of a channel: names, colours, the width to fill. */
export interface Stage {
  width: number;
  language: Language;
  name(id: string): string;
  colourOf(id: string): string;
}

/** A round table's events as the terminal shows them; undefined for those it does not show. */
export function renderTableEvent(event: RecordedEvent, stage: Stage): string | undefined {
  const words = tableWordingOf(stage.language);
  switch (event.type) {
    case 'RoundTableOpened':
      return opened(event.data, stage);
    case 'SpeakersSelected':
      return event.data.picked
        .map(({ participant_id, reason }) => paint.dim(`  → ${stage.name(participant_id)}${reason && ` · ${reason}`}`))
        .join('\n');
    case 'ContributionMade':
      return contribution(event.data, stage);
    case 'TurnSkipped':
      return paint.dim(`  … ${stage.name(event.data.participant_id)}: ${words.skipped[event.data.cause]}`);
    case 'RoundSummarised':
      return summary(event.data, stage);
    case 'AgreementJudged':
      return paint.dim(`⚖ ${event.data.agreed ? words.judgedAgreed : words.judgedApart} ${event.data.reason}`);
    case 'EndAnnounced':
      return paint.warn(`${event.data.message}\n${words.announced(event.data.due_at)}`);
    case 'EndOverridden':
      return paint.good(`▶ ${words.overridden}`);
    case 'LimitsExtended':
      return paint.good(`▶ ${words.extended(event.data.rounds, event.data.time_ms / 60_000)}`);
    case 'VoteCalled':
      return paint.warn(`🗳️ ${words.voteCalled}${event.data.question ? `: ${event.data.question}` : ''}`);
    case 'BallotCast': {
      const { voter, choice, reasoning } = event.data;
      return `  ${stage.name(voter)}: ${words.choices[choice]}${reasoning ? paint.dim(` · ${reasoning}`) : ''}`;
    }
    case 'VoteClosed': {
      const { end, continue: goOn, abstained, passed, quorum_met } = event.data;
      const result = passed ? words.votePassed : quorum_met ? words.voteLost : words.noQuorum;
      return paint.warn(
        `  ${words.choices.end} ${end} · ${words.choices.continue} ${goOn} · ${words.choices.abstain} ${abstained}: ${result}`,
      );
    }
    case 'SignalReceived':
      return paint.warn(`📨 ${event.data.name}`);
    default:
      return undefined;
  }
}

function opened({ topic, question, members }: Of<'RoundTableOpened'>, stage: Stage): string {
  const seats = members.map(
    ({ name, persona }) => `● ${paint.bold(name)}${persona ? paint.dim(` · ${persona.split(/(?<=[.。])/u)[0]}`) : ''}`,
  );
  const asked = question && question !== topic ? [question.trim()] : [];
  const title = tableWordingOf(stage.language).table;
  return panel({ title, lines: [paint.bold(topic), ...asked, ...seats], colour: 'white' }, stage.width);
}

function contribution({ participant_id, text, stance, hands_over_to }: Of<'ContributionMade'>, stage: Stage): string {
  const words = tableWordingOf(stage.language);
  const names = (ids: string[]) => ids.map((id) => stage.name(id)).join(', ');
  const lines = [text];
  if (stance?.claim) lines.push(paint.dim(`“${stance.claim}”`));
  if (stance?.rejects.length) lines.push(paint.dim(`${words.rejects}: ${names(stance.rejects)}`));
  if (hands_over_to) lines.push(paint.dim(`→ ${stage.name(hands_over_to)}`));
  const verdict = stance ? ` ${VERDICTS[stance.verdict]} ${words.verdicts[stance.verdict]}` : '';
  return panel(
    { title: stage.name(participant_id) + verdict, lines, colour: stage.colourOf(participant_id) },
    stage.width,
  );
}

function summary({ summary: text, open_points, final }: Of<'RoundSummarised'>, stage: Stage): string {
  const words = tableWordingOf(stage.language);
  const open = open_points.map((point) => `${words.open}: ${point}`);
  if (final) return panel({ title: words.closingSummary, lines: [text, ...open], colour: 'white' }, stage.width);
  return [paint.bold(`  ${words.summary}`), ...[text, ...open].map((line) => `  ${line}`)].join('\n');
}

/** Pieces of evidence the terminal shows; `parley state` has them all. */
const EVIDENCE_SHOWN = 6;

/** Why it ended: the figures of the condition, what they rest on, and what held besides (T2). */
export function renderEnding({ condition, also, findings }: Ending, stage: Stage): string[] {
  const words = tableWordingOf(stage.language);
  const finding = findings.find((one) => one.condition === condition);
  const figures = finding ? ` ${finding.measured}/${finding.limit} ${finding.unit}` : '';
  const evidence = (finding?.evidence ?? []).slice(-EVIDENCE_SHOWN).map((one) => shownEvidence(one, stage));
  return [
    paint.dim(`${words.why}: ${[condition + figures, ...evidence].join(' · ')}`),
    ...(also.length ? [paint.dim(`${words.also}: ${also.join(', ')}`)] : []),
  ];
}

const shownEvidence = ({ version, participant_id, what, value }: Evidence, stage: Stage): string =>
  [participant_id && stage.name(participant_id), what, value, version && `#${version}`].filter(Boolean).join(' ');
