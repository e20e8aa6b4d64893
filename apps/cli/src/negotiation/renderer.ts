import { command } from '../called.js';
import type {
  Assignment,
  ChannelClosed,
  FieldChange,
  PlanTally,
  Proposal,
  ProposalAdjusted,
  RecordedEvent,
  Screened,
  TablePlan,
} from '@parley/contracts';
import type { Language } from '../language.js';
import { exampleFile, shortest } from '../own-files.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

const ICON = { accept: '✓', negotiate: '⇄', withdraw: '⎋' } as const;

/** A negotiation's events as the terminal shows them. */
export class NegotiationRenderer implements ProtocolRenderer {
  readonly sample = () => command`negotiate -f ${shortest(exampleFile('negotiation/meetup.yaml'))}`;
  readonly says = ['feedback', 'closing', 'premortem', 'conclude'];
  private gapTitles: string[] = [];
  private hasLooked = false;
  private isRehearsed = false;
  private outcome: Of<'OutcomeReached'> | undefined;
  private proposal: Proposal | undefined;
  /** The closing summary has told of the open points. */
  private isSummedUp = false;
  /** What was asked for, by the id under which it is answered. */
  private readonly requests = new Map<string, string>();
  /** The work of those who withdrew, by the id under which it is answered (N5). */
  private readonly left = new Map<string, string>();

  opening(event: RecordedEvent): Opening | undefined {
    if (event.type !== 'ChannelOpened') return undefined;
    const { candidates, config, language, rehearsal, facilitator_script } = event.data;
    this.isRehearsed = rehearsal;
    const scripted = Boolean(facilitator_script) || candidates.some(({ script }) => script.length);
    return { people: candidates, language, max_rounds: config.max_rounds, scripted };
  }

  success = (language: Language): string => wordsOf(language).negotiation.success;

  heard = (language: Language): string => wordsOf(language).negotiation.heard;

  render(event: RecordedEvent, stage: Stage): string | undefined {
    const words = wordsOf(stage.language).negotiation;
    switch (event.type) {
      case 'ChannelOpened':
        return openingPanel(event.data, stage);
      case 'CandidatesScreened':
        return screened(event.data, stage);
      case 'ProposalDrafted':
        this.proposal = event.data.proposal;
        return proposal(event.data.proposal, words.proposal(event.data.proposal.version), stage);
      case 'ProposalAdjusted':
        return this.adjusted(event.data, stage);
      case 'RoundStarted':
        return event.data.plans && plansText(event.data.plans, stage);
      case 'RoundClosed':
        return event.data.plans && talliesText(event.data.plans, stage);
      case 'FeedbackRecorded':
        return this.feedback(event.data, stage);
      case 'ParticipantWithdrawn': {
        const { participant_id, role, core, consequence } = event.data;
        this.left.set(`work.${participant_id}`, words.leftWork(stage.name(participant_id), role));
        return paint.warn(
          `⎋ ${words.withdrawal(stage.name(participant_id), role, core)}${stage.colon}${words.consequence[consequence]}`,
        );
      }
      case 'ReplacementInvited':
        return paint.warn(`→ ${words.invited(stage.name(event.data.replacement_id), event.data.role)}`);
      case 'ReminderSent':
        return paint.dim(`⏰ ${words.reminded(stage.name(event.data.participant_id))}`);
      case 'OutcomeReached':
        this.outcome = event.data;
        return undefined;
      case 'GapsIdentified':
        this.gapTitles = event.data.gaps.map(({ title }) => title);
        // A script looks for none: that it names none is no finding (P6).
        this.hasLooked = !this.isRehearsed || this.gapTitles.length > 0;
        return gaps(event.data, stage);
      case 'RoundSummarised':
        this.isSummedUp = true;
        return closingSummary(event.data, stage);
      default:
        return undefined;
    }
  }

  closing(status: ChannelClosed['status'], stage: Stage): { note: string; lines: string[] } {
    const words = wordsOf(stage.language).negotiation;
    const titles = this.gapTitles.length ? `${stage.colon}${this.gapTitles.join(stage.semicolon)}` : '';
    const { risk, open_points = [] } = this.outcome ?? {};
    const untold = this.isSummedUp ? [] : open_points;
    return {
      note: status === 'success' && this.hasLooked ? ` · ${words.gaps(this.gapTitles.length)}${titles}` : '',
      lines: [
        ...(this.proposal ? [whole(this.proposal, status, stage)] : []),
        ...(risk ? [paint.warn(`${words.risk}${stage.colon}${risk}`)] : []),
        ...untold.map(
          ({ participant_id, change }) =>
            `${words.openPoint}${stage.colon}${stage.name(participant_id)} · ${change.field} → ${change.new_value}`,
        ),
      ],
    };
  }

  private feedback(data: Of<'FeedbackRecorded'>, stage: Stage): string {
    const words = wordsOf(stage.language).negotiation;
    const { participant_id, feedback_type, reasoning, proposed_changes, assumed, assumed_cause, cycle, round } = data;
    const { accepts = [] } = data;
    proposed_changes.forEach(({ field, new_value }, index) => {
      this.requests.set(
        `${participant_id}.${cycle}.${round}.${index + 1}`,
        `${stage.name(participant_id)}${stage.colon}${field} → ${new_value}`,
      );
    });
    const mark = assumed ? ` (${words.assumed[assumed_cause ?? 'timeout']})` : '';
    return panel(
      {
        title: `${stage.speaker(participant_id)} ${ICON[feedback_type]} ${words.feedback[feedback_type]}${mark}`,
        lines: [
          ...(reasoning ? [stage.unheardOf(reasoning)] : []),
          ...(accepts.length ? [accepts.map(({ plan, rank }) => `✓ ${plan} (${rank})`).join('  ')] : []),
          ...proposed_changes.map(
            ({ field, new_value, reason }) => `${field} → ${new_value} ${paint.dim(`· ${reason}`)}`,
          ),
        ],
        colour: stage.colourOf(participant_id),
        dashed: assumed,
      },
      stage.width,
    );
  }

  private adjusted(adjusted: ProposalAdjusted, stage: Stage): string {
    const { proposal, cause, diff, changes_made, changes_rejected, plan } = adjusted;
    const words = wordsOf(stage.language).negotiation;
    const before = new Set(this.proposal?.assignments.map(({ participant_id }) => participant_id));
    this.proposal = proposal;
    // A seat that goes or changes hands was named before; its fields one by one would only repeat it.
    const moves = ({ path, from, to }: FieldChange) =>
      path.startsWith('assignments.') && (from === undefined || to === undefined);
    const isOwn = cause !== 'role_removed' && cause !== 'replacement';
    const shown = diff.filter((change) => isOwn || !moves(change));
    const came = proposal.assignments.filter(({ participant_id }) => !isOwn && !before.has(participant_id));
    return [
      paint.bold(`v${proposal.version - 1} → v${proposal.version}`),
      ...(plan === undefined ? [] : [paint.good(`  ${words.chosen(plan)}`)]),
      ...shown.map((change) => diffLine(change, stage)),
      ...came.map((seat) => paint.good(`  + ${seatLine(seat, stage)}`)),
      ...changes_made.filter((made) => made.request === '').map(({ change }) => paint.warn(`  − ${change}`)),
      ...changes_made
        .filter(({ partly }) => partly)
        .map(({ request, asked = '', given = '—', change }) =>
          paint.warn(
            `  ≈ ${this.requests.get(request) ?? request}, ${words.partly(asked, given)}${stage.colon}${change}`,
          ),
        ),
      ...changes_made.flatMap(({ request, change }) =>
        this.left.has(request)
          ? [paint.good(`  ↪ ${this.left.get(request)}, ${words.passedOn}${stage.colon}${change}`)]
          : [],
      ),
      ...changes_rejected.map(({ request, reason }) =>
        this.left.has(request)
          ? paint.warn(`  ↪ ${this.left.get(request)}, ${words.notPassedOn}${stage.colon}${reason}`)
          : paint.bad(`  ✗ ${this.requests.get(request) ?? request}, ${words.rejected}${stage.colon}${reason}`),
      ),
    ].join('\n');
  }
}

function openingPanel({ topic, demand }: Of<'ChannelOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).negotiation;
  const constraints = demand.constraints.map((constraint) =>
    paint.dim(`${words.constraint}${stage.colon}${constraint}`),
  );
  const text = demand.text.trim() === topic ? [demand.text] : [paint.bold(topic), demand.text.trim()];
  return panel({ title: words.demand, lines: [...text, ...constraints], colour: 'white' }, stage.width);
}

function screened({ selected, possibly_related, not_selected }: Of<'CandidatesScreened'>, stage: Stage): string {
  const words = wordsOf(stage.language).negotiation;
  const line = (icon: string) => (one: Screened) =>
    `  ${icon} ${stage.name(one.participant_id)}${one.reason ? paint.dim(` · ${one.reason}`) : ''}`;
  return [
    ...section(words.selected, selected.map(line('●'))),
    ...section(words.standIns, possibly_related.map(line('◐'))),
    ...section(words.notSelected, not_selected.map(line('○'))),
  ].join('\n');
}

const section = (title: string, lines: string[]): string[] => (lines.length ? [paint.bold(title), ...lines] : []);

/** What the negotiation came to, whole: nobody has to put it together from the changes (N3, N9). */
function whole(last: Proposal, status: ChannelClosed['status'], stage: Stage): string {
  const { agreed, notAgreed } = wordsOf(stage.language).negotiation;
  const isAgreed = status === 'success' || status === 'partial_consensus';
  return proposal(last, (isAgreed ? agreed : notAgreed)(last.version), stage);
}

function proposal({ title, summary, terms, assignments }: Proposal, heading: string, stage: Stage): string {
  const lines = [
    paint.bold(title),
    ...(summary ? [summary] : []),
    ...terms.map(({ field, value, unit }) => `${field}${stage.colon}${value}${unit ? ` ${unit}` : ''}`),
    ...assignments.map((seat) => seatLine(seat, stage)),
  ];
  return panel({ title: heading, lines, colour: 'white' }, stage.width);
}

function seatLine({ participant_id, role, task, notes, core }: Assignment, stage: Stage): string {
  const words = wordsOf(stage.language).negotiation;
  return `${stage.name(participant_id)} · ${role}${core ? ` [${words.core}]` : ''} · ${task}${notes ? ` · ${notes}` : ''}`;
}

function diffLine({ path, from, to, unit = '' }: FieldChange, stage: Stage): string {
  const words = wordsOf(stage.language).negotiation;
  const [group, owner = '', ...field] = path.split('.');
  const shown =
    group === 'assignments'
      ? `${stage.name(owner)} ${field.join('.')}`
      : [owner, ...field].filter(Boolean).join('.') || path;
  const suffix = unit && ` ${unit}`;
  if (to === undefined) return paint.dim(`  − ${shown}${stage.colon}${from}`);
  return paint.good(
    from === undefined
      ? `  + ${shown}${stage.colon}${to}${suffix}`
      : `  ~ ${shown} ${from} → ${to}${suffix}, ${words.applied}`,
  );
}

/** What is on the table of the closing round, each by how it differs from the version that stands (N4). */
const plansText = (plans: readonly TablePlan[], stage: Stage): string =>
  [
    paint.bold(wordsOf(stage.language).negotiation.closingRound),
    ...plans.flatMap(({ plan, changes }) => [
      `  ${plan}`,
      ...changes.map(({ path, from = '—', to = '—', unit }) =>
        paint.dim(`    ${path.replace(/^terms\./u, '')}${stage.colon}${from} → ${to}${unit ? ` ${unit}` : ''}`),
      ),
    ]),
  ].join('\n');

function talliesText(tallies: readonly PlanTally[], stage: Stage): string {
  const { couldAccept, nobody } = wordsOf(stage.language).negotiation;
  const line = ({ plan, accepted }: PlanTally) =>
    paint.dim(`  ${couldAccept(plan, accepted.map((id) => stage.name(id)).join(stage.comma) || nobody)}`);
  return tallies.map(line).join('\n');
}

function closingSummary({ summary, open_points, from_template }: Of<'RoundSummarised'>, stage: Stage): string {
  const words = wordsOf(stage.language).negotiation;
  const title = words.closingSummary + (from_template ? ` (${words.fromTemplate})` : '');
  const lines = [stage.unheardOf(summary), ...open_points.map((point) => `${words.openPoint}${stage.colon}${point}`)];
  return panel({ title, lines, colour: 'white', dashed: from_template ?? false }, stage.width);
}

function gaps({ gaps: found, follow_up, summary }: Of<'GapsIdentified'>, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).negotiation;
  const lines = found.map(
    ({ title, description }) =>
      `${words.gap}${stage.colon}${paint.bold(title)}${description ? paint.dim(` · ${description}`) : ''}`,
  );
  if (follow_up.suggested) lines.push(`${words.followUp}${stage.colon}${command`negotiate ${follow_up.demand}`}`);
  return [...(summary ? [summary] : []), ...lines].join('\n') || undefined;
}
