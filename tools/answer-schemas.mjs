// JSON Schemas of what the API answers, from the types of the answers. What the contract has is taken from there.
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { ROOT } from './packages.mjs';

/** Where answers are typed, and where their schemas go. */
const SERVICES = [
  ['libs/http/src/common-answers.ts', 'libs/http/src/generated/answer-schemas.ts'],
  ['services/channel-admin/src/http/answers.ts', 'services/channel-admin/src/http/generated/answer-schemas.ts'],
  [
    'services/transcript-store/src/http/answers/index.ts',
    'services/transcript-store/src/http/generated/answer-schemas.ts',
  ],
];

/** @param contract the names of the contract's messages @returns texts by the files that they belong in */
export const answerSchemas = (contract) =>
  new Map(SERVICES.map(([source, target]) => [target, textOf(schemasOf(join(ROOT, source), contract))]));

/** The schemas of a map of types, and of what these refer to. @param type the map's name */
export function schemasOf(path, contract, type = 'AnswerTypes') {
  const { definitions } = createGenerator({
    path,
    type,
    tsconfig: join(ROOT, 'tsconfig.json'),
    skipTypeCheck: true,
    encodeRefs: false,
  }).createSchema(type);
  const { [type]: AnswerTypes, ...types } = definitions;
  const known = new Set([...contract, 'RecordedEvent', 'ParleyEvent']);
  const wanted = Object.entries(AnswerTypes.properties).filter(([name, { $ref }]) => $ref !== `#/definitions/${name}`);
  const schemas = Object.fromEntries([...Object.entries(types).filter(([name]) => !known.has(name)), ...wanted]);
  // A type that extends another and has any other field besides: the generator does not say of it what it says of one that extends none.
  for (const one of Object.values(schemas)) if (one.properties) one.additionalProperties ??= {};
  // Everything else of an event stands beside what every event has.
  if (schemas.EventEnvelope) delete schemas.EventEnvelope.additionalProperties;
  return reachable(schemas, Object.keys(AnswerTypes.properties));
}

function reachable(schemas, names) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !schemas[name]) return;
    found.add(name);
    for (const [, other] of JSON.stringify(schemas[name]).matchAll(/"#\/definitions\/([^"]+)"/gu)) visit(other);
  };
  names.forEach(visit);
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name]]));
}

const textOf = (schemas) =>
  `// Generated from the types of the answers by \`npm run generate\`. Do not edit.

export const ANSWER_SCHEMAS: Readonly<Record<string, object>> = ${JSON.stringify(schemas, null, 2).replaceAll('#/definitions/', '#/components/schemas/')};
`;
