import { CopyCheck, isWithheld, sha256, storedOf, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
import { RULES, type Deliberation, type Registry } from '@parley/protocols';
import { causeOf } from '@parley/untrusted';
import { recordInMemory, type AuditedCommand, type AuditedRecord, type UnreadWords } from './audited-record.js';
import { ErasedWords } from './erased-words.js';
import { eventsBefore } from './past-states.js';
import { Prompts } from './prompts.js';
import { besideErased, envelopeFault, redecided } from './redecided.js';
import { MOST_PLACES, type AuditReport, type Divergence, type Places } from './report.js';
import { Verdicts } from './verdicts.js';

interface Options {
  registry: Registry;
  /** The name of the rules that decide now. */
  rules?: string;
}

type Found = Divergence extends infer One
  ? One extends unknown
    ? Omit<One, 'position' | 'command_type' | 'rules_then'>
    : never
  : never;

/** The same of one that is in memory. */
export const auditChannel = (commands: readonly AuditedCommand[], options: Options): AuditReport =>
  auditRecord(recordInMemory(commands), options);

/**
 * Decides every command of a channel once more, on the state before it as the log has it, lets the monitor's conditions judge again
 * where they did, and makes every prompt anew. Ends at the first thing that is otherwise. No model is asked, and nothing is written.
 * @param record its chain is the caller's to verify
 */
export function auditRecord(record: AuditedRecord, { registry, rules = RULES }: Options): AuditReport {
  const known = knownOf(record);
  const { opening, forgotten } = known;
  const report = emptyReport(known, rules);
  const prompts = new Prompts(registry, record.events);
  const verdicts = new Verdicts(registry, record.events);
  const erased = new ErasedWords();
  const copies = new CopyCheck(sha256);
  let channel: Deliberation = registry.deliberation.initialState;
  for (const command of record.commands) {
    const [first] = command.events;
    const named = first!.metadata.rules;
    if (named !== undefined) report.rules.then.push(named);
    const found = taken(command);
    if (found) {
      const { command_type } = first!.metadata;
      const { position } = command.events.find(({ version }) => version === found.version) ?? first!;
      const divergence = { ...found, position, command_type, rules_then: report.rules.then.at(-1) } as Divergence;
      return { ...report, divergence };
    }
  }
  return report;

  /** What is otherwise about a command; where nothing is, the channel goes on with it. */
  function taken(command: AuditedCommand): Found | undefined {
    let [at] = command.events;
    try {
      const found = examined(command);
      if (found) return found;
      for (const event of command.events) {
        at = event;
        channel = registry.deliberation.evolve(channel, event);
        prompts.see(event, channel);
        verdicts.see(event);
        noteFork(event);
      }
    } catch (error) {
      // Rules are made for what they have made themselves: a record that was written anew may hold anything.
      const { version, type, data } = at!;
      return { kind: 'failed', version, recorded: { type, data } as ParleyEvent, decided: { failure: causeOf(error) } };
    }
    return undefined;
  }

  /** What is otherwise about a command, and what is right counted. */
  function examined(command: AuditedCommand): Found | undefined {
    const fault = envelopeFault(command.events, opening) ?? copyFault(command) ?? decisionFault(command);
    if (fault) return fault;
    const verdict = verdicts.of(command, erased.areMissing);
    if (verdict === 'same') report.verdicts += 1;
    else if (verdict === 'erased') count('resting_on_erased', command.events[0]!);
    else if (verdict) return verdict;
    for (const event of command.events) {
      const prompt = prompts.of(event, report.rules.then.at(-1) === rules, erased);
      if (prompt === 'same') report.prompts += 1;
      else if (prompt === 'erased') count('resting_on_erased', event);
      else if (prompt === 'unlike') count('prompts_unlike', event);
      else if (prompt) return prompt;
    }
    return undefined;
  }

  function count(what: keyof Places, { version, position, metadata: { command_type } }: RecordedEvent): void {
    report[what] += 1;
    const places = report.places[what];
    if (places.length < MOST_PLACES && places.at(-1)?.version !== version)
      places.push({ version, position, command_type });
  }

  /** What a fork says to be a copy has to be what the hash of its original is of. */
  function copyFault(command: AuditedCommand): Found | undefined {
    const other = command.events.find((event) => !copies.take(storedOf(event)));
    if (!other) return undefined;
    const { version, metadata } = other;
    return { kind: 'copy', version, recorded: metadata.copied };
  }

  function noteFork({ type, data, metadata }: RecordedEvent): void {
    if (type !== 'ChannelForked' || metadata.copied) return;
    report.forked = { channel_id: data.parent, version: data.at, hash: data.parent_hash };
  }

  function decisionFault({ events: recorded, data, unread }: AuditedCommand): Found | undefined {
    const { version, metadata } = recorded[0]!;
    const { deliberation } = registry;
    if (isErased(unread, forgotten)) {
      count('erased', recorded[0]!);
      erased.miss(recorded[0]!);
      return besideErased(deliberation, channel, { events: recorded, unread }, erased);
    }
    if (!data) {
      // What nobody is shown yet is missing in every export: it is counted, and told with the rest.
      if (recorded.some((event) => isWithheld(event, known.types))) {
        count('unrecorded', recorded[0]!);
        return undefined;
      }
      // Since rules are named, what the events do not say of a command is kept: it was taken away, or an event is another one.
      if (report.rules.then.length) return { kind: 'input', version, recorded: metadata.command_hash };
      count('unrecorded', recorded[0]!);
      return undefined;
    }
    const earlier = metadata.command_type === 'ForkChannel' ? [...eventsBefore(record.events, version)] : [];
    const fault = redecided(deliberation, { before: channel, data, earlier }, recorded, erased);
    if (!fault) report.follow += 1;
    else if (fault === 'erased') count('resting_on_erased', recorded[0]!);
    else return fault;
    return undefined;
  }
}

/** Keys that are gone, of those alone whose words the record says to be erased; another's was taken away. */
const isErased = (unread: UnreadWords | undefined, forgotten: ReadonlySet<string>): unread is UnreadWords =>
  unread !== undefined && unread.of.length > 0 && unread.of.every((one) => forgotten.has(one));

/** What has to be known of a channel before its first command is decided. */
interface Known {
  opening: RecordedEvent;
  events: number;
  commands: number;
  closed: boolean;
  /** Whose words the record says to be erased. */
  forgotten: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

function knownOf({ events }: AuditedRecord): Known {
  const forgotten = new Set<string>();
  const types = new Set<string>();
  let opening: RecordedEvent | undefined;
  let [count, commands, closed, command_id] = [0, 0, false, ''];
  for (const event of events) {
    opening ??= event;
    count += 1;
    if (event.metadata.command_id !== command_id) commands += 1;
    ({ command_id } = event.metadata);
    closed ||= event.type === 'ChannelClosed';
    types.add(event.type);
    if (event.type === 'WordsErased') forgotten.add(event.data.subject);
  }
  if (!opening) throw new Error('a channel has at least one command');
  return { opening, events: count, commands, closed, forgotten, types };
}

function emptyReport({ opening, events, commands, closed }: Known, now: string): AuditReport {
  const { channel_id, protocol } = opening;
  const counted = { follow: 0, unrecorded: 0, erased: 0, resting_on_erased: 0 };
  const found = { verdicts: 0, prompts: 0, prompts_unlike: 0 };
  const places: Places = { unrecorded: [], erased: [], resting_on_erased: [], prompts_unlike: [] };
  return { channel_id, protocol, closed, events, commands, ...counted, ...found, places, rules: { then: [], now } };
}
