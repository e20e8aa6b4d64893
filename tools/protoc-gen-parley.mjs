#!/usr/bin/env node
// Generates from proto/: plain JSON types, the JSON Schemas that check them, what models are told of fields, and what REST takes.
import { createEcmaScriptPlugin, runNodeJs } from '@bufbuild/protoplugin';
import { boundsOf, describe, itemBoundsOf, jsonTypeOf, mayBeAbsent, optionsOf, textsOf } from './proto-fields.mjs';
import { writeForms } from './scenario-forms.mjs';
import { writeBodies, writeDefaults } from './rest-bodies.mjs';

const plugin = createEcmaScriptPlugin({ name: 'protoc-gen-parley', version: 'v1', generateTs });
runNodeJs(plugin);

function generateTs(schema) {
  const options = optionsOf(schema);
  const { roleOf, rulesOf, isUnion, isWords } = options;
  const messages = schema.files.filter((file) => !file.name.endsWith('options')).flatMap((file) => file.messages);
  const ofRole = (wanted) => messages.filter((message) => roleOf(message) === wanted);
  const generated = (folder) => (name) => schema.generateFile(`${folder}/src/${name}`);
  const contract = generated('libs/contracts');
  const rest = generated('services/channel-admin');

  writeTypes(contract('generated/types.ts'), messages, ofRole, options);
  writeSchemas(contract('generated/schemas.ts'), messages, rulesOf, isUnion);
  writeDescriptions(contract('generated/descriptions.ts'), messages);
  writeAbout(contract('generated/about.ts'), [1, 2, 3, 4].flatMap(ofRole));
  writeWords(contract('generated/words.ts'), messages, isWords);
  writeBodies(rest('http/generated/bodies.ts'), messages, options, HEADER);
  writeForms(generated('libs/scenarios')('generated/forms.ts'), messages, options, HEADER);
  writeDefaults(rest('http/generated/rest-defaults.ts'), messages, options, HEADER);
}

const HEADER = '// Generated from proto/ by `npm run generate`. Do not edit.';

function writeTypes(file, messages, ofRole, { rulesOf, isUnion, workerOf }) {
  file.print(HEADER);
  for (const message of messages) {
    file.print();
    printComment(file, message, '');
    if (isUnion(message)) {
      printVariants(file, message, rulesOf);
      continue;
    }
    file.print(`export interface ${message.name} {`);
    for (const field of message.fields) {
      printComment(file, field, '  ');
      file.print(`  ${field.name}${mayBeAbsent(field, rulesOf(field)) ? '?' : ''}: ${typeOf(field, rulesOf(field))};`);
    }
    file.print('}');
  }
  printUnion(file, 'EventTypes', 'Every event by its type.', ofRole(1));
  printUnion(file, 'CommandTypes', 'Every command by its type.', ofRole(2));
  printUnion(file, 'SeatTypes', 'Everything that a seat from outside is told, by its type.', ofRole(3));
  printWork(file, ofRole(1), workerOf);
}

function printWork(file, events, workerOf) {
  const services = new Set(events.map(workerOf).filter(Boolean));
  file.print();
  file.print('/** The events that a service works on, each with a durable consumer. */');
  file.print('export const WORK = {');
  for (const service of services) {
    const own = events.filter((event) => workerOf(event) === service);
    file.print(`  '${service}': [${own.map(({ name }) => `'${name}'`).join(', ')}],`);
  }
  file.print('} as const satisfies Readonly<Record<string, readonly (keyof EventTypes)[]>>;');
}

/** One variant a field: TypeScript then knows that exactly one is there. */
function printVariants(file, message, rulesOf) {
  file.print(`export type ${message.name} =`);
  message.fields.forEach((field, index) => {
    const end = index === message.fields.length - 1 ? ';' : '';
    file.print(`  | { ${field.name}: ${typeOf(field, rulesOf(field))} }${end}`);
  });
}

function printUnion(file, name, comment, messages) {
  file.print();
  file.print(`/** ${comment} */`);
  file.print(`export interface ${name} {`);
  for (const message of messages) file.print(`  ${message.name}: ${message.name};`);
  file.print('}');
  const constant = name.replace(/Types$/, '_TYPES').toUpperCase();
  file.print();
  file.print(`export const ${constant} = [`);
  for (const message of messages) file.print(`  '${message.name}',`);
  file.print(`] as const satisfies readonly (keyof ${name})[];`);
}

function printComment(file, desc, indent) {
  const { en: lines } = textsOf(desc);
  if (lines.length === 1) file.print(`${indent}/** ${lines[0]} */`);
  if (lines.length < 2) return;
  file.print(`${indent}/**`);
  for (const line of lines) file.print(`${indent} * ${line}`);
  file.print(`${indent} */`);
}

/** What models are told of the fields that they write: those whose comment has a Chinese line too. */
function writeDescriptions(file, messages) {
  const described = messages
    .flatMap((message) => message.fields)
    .map((field) => [`${field.parent.name}.${field.name}`, textsOf(field)])
    .filter(([, { zh }]) => zh.length)
    .map(([name, { en, zh }]) => [name, { en: en.join(' '), zh: zh.join('') }]);
  file.print(HEADER);
  file.print();
  file.print('/** What a model is told of a field, by message and field, in each language. */');
  file.print(
    `export const FIELD_DESCRIPTIONS: Readonly<Record<string, { en: string; zh: string }>> = ${JSON.stringify(
      Object.fromEntries(described),
      null,
      2,
    )};`,
  );
}

/** What everything on the bus is, for whoever reads of the bus or the API. */
function writeAbout(file, messages) {
  const about = Object.fromEntries(messages.map((message) => [message.name, describe(message)]));
  file.print(HEADER);
  file.print();
  file.print('/** What everything on the bus is, by its type. */');
  file.print(`export const ABOUT: Readonly<Record<string, string>> = ${JSON.stringify(about, null, 2)};`);
}

/** What of events is kept so that it can be erased. */
function writeWords(file, messages, isWords) {
  const own = messages.map((message) => [message.name, message.fields.filter(isWords).map(({ name }) => name)]);
  file.print(HEADER);
  file.print();
  file.print('/** The fields that hold what somebody says, or the name of somebody, by message. */');
  file.print(
    `export const WORDS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(
      Object.fromEntries(own.filter(([, fields]) => fields.length)),
      null,
      2,
    )};`,
  );
}

function typeOf(field, rules) {
  const item = itemTypeOf(field, rules);
  if (field.fieldKind !== 'list') return item;
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function itemTypeOf(field, rules) {
  if (rules?.oneOf.length) return rules.oneOf.map((value) => `'${value}'`).join(' | ');
  const message = field.message;
  if (message) return isAnyObject(message) ? 'Record<string, unknown>' : message.name;
  return { string: 'string', boolean: 'boolean' }[jsonTypeOf(field)] ?? 'number';
}

/** A JSON object whose fields the contract does not say. */
const isAnyObject = ({ typeName }) => typeName === 'google.protobuf.Struct';

function writeSchemas(file, messages, rulesOf, isUnion) {
  const definitions = Object.fromEntries(
    messages.map((message) => [
      message.name,
      isUnion(message) ? unionSchema(message, rulesOf) : schemaOf(message, rulesOf),
    ]),
  );
  file.print(HEADER);
  file.print();
  file.print('/** JSON Schema (2020-12) of every message of the contract. */');
  file.print(
    `export const CONTRACT_SCHEMA = ${JSON.stringify(
      { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'urn:parley:v1', $defs: definitions },
      null,
      2,
    )} as const;`,
  );
}

function unionSchema(message, rulesOf) {
  return { ...schemaOf(message, rulesOf), required: [], minProperties: 1, maxProperties: 1 };
}

function schemaOf(message, rulesOf) {
  return {
    type: 'object',
    additionalProperties: false,
    required: message.fields.filter((field) => !mayBeAbsent(field, rulesOf(field))).map((field) => field.name),
    properties: Object.fromEntries(message.fields.map((field) => [field.name, fieldSchema(field, rulesOf(field))])),
  };
}

function fieldSchema(field, rules) {
  if (field.message && isAnyObject(field.message)) return { type: 'object' };
  const item = field.message
    ? { $ref: `#/$defs/${field.message.name}` }
    : { type: jsonTypeOf(field), ...boundsOf(field, rules) };
  return field.fieldKind === 'list' ? { type: 'array', items: item, ...itemBoundsOf(rules) } : item;
}
