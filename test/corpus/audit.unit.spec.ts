import { fileURLToPath } from 'node:url';
import { auditChannel, verdictOf, type AuditedCommand, type AuditReport } from '@parley/audit';
import {
  byCommand,
  chainHash,
  firstEventBreach,
  GENESIS_HASH,
  recordedInput,
  sha256,
  commandTextOf,
  type Actor,
  type RecordedEvent,
} from '@parley/contracts';
import { REGISTRY, RULES } from '@parley/protocols';
import { describe, expect, it, vi } from 'vitest';
import { auditFile } from '../../apps/cli/src/commands/rederive.js';
import { EXIT } from '../../apps/cli/src/exit-codes.js';
import type { GlobalOptions } from '../../apps/cli/src/session.js';
import { TALKS } from '../../libs/protocols/src/whole-talks.fixtures.js';
import { eventsOf, fileOf, NAMES, OLDER, TODAYS } from './corpus.js';
import { played } from './played.js';

const audit = (commands: readonly AuditedCommand[]) => auditChannel(commands, { registry: REGISTRY });
const talks = Object.keys(TALKS).flatMap((name) => [[name, 'en'] as const, [name, 'zh'] as const]);

it.each(talks)('%s in %s follows, every command, verdict and prompt of it', (name, language) => {
  const commands = played(name, language);
  const report = audit(commands);
  expect(report).toMatchObject({ unrecorded: 0, prompts_unlike: 0, rules: { then: [RULES], now: RULES } });
  expect(report.divergence).toBeUndefined();
  expect(report.follow).toBe(commands.length);
  expect(report.prompts).toBeGreaterThan(0);
  expect(verdictOf(report)).toBe('follows');
});

it('every protocol is among them, and the monitor was asked', () => {
  const reports = Object.keys(TALKS).map((name) => audit(played(name)));
  expect(new Set(reports.map(({ protocol }) => protocol))).toEqual(new Set(REGISTRY.protocols.map(({ name }) => name)));
  expect(reports.reduce((sum, { verdicts }) => sum + verdicts, 0)).toBeGreaterThan(5);
});

it('where the rules break down over what was asked for, that is a difference and no crash', () => {
  const [opening, ...rest] = played('round table');
  const report = audit([{ ...opening!, data: {} }, ...rest]);
  expect(report.divergence).toMatchObject({ kind: 'failed', version: 1, command_type: 'OpenRoundTable' });
  expect(report.divergence).toHaveProperty('decided.failure', expect.stringContaining('Error'));
});

it('events of all recorded channels keep the contract, those of earlier releases too', () => {
  const breaches = NAMES.map((name) => firstEventBreach(eventsOf(name), 'en'));
  expect(NAMES.length).toBeGreaterThan(0);
  expect(breaches).toEqual(NAMES.map(() => undefined));
});

/** The same channel with one event that says something else, and all hashes made anew. */
function forged(
  commands: readonly AuditedCommand[],
  isMeant: (event: RecordedEvent) => boolean,
  forge: (event: RecordedEvent) => RecordedEvent,
) {
  let previous = GENESIS_HASH;
  return commands.map(({ events, data }) => {
    const own = events.map((event) => {
      const one = isMeant(event) ? forge(event) : event;
      const hash = chainHash(previous, one);
      return { ...one, hash: (previous = hash) };
    });
    // What was kept is kept; what was made of the events is made of those that are there now.
    const wasMade = recordedInput(events) !== undefined;
    return { events: own, data: wasMade ? recordedInput(own) : data };
  });
}

const withData = (event: RecordedEvent, data: object) =>
  ({ ...event, data: { ...event.data, ...data } }) as RecordedEvent;

describe('a record that was written anew with a chain that holds', () => {
  const commands = played('round table');
  const all = commands.flatMap(({ events }) => events);
  const first = (type: RecordedEvent['type']) => all.find((event) => event.type === type)!;

  const by = (actor: Actor) => (event: RecordedEvent) =>
    ({ ...event, metadata: { ...event.metadata, actor } }) as RecordedEvent;

  it.each<[string, RecordedEvent['type'], (event: RecordedEvent) => RecordedEvent, string]>([
    ['what a member said', 'ContributionMade', (event) => withData(event, { text: 'Never.' }), 'input'],
    ['a deadline', 'TurnRequested', (event) => withData(event, { due_at: '2027-01-01T00:00:00.000Z' }), 'events'],
    ['the end', 'ChannelClosed', (event) => withData(event, { reason: 'bribed' }), 'events'],
    ['which check it was', 'TerminationChecked', (event) => withData(event, { check_id: 'check-9' }), 'events'],
    ['an id', 'ContributionMade', (event) => ({ ...event, id: first('TurnRequested').id }), 'envelope'],
    ['who did it', 'TimerCancelled', by({ kind: 'user', id: 'eve' }), 'envelope'],
  ])('%s is found at the event that was changed', (_, type, forge, kind) => {
    const { version } = all.findLast((event) => event.type === type)!;
    const { divergence } = audit(forged(commands, (event) => event.version === version, forge));
    expect(divergence).toMatchObject({ kind, version });
  });

  it('whoever is said to have done it is not whom the hash of the command is of', () => {
    const { version, metadata } = first('ContributionMade');
    const isMeant = (event: RecordedEvent) => event.metadata.command_id === metadata.command_id;
    const { divergence } = audit(forged(commands, isMeant, by({ kind: 'user', id: 'eve' })));
    expect(divergence).toMatchObject({ kind: 'input', version });
  });

  it('a verdict with a hash of its own is the monitor’s to find', () => {
    const check = commands.findIndex(({ events }) => events[0]!.metadata.command_type === 'SignalTermination');
    const { events, data } = commands[check]!;
    const said = structuredClone(data) as { assessment: { findings: { measured: number }[] } };
    said.assessment.findings[0]!.measured += 1;
    const command_hash = sha256(commandTextOf(events[0]!, said));
    const changed = events.map((event) => ({
      ...event,
      metadata: { ...event.metadata, command_hash },
      ...(event.type === 'TerminationChecked' && { data: { ...event.data, assessment: said.assessment } }),
    })) as RecordedEvent[];
    const { divergence } = audit(commands.toSpliced(check, 1, { events: changed, data: said }));
    expect(divergence).toMatchObject({ kind: 'verdict', version: events[0]!.version });
  });

  it('two inputs that were swapped are known to be other commands’', () => {
    const told = commands.flatMap(({ events, data }, index) =>
      data && events[0]!.type === 'ContributionMade' ? [index] : [],
    );
    const [one, other] = [commands[told[0]!]!, commands[told[1]!]!];
    const swapped = commands
      .toSpliced(told[0]!, 1, { ...one, data: other.data })
      .toSpliced(told[1]!, 1, { ...other, data: one.data });
    expect(audit(swapped).divergence).toMatchObject({ version: one.events[0]!.version });
  });

  it('an input that was taken away is missed, for the log names its rules', () => {
    const [opening, ...rest] = commands;
    expect(audit([{ ...opening!, data: undefined }, ...rest]).divergence).toMatchObject({ kind: 'input', version: 1 });
  });
});

describe('a command of several whose words cannot be read', () => {
  const commands = played('round table');
  const at = commands.findIndex(({ events }) => events[0]!.type === 'ContributionMade');
  const sealed = ['ana', 'bo'].map((of) => ({ of, key_id: `key of ${of}`, instead: '[erased]', at: {} }));
  const erasing = (subject: string): AuditedCommand => {
    const last = commands.at(-1)!.events.at(-1)!;
    const event = { ...last, type: 'WordsErased', data: { subject } } as unknown as RecordedEvent;
    return { events: [event], data: undefined };
  };
  const audited = (of: readonly string[], erased: readonly string[]) => {
    const events = commands[at]!.events.map(
      (event) => ({ ...event, metadata: { ...event.metadata, command_hash: '', sealed } }) as RecordedEvent,
    );
    const told = recordedInput(commands[at]!.events) ?? {};
    const unread = { of, told, isWhole: false };
    return audit([...commands.toSpliced(at, 1, { events, data: undefined, unread }), ...erased.map(erasing)]);
  };
  const { version } = commands[at]!.events[0]!;

  it('is excused where all of them are erased that cannot', () => {
    const { divergence, erased } = audited(['ana'], ['ana']);
    expect(divergence?.version).not.toBe(version);
    expect(erased).toBe(1);
  });

  it('is not, for one whose key is gone without being erased', () => {
    expect(audited(['ana', 'bo'], ['ana']).divergence).toMatchObject({ kind: 'input', version });
    expect(audited(['bo'], ['ana']).divergence).toMatchObject({ kind: 'input', version });
    expect(audited([], ['ana']).divergence).toMatchObject({ kind: 'input', version });
  });
});

describe('the committed corpus, audited as the terminal does it', () => {
  const found = new Map<string, { exit: number; report: AuditReport & { verdict: string } }>();

  /** Once each. */
  function audited(name: string) {
    const before = found.get(name);
    if (before) return before;
    let printed = '';
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
    try {
      const exit = auditFile(fileURLToPath(fileOf(name)), { output: 'json' } as GlobalOptions);
      const one = { exit, report: JSON.parse(printed) as AuditReport & { verdict: string } };
      found.set(name, one);
      return one;
    } finally {
      written.mockRestore();
    }
  }

  const isErased = (name: string) => eventsOf(name).some(({ type }) => type === 'WordsErased');

  it.each(TODAYS.filter((name) => !isErased(name)))('%s follows', (name) => {
    const { exit, report } = audited(name);
    expect(report, 'GOLDEN=write npx vitest run test/corpus records it again').toMatchObject({ verdict: 'follows' });
    expect(exit).toBe(EXIT.done);
    expect(report).toMatchObject({ follow: report.commands, unrecorded: 0, prompts_unlike: 0 });
    expect(report.rules.then).toHaveLength(1);
  });

  it.each(TODAYS.filter(isErased))('%s follows but for what was erased, which is counted', (name) => {
    const { exit, report } = audited(name);
    expect(exit).toBe(EXIT.inputsMissing);
    expect(report).toMatchObject({ verdict: 'incomplete', unrecorded: 0, prompts_unlike: 0 });
    expect(report.erased).toBeGreaterThan(0);
    expect(report.follow + report.erased + report.resting_on_erased).toBeGreaterThanOrEqual(report.commands);
  });

  it('decides every command that rules take, makes prompts anew and judges checks, of every protocol', () => {
    const reports = TODAYS.map((name) => audited(name).report);
    const all = (of: (report: AuditReport) => number) => reports.reduce((sum, report) => sum + of(report), 0);
    expect(new Set(reports.map(({ protocol }) => protocol)).size).toBe(REGISTRY.protocols.length);
    expect([all(({ prompts }) => prompts) > 200, all(({ verdicts }) => verdicts) > 50]).toEqual([true, true]);
  });

  it.each(OLDER)('%s, from before rules were named, is audited as far as it is known', (name) => {
    const commands = byCommand(eventsOf(name)).map((events) => ({ events, data: recordedInput(events) }));
    const { rules, divergence, follow, unrecorded } = audit(commands);
    expect(rules.then).toEqual([]);
    if (divergence) expect(divergence).toMatchObject({ rules_then: undefined, version: expect.any(Number) as number });
    else expect(follow + unrecorded).toBe(commands.length);
    expect(divergence?.kind).not.toBe('input');
  });
});
