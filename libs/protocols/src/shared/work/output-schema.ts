import { CONTRACT_SCHEMA, FIELD_DESCRIPTIONS } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Language } from '../channel-state.js';

type Definitions = (typeof CONTRACT_SCHEMA)['$defs'];
export type MessageName = keyof Definitions;

/** A JSON Schema as a provider reads it. */
export type JsonSchema = Record<string, unknown>;

/** What a model may answer, described in each language. */
export type OutputSchema = Readonly<Record<Language, JsonSchema>>;

/** Fields in the order in which they are to be written: what is thought before what is concluded from it. */
export type Fields = readonly (string | Readonly<Record<string, Fields>>)[];

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  required?: readonly string[];
  items?: Node;
  $ref?: string;
}

/**
 * The JSON Schema of what a model writes: the contract's message without what Parley adds itself (ids, the call),
 * every reference resolved in place, as providers ask, and every field described as its comment in proto/ says. It
 * is the same to the byte for all work of a kind, since a provider caches nothing behind a schema that has changed.
 * @param fields the message's own, each of which must be there; `{ field: [...] }` orders, and picks from, what a field
 * holds. Where a field says nothing of what it holds, that is all of it, in the contract's order
 */
export function outputSchema(message: MessageName, fields: Fields): OutputSchema {
  const schema = (language: Language) => ({
    ...object(message, language, fields),
    required: fields.flatMap(picked).map(([name]) => name),
  });
  return { en: schema('en'), zh: schema('zh') };
}

/** An object of the contract, with these of its fields in this order. */
function object(message: MessageName, language: Language, fields?: Fields): JsonSchema {
  const { properties = {}, required = [] } = definition(message);
  const wanted = fields ? fields.flatMap(picked) : Object.keys(properties).map((name): Picked => [name, undefined]);
  return {
    type: 'object',
    additionalProperties: false,
    required: wanted.map(([name]) => name).filter((name) => required.includes(name)),
    properties: Object.fromEntries(
      wanted.map(([name, within]) => {
        const description = FIELD_DESCRIPTIONS[`${message}.${name}`]?.[language];
        return [
          name,
          { ...value(ownProperty(properties, name)!, language, within), ...(description && { description }) },
        ];
      }),
    ),
  };
}

function value(node: Node, language: Language, within: Fields | undefined): JsonSchema {
  if (node.$ref) return object(node.$ref.replace('#/$defs/', '') as MessageName, language, within);
  if (!node.items) return { ...node };
  return { ...node, items: value(node.items, language, within) };
}

const definition = (message: MessageName): Node => CONTRACT_SCHEMA.$defs[message] as unknown as Node;

/** A field, and what of it where that is said. */
type Picked = readonly [name: string, within: Fields | undefined];

const picked = (field: Fields[number]): Picked[] =>
  typeof field === 'string' ? [[field, undefined]] : Object.entries(field);
