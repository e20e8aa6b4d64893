import { CopyCheck, sha256, type ParleyEvent, type RecordedEvent } from '@parley/contracts';
import { RULES, type Deliberation, type Registry } from '@parley/protocols';
import { causeOf } from '@parley/untrusted';
import type { AuditedCommand, UnreadWords } from './audited-command.js';
import { ErasedWords } from './erased-words.js';
import { Prompts } from './prompts.js';
import { besideErased, envelopeFault, redecided } from './redecided.js';
import type { AuditReport, Divergence } from './report.js';
import { Verdicts } from './verdicts.js';

interface Options {
  registry: Registry;
  /** The name of the rules that decide now. */
  rules?: string;
}

type Found = Divergence extends infer One
  ? One extends unknown
    ? Omit<One, 'command_type' | 'rules_then'>
    : never
  : never;

/**
 * Decides every command of a channel once more, on the state before it as the log has it, lets the monitor's conditions judge again
 * where they did, and makes every prompt anew. Ends at the first thing that is otherwise. No model is asked, and nothing is written.
 * @param commands of one channel, from its first on; their chain is the caller's to verify
 */
export function auditChannel(commands: readonly AuditedCommand[], { registry, rules = RULES }: Options): AuditReport {
  const report = emptyReport(commands, rules);
  const events = commands.flatMap((command) => command.events);
  const prompts = new Prompts(registry, events);
  const verdicts = new Verdicts(registry, events);
  const forgotten = new Set(events.flatMap((event) => (event.type === 'WordsErased' ? [event.data.subject] : [])));
  const erased = new ErasedWords();
  const copies = new CopyCheck(sha256);
  let channel: Deliberation = registry.deliberation.initialState;
  for (const command of commands) {
    const [first] = command.events;
    const named = first!.metadata.rules;
    if (named !== undefined) report.rules.then.push(named);
    const found = taken(command);
    if (found) {
      const { command_type } = first!.metadata;
      return { ...report, divergence: { ...found, command_type, rules_then: report.rules.then.at(-1) } as Divergence };
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
    const fault = envelopeFault(command.events, events[0]!) ?? copyFault(command) ?? decisionFault(command);
    if (fault) return fault;
    const verdict = verdicts.of(command, erased.areMissing);
    if (verdict === 'same') report.verdicts += 1;
    else if (verdict === 'erased') report.resting_on_erased += 1;
    else if (verdict) return verdict;
    for (const event of command.events) {
      const prompt = prompts.of(event, report.rules.then.at(-1) === rules, erased);
      if (prompt === 'same') report.prompts += 1;
      else if (prompt === 'erased') report.resting_on_erased += 1;
      else if (prompt === 'unlike') report.prompts_unlike += 1;
      else if (prompt) return prompt;
    }
    return undefined;
  }

  /** What a fork says to be a copy has to be what the hash of its original is of. */
  function copyFault(command: AuditedCommand): Found | undefined {
    const other = command.events.find((event) => !copies.take(event));
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
      report.erased += 1;
      erased.miss(recorded[0]!);
      return besideErased(deliberation, channel, { events: recorded, unread }, erased);
    }
    if (!data) {
      // Since rules are named, what the events do not say of a command is kept: it was taken away, or an event is another one.
      if (report.rules.then.length) return { kind: 'input', version, recorded: metadata.command_hash };
      report.unrecorded += 1;
      return undefined;
    }
    const earlier = metadata.command_type === 'ForkChannel' ? events.slice(0, version - 1) : [];
    const fault = redecided(deliberation, { before: channel, data, earlier }, recorded, erased);
    if (!fault) report.follow += 1;
    else if (fault === 'erased') report.resting_on_erased += 1;
    else return fault;
    return undefined;
  }
}

/** Keys that are gone, of those alone whose words the record says to be erased; another's was taken away. */
const isErased = (unread: UnreadWords | undefined, forgotten: ReadonlySet<string>): unread is UnreadWords =>
  unread !== undefined && unread.of.length > 0 && unread.of.every((one) => forgotten.has(one));

function emptyReport(commands: readonly AuditedCommand[], now: string): AuditReport {
  const [first] = commands[0]?.events ?? [];
  if (!first) throw new Error('a channel has at least one command');
  const { channel_id, protocol } = first;
  const counted = {
    follow: 0,
    unrecorded: 0,
    erased: 0,
    resting_on_erased: 0,
    verdicts: 0,
    prompts: 0,
    prompts_unlike: 0,
  };
  const events = commands.reduce((sum, command) => sum + command.events.length, 0);
  const closed = commands.some((command) => command.events.some(({ type }) => type === 'ChannelClosed'));
  return { channel_id, protocol, closed, events, commands: commands.length, ...counted, rules: { then: [], now } };
}
