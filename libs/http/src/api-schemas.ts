import { CONTRACT_SCHEMA, EVENT_TYPES, own } from '@parley/contracts';
import { refTo } from './answers.js';
import { ANSWER_SCHEMAS } from './generated/answer-schemas.js';

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
    const schema = own(known, name);
    if (!schema) return;
    found.set(name, schema);
    for (const other of namesIn(schema)) visit(other);
  };
  for (const name of wanted) visit(name);
  return Object.fromEntries([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The schemas that something refers to. */
export const namesIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(REF)].map(([, name]) => name!);
