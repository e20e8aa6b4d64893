// What the generators read of proto/: options, comments, and a field's form in JSON.
import { getOption, hasOption, ScalarType } from '@bufbuild/protobuf';

/** The options that proto/parley/v1/options.proto declares, as functions of what they stand at; undefined where they do not. */
export function optionsOf(schema) {
  const extensions = schema.allFiles.flatMap((file) => file.extensions);
  const reader = (name) => {
    const extension = extensions.find((candidate) => candidate.name === name);
    return (desc) => (hasOption(desc, extension) ? getOption(desc, extension) : undefined);
  };
  return {
    roleOf: reader('role'),
    isUnion: reader('union'),
    isBody: reader('body'),
    workerOf: reader('worked_on_by'),
    rulesOf: reader('rules'),
    restOf: reader('rest'),
    scenarioOf: reader('scenario'),
    isWords: reader('words'),
  };
}

/** Ids of the specification, for whoever reads proto/ and not for who reads a description. */
const SPEC_IDS = / \((?:[A-Z]\d+(?:, )?)+\)/gu;

/** A field's English comment in one line, as an API page or a schema says it. */
export const describe = (desc, note) =>
  [...textsOf(desc).en, note].filter(Boolean).join(' ').replaceAll(SPEC_IDS, '') || undefined;

/** A comment's lines: English first, then Chinese from the line on that begins with `zh:`. */
export function textsOf(desc) {
  const lines = (commentOf(desc) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const turn = lines.findIndex((line) => line.startsWith('zh:'));
  if (turn < 0) return { en: lines, zh: [] };
  return { en: lines.slice(0, turn), zh: lines.slice(turn).map((line) => line.replace(/^zh:\s*/u, '')) };
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

export const mayBeAbsent = (field, rules) => field.proto.proto3Optional === true || rules?.mayBeAbsent === true;

export function jsonTypeOf(field) {
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

/** The bounds of a text or a number, in the words of JSON Schema. */
export function boundsOf(field, rules) {
  const unsigned = field.scalar === ScalarType.UINT32 ? 0 : undefined;
  return present({
    enum: rules?.oneOf.length ? rules.oneOf : undefined,
    minLength: has(rules, 'minLen'),
    maxLength: has(rules, 'maxLen'),
    minimum: has(rules, 'min') ?? unsigned,
    maximum: has(rules, 'max'),
    format: rules?.format || undefined,
    pattern: rules?.pattern || undefined,
  });
}

/** How many items a list may have, in the words of JSON Schema. */
export const itemBoundsOf = (rules) => present({ minItems: rules?.minItems, maxItems: rules?.maxItems });

/** What holds where REST leaves the field out; undefined where it may not be, or where that follows from others. */
export function restDefault(field, rest) {
  const text = rest && Object.prototype.hasOwnProperty.call(rest, 'default') ? rest.default : undefined;
  if (text === undefined || rest.hidden) return undefined;
  if (field.fieldKind !== 'list' && !field.message && jsonTypeOf(field) === 'string') return text;
  return JSON.parse(text);
}

/** Whether REST, and a file, may leave the field out. */
export function mayBeLeftOut(field, { rulesOf, restOf }) {
  const rest = restOf(field);
  return mayBeAbsent(field, rulesOf(field)) || rest?.follows === true || restDefault(field, rest) !== undefined;
}

function has(rules, name) {
  const value = rules?.[name];
  if (value === undefined || (typeof value !== 'bigint' && typeof value !== 'number')) return undefined;
  const declared = rules.$typeName && Object.prototype.hasOwnProperty.call(rules, name);
  return declared ? Number(value) : undefined;
}

export function present(entries) {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== 0n));
}
