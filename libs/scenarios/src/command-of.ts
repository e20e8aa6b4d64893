import { milliseconds } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { messageOf, type FileKind, type Schema } from './files.js';
import { FIELDS, FORMS } from './generated/forms.js';
import { readScenario } from './read-scenario.js';
import { isReadable } from './read-yaml.js';

/** How a field stands in a file where that differs from the command. */
interface Difference {
  called?: string;
  written?: 'time' | 'money' | 'number';
  /** The field of its message that it is where it stands alone. */
  alone?: string;
}

const MICRO = 1_000_000;

/**
 * What a file says, as REST takes it: fields by their names there, lengths of time in milliseconds, money in millionths of a US
 * dollar. What the contract has no word for stays as it is.
 * @param value as `readScenario` found it right
 */
export const commandOf = (kind: FileKind, value: object): Record<string, unknown> =>
  translated(messageOf(kind), value) as Record<string, unknown>;

/** The body that a text of ours comes to. @throws where something in it is wrong */
export function bodyOf(kind: FileKind, text: string): Record<string, unknown> {
  const read = readScenario(text, kind);
  if (isReadable(read)) return commandOf(kind, read.value);
  throw new Error(JSON.stringify(read.wrong, null, 2));
}

function translated(message: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = ownProperty<Schema>(FORMS, message) ?? {};
  const differences = ownProperty<Record<string, Difference>>(FIELDS, message) ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, given]: [string, unknown]) => {
      const difference = ownProperty(differences, name) ?? {};
      return [difference.called ?? name, fieldOf(ownProperty(properties, name), difference, given)];
    }),
  );
}

function fieldOf(schema: Schema | undefined, { written, alone }: Difference, given: unknown): unknown {
  const inner = messageIn(schema);
  if (inner === undefined) return converted(written, given);
  if (alone !== undefined && typeof given === 'string') return { [alone]: given };
  return Array.isArray(given) ? given.map((item) => translated(inner, item)) : translated(inner, given);
}

const messageIn = ({ $ref, items, oneOf = [] }: Schema = {}): string | undefined =>
  [$ref, items?.$ref, ...oneOf.map((one) => one.$ref)].find((ref) => ref?.startsWith('#'))?.replace('#/$defs/', '');

function converted(written: Difference['written'], given: unknown): unknown {
  switch (written) {
    case 'time':
      return milliseconds(String(given));
    case 'money':
      return Math.round(Number(given) * MICRO);
    case 'number':
      return String(given);
    case undefined:
      return given;
  }
}
