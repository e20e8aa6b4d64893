#!/usr/bin/env node
// Generates libs/contracts/src/generated from proto/: plain JSON types and the JSON Schemas that check them.
import { createEcmaScriptPlugin, runNodeJs } from '@bufbuild/protoplugin';
import { getOption, hasOption, ScalarType } from '@bufbuild/protobuf';

const plugin = createEcmaScriptPlugin({ name: 'protoc-gen-parley', version: 'v1', generateTs });
runNodeJs(plugin);

function generateTs(schema) {
  const extensions = schema.allFiles.flatMap((file) => file.extensions);
  const role = extensions.find((extension) => extension.name === 'role');
  const rules = extensions.find((extension) => extension.name === 'rules');
  const union = extensions.find((extension) => extension.name === 'union');
  const messages = schema.files.filter((file) => !file.name.endsWith('options')).flatMap((file) => file.messages);
  const ofRole = (wanted) =>
    messages.filter((message) => hasOption(message, role) && getOption(message, role) === wanted);
  const rulesOf = (field) => (hasOption(field, rules) ? getOption(field, rules) : undefined);
  const isUnion = (message) => hasOption(message, union) && getOption(message, union);

  writeTypes(schema.generateFile('types.ts'), messages, ofRole, rulesOf, isUnion);
  writeSchemas(schema.generateFile('schemas.ts'), messages, rulesOf, isUnion);
  writeDescriptions(schema.generateFile('descriptions.ts'), messages);
}

const HEADER = '// Generated from proto/ by `npm run generate`. Do not edit.';

function writeTypes(file, messages, ofRole, rulesOf, isUnion) {
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

/** A comment's lines: English first, then Chinese from the line on that begins with `zh:`. */
function textsOf(desc) {
  const lines = (commentOf(desc) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const turn = lines.findIndex((line) => line.startsWith('zh:'));
  if (turn < 0) return { en: lines, zh: [] };
  return { en: lines.slice(0, turn), zh: lines.slice(turn).map((line) => line.replace(/^zh:\s*/u, '')) };
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

function commentOf(desc) {
  const path = pathOf(desc);
  const location = desc.kind === 'message' ? desc.file : desc.parent.file;
  return location.proto.sourceCodeInfo?.location.find(
    (candidate) => candidate.path.length === path.length && candidate.path.every((part, i) => part === path[i]),
  )?.leadingComments;
}

function pathOf(desc) {
  if (desc.kind === 'message') return [4, desc.file.messages.indexOf(desc)];
  return [...pathOf(desc.parent), 2, desc.parent.fields.indexOf(desc)];
}

function mayBeAbsent(field, rules) {
  return field.proto.proto3Optional === true || rules?.mayBeAbsent === true;
}

function typeOf(field, rules) {
  const item = itemTypeOf(field, rules);
  if (field.fieldKind !== 'list') return item;
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function itemTypeOf(field, rules) {
  if (rules?.oneOf.length) return rules.oneOf.map((value) => `'${value}'`).join(' | ');
  const message = field.message;
  if (message) return message.name;
  return { string: 'string', boolean: 'boolean' }[jsonTypeOf(field)] ?? 'number';
}

function jsonTypeOf(field) {
  switch (field.scalar) {
    case ScalarType.STRING:
      return 'string';
    case ScalarType.BOOL:
      return 'boolean';
    case ScalarType.DOUBLE:
      return 'number';
    case ScalarType.UINT32:
    case ScalarType.INT32:
      return 'integer';
    default:
      throw new Error(`${field.parent.name}.${field.name}: this kind of field has no plain JSON form here`);
  }
}

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
  const item = field.message ? { $ref: `#/$defs/${field.message.name}` } : scalarSchema(field, rules);
  if (field.fieldKind !== 'list') return item;
  return { type: 'array', items: item, ...present({ minItems: rules?.minItems, maxItems: rules?.maxItems }) };
}

function scalarSchema(field, rules) {
  const unsigned = field.scalar === ScalarType.UINT32 ? 0 : undefined;
  return {
    type: jsonTypeOf(field),
    ...present({
      enum: rules?.oneOf.length ? rules.oneOf : undefined,
      minLength: has(rules, 'minLen'),
      maxLength: has(rules, 'maxLen'),
      minimum: has(rules, 'min') ?? unsigned,
      maximum: has(rules, 'max'),
      format: rules?.format || undefined,
      pattern: rules?.pattern || undefined,
    }),
  };
}

function has(rules, name) {
  const value = rules?.[name];
  if (value === undefined || (typeof value !== 'bigint' && typeof value !== 'number')) return undefined;
  const declared = rules.$typeName && Object.prototype.hasOwnProperty.call(rules, name);
  return declared ? Number(value) : undefined;
}

function present(entries) {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== 0n));
}
