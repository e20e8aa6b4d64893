// What REST takes, from the contract: a class for every message that is a body or inside one, and what holds where a field is left out.
import { boundsOf, describe, itemBoundsOf, jsonTypeOf, mayBeLeftOut, present, restDefault } from './proto-fields.mjs';

/** @param header the first line of what is generated */
export function writeBodies(file, messages, options, header) {
  const classes = innerFirst(messages.filter(options.isBody), options).map((message) => classOf(message, options));
  const decorators = new Set(classes.flatMap((text) => [...text.matchAll(/^ {2}@(\w+)/gmu)].map(([, name]) => name)));
  file.print(header);
  for (const [source, names] of Object.entries(DECORATORS)) {
    const used = names.filter((name) => decorators.has(name));
    file.print(`import { ${used.join(', ')} } from '${source}';`);
  }
  for (const text of classes) file.print(`\n${text}`);
}

const DECORATORS = {
  '@nestjs/swagger': ['ApiProperty', 'ApiPropertyOptional'],
  '@parley/http': ['AreNested', 'IsNested'],
  'class-transformer': ['Type'],
  'class-validator': [
    ...['ArrayMaxSize', 'ArrayMinSize', 'IsArray', 'IsBoolean', 'IsIn', 'IsInt', 'IsObject', 'IsOptional', 'IsString'],
    ...['Length', 'Matches', 'Max', 'MaxLength', 'Min'],
  ],
};

/** A decorator needs the class that it names: what is inside stands before what it is in. */
function innerFirst(messages, options) {
  const ordered = new Set();
  const visit = (message) => {
    for (const { message: inner } of message.fields) if (inner && options.isBody(inner)) visit(inner);
    ordered.add(message);
  };
  messages.forEach(visit);
  return [...ordered];
}

function classOf(message, options) {
  const fields = message.fields.filter((field) => !options.restOf(field)?.hidden);
  const lines = fields.map((field) => fieldOf(field, options).join('\n'));
  return [`export class ${message.name}Dto {`, lines.join('\n\n'), '}'].join('\n');
}

function fieldOf(field, options) {
  const rules = options.rulesOf(field);
  const rest = options.restOf(field);
  const optional = mayBeLeftOut(field, options);
  const body = field.message && options.isBody(field.message) ? `${field.message.name}Dto` : undefined;
  const decorators = [
    apiProperty(field, { rules, rest, optional, body }),
    ...itemChecks(field, rules, body),
    ...listChecks(field, rules),
    ...(optional ? ['@IsOptional()'] : []),
  ];
  const type = `${body ?? typeOf(field, rules)}${field.fieldKind === 'list' ? '[]' : ''}`;
  return [...decorators, `${field.name}${optional ? '?' : '!'}: ${type};`].map((line) => `  ${line}`);
}

function apiProperty(field, { rules, rest, optional, body }) {
  const value = restDefault(field, rest);
  const isEmpty = typeof value === 'object' || value === '';
  const about = present({
    description: describe(field, rest?.note),
    default: isEmpty ? undefined : value,
  });
  const item = field.message
    ? { type: 'object', additionalProperties: true }
    : { type: jsonTypeOf(field), ...boundsOf(field, rules) };
  const isList = field.fieldKind === 'list';
  const form = isList ? { type: 'array', items: item, ...itemBoundsOf(rules) } : item;
  const said = body
    ? `{ type: ${isList ? `[${body}]` : body}, ...${JSON.stringify({ ...about, ...(isList && itemBoundsOf(rules)) })} }`
    : JSON.stringify({ ...form, ...about });
  return `@ApiProperty${optional ? 'Optional' : ''}(${said})`;
}

/** What each text, number or object is checked for; of a list, each of its items. */
function itemChecks(field, rules, body) {
  const isList = field.fieldKind === 'list';
  const call = (name, ...args) => `@${name}(${[...args, ...(isList ? ['{ each: true }'] : [])].join(', ')})`;
  if (body) return [isList ? '@AreNested()' : '@IsNested()', `@Type(() => ${body})`];
  if (field.message) return [call('IsObject')];
  const { enum: values, minLength, maxLength, minimum, maximum, pattern } = boundsOf(field, rules);
  if (values) return [call('IsIn', JSON.stringify(values))];
  if (pattern) return [matches(field, rules, isList), ...lengthChecks(call, minLength, maxLength)];
  return [
    ...lengthChecks(call, minLength, maxLength),
    ...(maximum === undefined ? [] : [call('Max', maximum)]),
    ...(minimum === undefined ? [] : [call('Min', minimum)]),
    call({ string: 'IsString', boolean: 'IsBoolean', integer: 'IsInt' }[jsonTypeOf(field)]),
  ];
}

function lengthChecks(call, shortest, longest) {
  if (longest === undefined) return [];
  return [shortest === undefined ? call('MaxLength', longest) : call('Length', shortest, longest)];
}

function matches(field, { pattern, patternSays }, isList) {
  const message = patternSays ? [`message: '${field.name} must be ${patternSays}'`] : [];
  const told = [...(isList ? ['each: true'] : []), ...message];
  return `@Matches(${String(new RegExp(pattern, 'u'))}${told.length ? `, { ${told.join(', ')} }` : ''})`;
}

function listChecks(field, rules) {
  if (field.fieldKind !== 'list') return [];
  const { minItems, maxItems } = itemBoundsOf(rules);
  return [
    ...(maxItems === undefined ? [] : [`@ArrayMaxSize(${maxItems})`]),
    ...(minItems === undefined ? [] : [`@ArrayMinSize(${minItems})`]),
    '@IsArray()',
  ];
}

function typeOf(field, rules) {
  if (field.message) return 'object';
  if (!rules?.oneOf.length) return { string: 'string', boolean: 'boolean' }[jsonTypeOf(field)] ?? 'number';
  const values = rules.oneOf.map((value) => `'${value}'`).join(' | ');
  return field.fieldKind === 'list' ? `(${values})` : values;
}

/** What channel-admin fills in, by message and field. */
export function writeDefaults(file, messages, { restOf }, header) {
  const filled = messages
    .map((message) => [message.name, defaultsOf(message, restOf)])
    .filter(([, defaults]) => Object.keys(defaults).length);
  file.print(header);
  file.print();
  file.print(
    '/** What holds where REST leaves a field out, by message; {} stands for the defaults of its own fields. */',
  );
  file.print(`export const REST_DEFAULTS = ${JSON.stringify(Object.fromEntries(filled), null, 2)} as const;`);
}

const defaultsOf = (message, restOf) =>
  present(Object.fromEntries(message.fields.map((field) => [field.name, restDefault(field, restOf(field))])));
