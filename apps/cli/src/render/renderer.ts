import type { Assignment, FieldChange, Proposal, ProposalAdjusted, RecordedEvent, Screened } from '@parley/contracts';
import { paint, palette, panel } from './style.js';
import { renderEnding, renderTableEvent, type Stage } from './table-renderer.js';
import { renderWorkshopEvent } from './workshop-renderer.js';
import { wordingOf, type Language } from './wording.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

const ICON = { accept: '✓', negotiate: '⇄', withdraw: '⎋' } as const;

/** Turns a channel's events into what the terminal shows, one by one: text to print, or nothing. */
export class Renderer {
  private names = new Map<string, string>();
  private readonly colourOf = palette();
  private language: Language;
  private protocol = '';
  private maxRounds = 0;
  private rounds = 0;
  private gapTitles: string[] = [];
  private outcome: Of<'OutcomeReached'> | undefined;
  /** What was asked for, by the id under which it is answered. */
  private readonly requests = new Map<string, string>();
  private tokens = 0;
  private microUsd = 0;

  constructor(private readonly options: { width: number; language?: Language }) {
    this.language = options.language ?? 'en';
  }

  render(event: RecordedEvent): string | undefined {
    this.count(event);
    this.protocol = event.protocol;
    if (event.type === 'RoundTableOpened') this.meet(event.data);
    if (event.type === 'WorkshopOpened') this.gather(event.data);
    switch (event.type) {
      case 'ChannelOpened':
        return this.opened(event.data);
      case 'CandidatesScreened':
        return this.screened(event.data);
      case 'ProposalDrafted':
        return this.proposal(event.data.proposal);
      case 'ProposalAdjusted':
        return this.adjusted(event.data);
      case 'RoundStarted':
        return this.roundStarted(event.data);
      case 'TurnRequested':
        return event.data.participant_kind === 'hosted'
          ? undefined
          : paint.dim(`… ${this.words.waitsFor(this.name(event.data.participant_id))}`);
      case 'FeedbackRecorded':
        return this.feedback(event.data);
      case 'ParticipantWithdrawn': {
        const { participant_id, role, core, consequence } = event.data;
        return paint.warn(
          `⎋ ${this.words.withdrawal(this.name(participant_id), role, core)}: ${this.words.consequence[consequence]}`,
        );
      }
      case 'ReplacementInvited':
        return paint.warn(`→ ${this.words.invited(this.name(event.data.replacement_id), event.data.role)}`);
      case 'ReminderSent':
        return paint.dim(`⏰ ${this.words.reminded(this.name(event.data.participant_id))}`);
      case 'FacilitationFailed':
        return paint.warn(`! ${this.words.failed(event.data.task, event.data.message)}`);
      case 'TurnFailed':
        return paint.warn(`! ${this.words.failed(this.name(event.data.participant_id), event.data.message)}`);
      case 'InterventionRecorded':
        return `» ${event.data.text}${this.protocol === 'negotiation' ? paint.dim(` (${this.words.heard})`) : ''}`;
      case 'TerminationWarned':
        return paint.warn(`⚠ ${event.data.message}`);
      case 'OutcomeReached':
        this.outcome = event.data;
        return undefined;
      case 'GapsIdentified':
        return this.gaps(event.data);
      case 'ChannelClosed':
        return this.closed(event.data);
      default:
        return renderTableEvent(event, this.stage) ?? renderWorkshopEvent(event, this.stage);
    }
  }

  private get stage(): Stage {
    const { width } = this.options;
    return { width, language: this.language, name: (id) => this.name(id), colourOf: (id) => this.colourOf(id) };
  }

  private get words() {
    return wordingOf(this.language);
  }

  private name(id: string): string {
    return this.names.get(id) ?? id.replace(/^user:/u, '');
  }

  private count(event: RecordedEvent): void {
    const call = 'call' in event.data ? event.data.call : undefined;
    if (call) {
      this.tokens += call.input_tokens + call.output_tokens + call.cache_read_tokens + call.cache_write_tokens;
      this.microUsd += call.cost_micro_usd;
    }
  }

  private opened({ topic, demand, candidates, config, language }: Of<'ChannelOpened'>): string {
    this.names = new Map(candidates.map((candidate) => [candidate.participant_id, candidate.name]));
    this.language = this.options.language ?? language;
    this.maxRounds = config.max_rounds;
    const constraints = demand.constraints.map((constraint) => paint.dim(`${this.words.constraint}: ${constraint}`));
    const text = demand.text.trim() === topic ? [demand.text] : [paint.bold(topic), demand.text.trim()];
    return panel({ title: this.words.demand, lines: [...text, ...constraints], colour: 'white' }, this.options.width);
  }

  private meet({ members, config, language }: Of<'RoundTableOpened'>): void {
    this.names = new Map(members.map((member) => [member.participant_id, member.name]));
    this.language = this.options.language ?? language;
    this.maxRounds = config.mode === 'board' ? config.rounds : 0;
  }

  private gather({ roles, config, language }: Of<'WorkshopOpened'>): void {
    this.names = new Map(roles.map((role) => [role.participant_id, role.name]));
    this.language = this.options.language ?? language;
    this.maxRounds = config.max_rounds;
  }

  private screened({ selected, possibly_related, not_selected }: Of<'CandidatesScreened'>): string {
    const line = (icon: string) => (one: Screened) =>
      `  ${icon} ${this.name(one.participant_id)}${one.reason ? paint.dim(` · ${one.reason}`) : ''}`;
    return [
      ...section(this.words.selected, selected.map(line('●'))),
      ...section(this.words.standIns, possibly_related.map(line('◐'))),
      ...section(this.words.notSelected, not_selected.map(line('○'))),
    ].join('\n');
  }

  private proposal({ version, title, summary, terms, assignments }: Proposal): string {
    const lines = [
      paint.bold(title),
      ...(summary ? [summary] : []),
      ...terms.map(({ field, value, unit }) => `${field}: ${value}${unit ? ` ${unit}` : ''}`),
      ...assignments.map((seat) => this.seat(seat)),
    ];
    return panel({ title: this.words.proposal(version), lines, colour: 'white' }, this.options.width);
  }

  private seat({ participant_id, role, task, core }: Assignment): string {
    return `${this.name(participant_id)} · ${role}${core ? ` [${this.words.core}]` : ''} · ${task}`;
  }

  private roundStarted({ round, last, recipients }: Of<'RoundStarted'>): string {
    this.rounds += 1;
    return `\n${paint.bold(`── ${this.words.round(round, this.maxRounds, last)} ──`)} ${paint.dim(recipients.map((id) => this.name(id)).join(', '))}`;
  }

  private feedback(data: Of<'FeedbackRecorded'>): string {
    const { participant_id, feedback_type, reasoning, proposed_changes, assumed, assumed_cause, cycle, round } = data;
    proposed_changes.forEach(({ field, new_value }, index) => {
      this.requests.set(
        `${participant_id}.${cycle}.${round}.${index + 1}`,
        `${this.name(participant_id)}: ${field} → ${new_value}`,
      );
    });
    const mark = assumed ? ` (${this.words.assumed[assumed_cause ?? 'timeout']})` : '';
    return panel(
      {
        title: `${this.name(participant_id)} ${ICON[feedback_type]} ${this.words.feedback[feedback_type]}${mark}`,
        lines: [
          ...(reasoning ? [reasoning] : []),
          ...proposed_changes.map(
            ({ field, new_value, reason }) => `${field} → ${new_value} ${paint.dim(`· ${reason}`)}`,
          ),
        ],
        colour: this.colourOf(participant_id),
        dashed: assumed,
      },
      this.options.width,
    );
  }

  private adjusted({ proposal, cause, diff, changes_made, changes_rejected }: ProposalAdjusted): string {
    // Of a seat that goes or changes hands it was said before; its fields one by one would only repeat it.
    const moves = ({ path, from, to }: FieldChange) =>
      path.startsWith('assignments.') && (from === undefined || to === undefined);
    const shown = diff.filter((change) => cause === 'adjustment' || cause === 'compromise' || !moves(change));
    return [
      paint.bold(`v${proposal.version - 1} → v${proposal.version}`),
      ...shown.map((change) => this.diffLine(change)),
      ...changes_made.filter((made) => made.request === '').map(({ change }) => paint.warn(`  − ${change}`)),
      ...changes_rejected.map(({ request, reason }) =>
        paint.bad(`  ✗ ${this.requests.get(request) ?? request}, ${this.words.rejected}: ${reason}`),
      ),
    ].join('\n');
  }

  private diffLine({ path, from, to, unit = '' }: FieldChange): string {
    const [group, owner = '', ...field] = path.split('.');
    const shown =
      group === 'assignments'
        ? `${this.name(owner)} ${field.join('.')}`
        : [owner, ...field].filter(Boolean).join('.') || path;
    const suffix = unit && ` ${unit}`;
    if (to === undefined) return paint.dim(`  − ${shown}: ${from}`);
    return paint.good(
      from === undefined
        ? `  + ${shown}: ${to}${suffix}`
        : `  ~ ${shown} ${from} → ${to}${suffix}, ${this.words.applied}`,
    );
  }

  private gaps({ gaps, follow_up }: Of<'GapsIdentified'>): string | undefined {
    this.gapTitles = gaps.map((gap) => gap.title);
    const lines = gaps.map(
      ({ title, description }) =>
        `${this.words.gap}: ${paint.bold(title)}${description ? paint.dim(` · ${description}`) : ''}`,
    );
    if (follow_up.suggested) lines.push(`${this.words.followUp}: parley negotiate "${follow_up.demand}"`);
    return lines.join('\n') || undefined;
  }

  /** A success is what the protocol looks for: an agreement, a plan. */
  private result(status: Of<'ChannelClosed'>['status']): string {
    const own = status === 'success' ? this.words.successOf[this.protocol] : undefined;
    return own ?? this.words.status[status] ?? status;
  }

  private gapNote(status: Of<'ChannelClosed'>['status']): string {
    if (status !== 'success' || this.protocol !== 'negotiation') return '';
    const titles = this.gapTitles.length ? `: ${this.gapTitles.join('; ')}` : '';
    return ` · ${this.words.gaps(this.gapTitles.length)}${titles}`;
  }

  private closed({ status, message, ending }: Of<'ChannelClosed'>): string {
    const { words } = this;
    const colour = COLOURS[status] ?? paint.bad;
    return [
      '',
      colour(paint.bold(`══ ${this.result(status)} ${words.rounds(this.rounds)}${this.gapNote(status)}`)),
      message,
      ...(ending ? renderEnding(ending, this.stage) : []),
      ...(this.outcome?.risk ? [paint.warn(`${words.risk}: ${this.outcome.risk}`)] : []),
      ...(this.outcome?.open_points ?? []).map(
        ({ participant_id, change }) =>
          `${words.openPoint}: ${this.name(participant_id)} · ${change.field} → ${change.new_value}`,
      ),
      ...(this.tokens ? [paint.dim(words.cost(this.tokens, (this.microUsd / 1e6).toFixed(4)))] : []),
    ].join('\n');
  }
}

const COLOURS: Partial<Record<Of<'ChannelClosed'>['status'], (text: string) => string>> = {
  success: paint.good,
  completed: paint.good,
  partial_consensus: paint.warn,
};

const section = (title: string, lines: string[]): string[] => (lines.length ? [paint.bold(title), ...lines] : []);
