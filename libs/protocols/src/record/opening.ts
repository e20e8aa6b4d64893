import { keepUntil, settingsOf, type OpeningEstimate, type RecordedEvent } from '@parley/contracts';
import type { Deliberation, OpenDeliberation, Registry } from '../registry.js';
import { figuresOf } from '../shared/decision/figures.js';
import { wordOf } from './people.js';
import type { CitedStatement } from './statement.js';
import { actorText, saidBy, type Telling } from './telling.js';

type Figures = ReturnType<typeof figuresOf>;

/** The opening: who opened it, what was asked, and what it is for: all that the first event says. */
export function openingOf(
  first: RecordedEvent,
  channel: OpenDeliberation,
  telling: Telling,
  figures: Figures,
): CitedStatement[] {
  const { words } = telling;
  const { topic, rehearsal, purpose, retention_days: days, config } = channel.state.opened!;
  const one = (kind: string, text: string, ...quotes: (string | undefined)[]) =>
    saidBy('opening', first, { kind: `opening.${kind}`, text, quotes });
  const opener = actorText(first.metadata.actor, telling);
  const { budget_micro_usd: budget } = config;
  return [
    one(
      'opened',
      words.opened(opener, wordOf(words.protocols, channel.protocol), figures.date(first.recorded_at)),
      topic,
    ),
    ...(rehearsal ? [one('rehearsal', words.rehearsal)] : []),
    ...askedIn(first).map((quote) => one('asked', words.asked, quote)),
    purpose === undefined ? one('purpose', words.noPurpose) : one('purpose', words.purpose, purpose),
    one(
      'retention',
      days === undefined ? words.noRetention : words.keepUntil(days, keepUntil(first.recorded_at, days)),
    ),
    saidBy('money', first, { kind: 'money.budget', text: budget ? words.budget(figures.usd(budget)) : words.noBudget }),
    ...estimateSaid(first, telling.words.estimate, telling, figures),
    saidBy('stopping', first, { kind: 'stopping.policy', text: words.policy(isAutomatic(first)) }),
  ];
}

/** What it was likely to cost, and that this was accepted; nothing where nobody knew. */
function estimateSaid(
  event: RecordedEvent,
  words: Telling['words']['estimate'],
  { words: { acceptsCost } }: Telling,
  figures: Figures,
): CitedStatement[] {
  const { estimate, accepts_cost } = event.data as { estimate?: OpeningEstimate; accepts_cost?: boolean };
  const cost = estimate?.cost_micro_usd;
  const money = (kind: string, text: string) => saidBy('money', event, { kind: `money.${kind}`, text });
  return [
    ...(cost ? [money('estimate', words(figures.usd(cost.least), figures.usd(cost.most), estimate.like_it))] : []),
    ...(accepts_cost ? [money('accepts_cost', acceptsCost)] : []),
  ];
}

/** Where a fork comes from, what is different in it, and what its parent had cost: that is not its own. */
export function forkOf(
  event: Extract<RecordedEvent, { type: 'ChannelForked' }>,
  { state }: Deliberation,
  telling: Telling,
): CitedStatement[] {
  const { parent, at, parent_hash, by, reason, changes, fresh } = event.data;
  const { words, language } = telling;
  const settings = settingsOf(changes);
  const figures = figuresOf(language);
  const cost = figures.usd(state?.forked?.cost_micro_usd ?? 0);
  const told = words.forked(actorText(by, telling), parent, at, parent_hash, reason !== undefined);
  return [
    saidBy('opening', event, { kind: 'opening.forked', text: told, quotes: [reason] }),
    saidBy('opening', event, {
      kind: 'opening.changed',
      text: settings.length ? words.changed(settings.join(words.comma)) : words.unchanged,
    }),
    saidBy('money', event, { kind: 'money.parent', text: words.parentCost(cost) }),
    saidBy('money', event, { kind: 'money.taken', text: fresh ? words.askedAnew : words.takenAnswers }),
    ...estimateSaid(event, words.forkEstimate, telling, figures),
  ];
}

/** What was asked, in the words of whoever opened it. */
function askedIn({ type, data }: RecordedEvent): string[] {
  switch (type) {
    case 'ChannelOpened':
      return [data.demand.text, ...data.demand.constraints];
    case 'RoundTableOpened':
    case 'VoteOpened':
      return [data.question];
    case 'WorkshopOpened':
      return [data.requirement];
    case 'TeamOpened':
      return [data.task];
    case 'InterviewOpened':
      return [data.goal];
    case 'GuestTurnOpened':
      return [data.told];
    default:
      return [];
  }
}

const isAutomatic = ({ data }: RecordedEvent): boolean =>
  (data as { termination?: { auto_exit?: boolean } }).termination?.auto_exit !== false;

/** Its seats: kind, and the model that the opening names. */
export function seatsOf(
  first: RecordedEvent,
  channel: OpenDeliberation,
  registry: Registry,
  { words }: Telling,
): CitedStatement[] {
  return registry
    .protocolOf(channel)
    .participants(channel.state)
    .flatMap(({ name, kind, model, provider }) => [
      saidBy('seats', first, { kind: 'seats.seat', text: words.seat(name, wordOf(words.seatKinds, kind)) }),
      ...(model
        ? [
            saidBy('seats', first, {
              kind: 'seats.model',
              text: words.seatModel(name, [provider, model].filter(Boolean).join('/')),
            }),
          ]
        : []),
    ]);
}

export const isOpen = (channel: Deliberation): channel is OpenDeliberation => channel.state?.opened !== undefined;
