import { CONTRACT_SCHEMA } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { REST_DEFAULTS } from './generated/rest-defaults.js';

type Message = keyof (typeof CONTRACT_SCHEMA)['$defs'];

interface Field {
  $ref?: string;
  items?: Field;
}

interface Definition {
  properties: Readonly<Record<string, Field>>;
}

const DEFINITIONS: Readonly<Record<string, unknown>> = CONTRACT_SCHEMA.$defs;

const definitionOf = (message: string) => ownProperty(DEFINITIONS, message) as Definition;

/**
 * A value with what REST lets be left out, at every depth: an event says what held, whatever later versions default to. What is
 * wrong in it, or missing, stays so, for the contract to refuse.
 * @param message what the value is to be, as `OpenTeam`
 */
export function filledIn<Whole>(message: Message, given: unknown): Whole {
  // As JSON: what decorators have read is of classes, with undefined for what was left out.
  return fill(message, JSON.parse(JSON.stringify(given))) as Whole;
}

function fill(message: string, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { properties } = definitionOf(message);
  const values = new Map(Object.entries({ ...structuredClone(ownProperty<object>(REST_DEFAULTS, message)), ...given }));
  // In the contract's order, whatever the order in which it was given.
  const names = new Set([...Object.keys(properties).filter((name) => values.has(name)), ...values.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, fillField(ownProperty(properties, name), values.get(name))]),
  );
}

function fillField(field: Field | undefined, value: unknown): unknown {
  const inner = fillableIn(field);
  if (inner === undefined) return value;
  return Array.isArray(value) ? value.map((item) => fill(inner, item)) : fill(inner, value);
}

/** The message in a field, where there is something to fill in: a termination policy nests as deep as its author likes. */
function fillableIn(field: Field | undefined): string | undefined {
  const name = messageIn(field);
  return name !== undefined && FILLABLE.has(name) ? name : undefined;
}

const messageIn = (field: Field | undefined): string | undefined =>
  (field?.$ref ?? field?.items?.$ref)?.replace('#/$defs/', '');

const FILLABLE = fillableMessages();

function fillableMessages(): ReadonlySet<string> {
  const fillable = new Set(Object.keys(REST_DEFAULTS));
  const holdsOne = (message: string) =>
    Object.values(definitionOf(message).properties).some((field) => fillable.has(messageIn(field) ?? ''));
  for (let known = 0; known < fillable.size;) {
    known = fillable.size;
    for (const message of Object.keys(DEFINITIONS).filter(holdsOne)) fillable.add(message);
  }
  return fillable;
}
