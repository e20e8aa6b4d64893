import { SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { CONTRACT_SCHEMA, EVENT_TYPES } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { ANSWER_SCHEMAS } from './generated/answer-schemas.js';

/** How the API's document names a schema. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** By which the name of a route's answer is found. */
export const ANSWER = 'parley:answer';

/** An answer as its route makes it: who wrote it may be put on by whoever knows for all of them. */
type Unmarked<Answer> = Answer extends { generated_by: unknown } ? Answer | Omit<Answer, 'generated_by'> : Answer;

/**
 * Decorators that say what a route answers, by the names of one service's answers. Their schemas are generated from these types
 * (npm run generate), and the method's own type has to fit the one that it names: the document cannot say something else.
 */
export const answersOf =
  <Types extends object>() =>
  <Name extends keyof Types & string>(name: Name, description: string, { status = 200 } = {}) =>
  <Method extends (...given: never[]) => Unmarked<Types[Name]> | Promise<Unmarked<Types[Name]>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const content = { 'application/json': { schema: refTo(name) } };
    SetMetadata(ANSWER, name)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    ApiResponse({ status, description, content })(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };

export type Schemas = Readonly<Record<string, object>>;

const REF = /"#\/components\/schemas\/([^"]+)"/gu;

/** The contract's messages as the API's document names them. */
const contract = (): Schemas =>
  (JSON.parse(JSON.stringify(CONTRACT_SCHEMA).replaceAll('#/$defs/', refTo('').$ref)) as { $defs: Schemas }).$defs;

/** An event of any type, with what the log knows of it. */
const recordedEvent = {
  oneOf: EVENT_TYPES.map((type) => ({
    allOf: [
      refTo('EventEnvelope'),
      { type: 'object', required: ['type', 'data'], properties: { type: { const: type }, data: refTo(type) } },
    ],
  })),
};

/** All that these need, and no more: what they refer to, directly or not, from the contract or among themselves. */
export function schemasFor(wanted: Iterable<string>, answers: Schemas): Schemas {
  const known: Schemas = { ...contract(), ...ANSWER_SCHEMAS, ...answers, RecordedEvent: recordedEvent };
  const found = new Map<string, object>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const schema = ownProperty(known, name);
    if (!schema) return;
    found.set(name, schema);
    for (const other of namesIn(schema)) visit(other);
  };
  for (const name of wanted) visit(name);
  return Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The schemas that something refers to. */
export const namesIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(REF)].map(([, name]) => name!);
