import { isOwn, type RecordedEvent } from '@parley/contracts';
import { conversationState, emptyLedger, type Ledger } from '@parley/termination';
import { recordWords } from '@parley/wording';
import { EMPTY_DECISION, evolveDecision, recordOf, type DecisionFold } from './decision-record.js';
import { courseOf } from './record/course.js';
import { forkOf, isOpen, openingOf, seatsOf } from './record/opening.js';
import { addResult, verdictOf, type Results } from './record/outcome.js';
import { failuresOf, peopleOf } from './record/people.js';
import { closingOf, findingsIn, rulesOf, warningsOf, type Measured } from './record/stopping.js';
import type { CitedEvent, DeliberationRecord, RecordSection, CitedStatement } from './record/statement.js';
import { addCall, moneyOf, playedBy, type CallTally } from './record/tallies.js';
import { actorText, rangesOf, statement, type Telling } from './record/telling.js';
import { REGISTRY, type Registry } from './registry.js';
import type { Language } from './shared/channel-state.js';
import { figuresOf } from './shared/decision/figures.js';

/** What is kept of a channel's events for its record; it is added to as they come. */
export interface RecordFold {
  decision: DecisionFold;
  telling: Telling;
  statements: CitedStatement[];
  /** Versions of things said outside a turn, by who said them. */
  interventions: Map<string, number[]>;
  said: Map<string, number>;
  missed: Map<string, number>;
  answers: Map<string, number>;
  calls: Map<string, CallTally>;
  results: Results;
  /** The last measures of stop rules that are recorded, by condition. */
  measured: Map<string, Measured>;
  ledger: Ledger;
  /** The rules that decided so far, by name. */
  rules?: string | undefined;
  closed?: Extract<RecordedEvent, { type: 'ChannelClosed' }>;
  events: CitedEvent[];
}

/** @param language of the sentences; quotes are as they were said */
export const startRecord = (language: Language): RecordFold => ({
  decision: EMPTY_DECISION,
  telling: { words: recordWords[language], language, nameOf: (id) => id },
  statements: [],
  ...{ interventions: new Map(), said: new Map(), missed: new Map(), answers: new Map(), calls: new Map() },
  ...{ results: new Map(), measured: new Map(), ledger: emptyLedger },
  events: [],
});

/** The record of a channel as these events have it. @param language the channel's where absent */
export function deliberationRecord(
  events: readonly RecordedEvent[],
  language?: Language,
  registry: Registry = REGISTRY,
): DeliberationRecord {
  const fold = startRecord(language ?? languageIn(events[0]));
  for (const event of events) addToRecord(fold, event, registry);
  return finishedRecord(fold, registry);
}

export const languageIn = (first: RecordedEvent | undefined): Language =>
  (first?.data as { language?: Language } | undefined)?.language ?? 'en';

/** @param fold changed: a copy for each of 10,000 events would take longer than all else */
export function addToRecord(fold: RecordFold, event: RecordedEvent, registry: Registry = REGISTRY): void {
  fold.decision = evolveDecision(fold.decision, event, registry);
  const { version, position, type, recorded_at, metadata } = event;
  const { kind, id } = metadata.actor;
  fold.events.push({ version, position, type, recorded_at, by: `${kind} ${id}` });
  if (version === 1) begin(fold, event, registry);
  const { telling } = fold;
  if (event.type === 'ChannelForked' && isOwn(event))
    fold.statements.push(...forkOf(event, fold.decision.channel, telling));
  addCall(fold.calls, event);
  addResult(fold.results, event, telling);
  listen(fold, event);
  fold.ledger = registry.ledger.evolve(fold.ledger, event);
  for (const finding of findingsIn(event) ?? []) fold.measured.set(finding.condition, { version, finding });
  fold.statements.push(
    ...courseOf(event, telling),
    ...peopleOf(event, telling),
    ...failuresOf(event, telling),
    ...warningsOf(event, telling),
  );
  const { rules } = event.metadata;
  // All events of the command that they first decided name them.
  if (rules !== undefined && rules !== fold.rules)
    fold.statements.push(statement('checks', [version], { kind: 'checks.rules', text: telling.words.rules(rules) }));
  fold.rules = rules ?? fold.rules;
  if (event.type === 'ChannelClosed') {
    fold.closed = event;
    fold.statements.push(...closingOf(event, telling));
  }
}

function begin(fold: RecordFold, first: RecordedEvent, registry: Registry): void {
  const { channel } = fold.decision;
  if (!isOpen(channel)) throw new Error('the first event opens no channel');
  const seats = registry.protocolOf(channel).participants(channel.state);
  const names = new Map(seats.map(({ participant_id, name }) => [participant_id, name]));
  fold.telling = { ...fold.telling, nameOf: (id) => names.get(id) ?? id };
  const figures = figuresOf(fold.telling.language);
  fold.statements.push(
    ...openingOf(first, channel, fold.telling, figures),
    ...seatsOf(first, channel, registry, fold.telling),
  );
}

/** Events by which somebody who was asked has given nothing. */
const MISSED: ReadonlySet<string> = new Set(['TurnSkipped', 'TurnFailed', 'BallotMissed']);
const ASKED: ReadonlySet<string> = new Set(['TurnRequested', 'BallotRequested', 'ReminderSent', 'LookupMade']);

/** Where whom was heard, for what is said of them at the end. */
function listen({ said, missed, answers, interventions, telling }: RecordFold, event: RecordedEvent): void {
  const { version, type, data } = event;
  if (type === 'InterventionRecorded') {
    const who = actorText(data.actor, telling);
    interventions.set(who, [...(interventions.get(who) ?? []), version]);
  }
  const { request_id, participant_id } = data as { request_id?: string; participant_id?: string };
  if (request_id === undefined || participant_id === undefined || ASKED.has(type)) return;
  const isMissed = MISSED.has(type) || (type === 'FeedbackRecorded' && data.assumed);
  (isMissed ? missed : said).set(participant_id, version);
  answers.set(request_id, version);
}

/** @throws where nothing was read yet: only a bug can ask then */
export function finishedRecord(fold: RecordFold, registry: Registry = REGISTRY): DeliberationRecord {
  const decision = recordOf(fold.decision, registry);
  const { last } = fold.decision;
  const { telling } = fold;
  const all = [...fold.statements, ...endOf(fold, decision)];
  const statements = SECTIONS.flatMap((section) => all.filter((one) => one.section === section));
  const cited = new Set(statements.filter(({ kind }) => !WHOLE.has(kind)).flatMap(({ cites }) => cites));
  return {
    channel_id: decision.channel_id,
    protocol: decision.protocol,
    topic: decision.topic,
    language: telling.language,
    generated_by: decision.generated_by,
    statements,
    cited: fold.events.filter(({ version }) => cited.has(version)),
    position: last!.position,
  };
}

/** Statements of the whole channel: they rest on all its events, and a list of these would be the export. */
const WHOLE: ReadonlySet<string> = new Set([
  'people.none',
  'failures.none',
  'money.none',
  'stopping.fold',
  'checks.exported',
  'checks.rules.none',
]);

const SECTIONS = Object.keys(recordWords.en.sections) as RecordSection[];

function endOf(fold: RecordFold, decision: ReturnType<typeof recordOf>): CitedStatement[] {
  const { telling, statements, interventions, calls, results, measured, ledger, closed, events } = fold;
  const { words } = telling;
  const last = fold.decision.last!;
  const whole = events.map(({ version }) => version);
  const none = (section: RecordSection, text: string) =>
    statements.some((one) => one.section === section)
      ? []
      : [statement(section, whole, { kind: `${section}.none`, text })];
  const said = [...interventions].map(([who, versions]) =>
    statement('people', versions, { kind: 'people.said', text: words.interventions(who, versions.length) }),
  );
  // The rule that hears it typed knows nothing of who stops it otherwise.
  const isStopped = closed?.data.reason === 'stopped_by_user';
  const rules = conversationState(ledger).findings.filter((one) => !isStopped || one.condition !== 'priority_command');
  const tallies = [...calls.values()];
  const asked = tallies.flatMap(({ versions }) => versions);
  const positions = rangesOf(tallies.flatMap((one) => one.positions).toSorted((a, b) => a - b));
  return [
    ...verdictOf(decision, closed, last.version, fold, telling),
    ...[...results.values()].flat(),
    ...playedBy(tallies, telling),
    ...rulesOf(measured, rules, whole, telling),
    ...(said.length ? said : none('people', words.noPeople)),
    ...none('failures', words.noFailures),
    ...(tallies.length
      ? moneyOf(tallies, telling, figuresOf(telling.language))
      : [statement('money', whole, { kind: 'money.none', text: words.noCalls })]),
    ...(statements.some(({ kind }) => kind === 'checks.rules')
      ? []
      : [statement('checks', whole, { kind: 'checks.rules.none', text: words.noRules })]),
    ...(asked.length ? [statement('checks', asked, { kind: 'checks.prompts', text: words.prompts(positions) })] : []),
    statement('checks', whole, { kind: 'checks.exported', text: words.exported(events.length, last.hash) }),
  ];
}
