import { readFileSync } from 'node:fs';
import { CONTRACT_SCHEMA, milliseconds } from '@parley/contracts';
import { MODEL_WAIT_LIMIT_MS, MODEL_WORK_TIMEOUT_MS, REGISTRY } from '@parley/protocols';
import { expect, it } from 'vitest';
import { REST_DEFAULTS } from './generated/rest-defaults.js';

/** Where each protocol's config is told, and what holds where a channel does not say. */
const CONFIGS: Record<string, { guide: string; defaults: object }> = {
  negotiation: { guide: 'scenarios.md', defaults: REST_DEFAULTS.NegotiationConfig },
  'round-table': { guide: 'round-tables.md', defaults: REST_DEFAULTS.RoundTableConfig },
  workshop: { guide: 'planning.md', defaults: REST_DEFAULTS.WorkshopConfig },
  team: { guide: 'teams.md', defaults: REST_DEFAULTS.TeamConfig },
  vote: { guide: 'small-forms.md', defaults: REST_DEFAULTS.VoteConfig },
  interview: { guide: 'interviews.md', defaults: REST_DEFAULTS.InterviewConfig },
};
const EVERYWHERE = {
  guide: 'scenarios.md',
  defaults: {
    facilitation_timeout_ms: MODEL_WORK_TIMEOUT_MS,
    model_wait_limit_ms: MODEL_WAIT_LIMIT_MS,
    max_facilitation_attempts: REST_DEFAULTS.NegotiationConfig.max_facilitation_attempts,
    budget_micro_usd: REST_DEFAULTS.NegotiationConfig.budget_micro_usd,
  },
};

const GUIDES = new URL('../../../../docs/guide/', import.meta.url);

type Schemas = Record<string, { properties?: Record<string, { $ref?: string; items?: { $ref?: string } }> }>;
const schemas = CONTRACT_SCHEMA.$defs as Schemas;

/** The fields of a protocol's config, as the contract of the command that opens it has them. */
function fieldsOf(protocol: string): string[] {
  const { command } = REGISTRY.protocols.find(({ name }) => name === protocol)!.opening;
  const config = schemas[command]!.properties!['config']!.$ref!.replace('#/$defs/', '');
  return Object.keys(schemas[config]!.properties!);
}

/** Fields by which a file, and a guide, calls a field of the contract. */
const nameOf = (field: string): string => field.replace(/_ms$/u, '').replace('budget_micro_usd', 'budget_usd');

/** The rows of a guide's tables of fields: the field, and what stands under its default. */
function rowsOf(guide: string): Map<string, string> {
  const text = readFileSync(new URL(guide, GUIDES), 'utf8');
  const rows = text.matchAll(/^\| `config\.(\w+)` *\|[^\n]*\| *([^|\n]*?) *\|$/gmu);
  return new Map([...rows].map(([, field = '', value = '']) => [field, value]));
}

// A guest turn is opened by no file: whoever asks for it by A2A sets nothing.
const all = REGISTRY.protocols.map(({ name }) => name).filter((name) => name !== 'guest-turn');
const shared = fieldsOf(all[0]!).filter((field) => all.every((name) => fieldsOf(name).includes(field)));
const cells = all.flatMap((name) => fieldsOf(name).map((field) => [name, field] as const));

it.each(cells)('of %s, %s is in its guide with the default that holds', (protocol, field) => {
  const { guide, defaults } = shared.includes(field) ? EVERYWHERE : CONFIGS[protocol]!;
  const told = rowsOf(guide).get(nameOf(field));
  expect(told, `docs/guide/${guide} has no row | \`config.${nameOf(field)}\` | meaning | default |`).toBeDefined();
  const value = (defaults as Record<string, unknown>)[field];
  if (value === undefined) return;
  const [first = ''] = told!.split(/[;,]/u);
  const read = field.endsWith('_ms') ? milliseconds(first) : field === 'budget_micro_usd' ? Number(first) * 1e6 : first;
  expect(String(read)).toBe(String(value));
});

it('tells of no field that is not there', () => {
  for (const [protocol, { guide }] of Object.entries(CONFIGS)) {
    const known = new Set([...fieldsOf(protocol), ...shared].map(nameOf));
    expect([...rowsOf(guide).keys()].filter((field) => !known.has(field))).toEqual([]);
  }
});

/** A message's fields and those of every message in them, each with its message. */
function fieldsBelow(message: string, found = new Map<string, string[]>()): [string, string][] {
  if (!found.has(message)) {
    const { properties = {} } = schemas[message]!;
    found.set(message, Object.keys(properties));
    for (const { $ref, items } of Object.values(properties)) {
      const inner = ($ref ?? items?.$ref)?.replace('#/$defs/', '');
      if (inner !== undefined) fieldsBelow(inner, found);
    }
  }
  return [...found].flatMap(([name, fields]) => fields.map((field): [string, string] => [name, field]));
}

it.each([
  ['TerminationPolicy', ['termination.md', 'detectors.md']],
  ['KindModel', ['models.md', 'operations.md']],
])('every field of %s is in a guide', (message, guides) => {
  const text = guides.map((guide) => readFileSync(new URL(guide, GUIDES), 'utf8')).join('\n');
  const isTold = (field: string) =>
    [field, nameOf(field), field.replace('_micro_usd', '_usd')].some((name) =>
      new RegExp(`\\b${name}\\b`, 'u').test(text),
    );
  const untold = fieldsBelow(message).filter(([, field]) => !isTold(field));
  expect(untold.map(([name, field]) => `${name}.${field} is in none of ${guides.join(', ')}`)).toEqual([]);
});
