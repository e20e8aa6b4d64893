// How what opens a channel is written in a scenario file, from the contract: a JSON Schema for each message, and what is called or written
// otherwise than over REST.
import { boundsOf, describe, itemBoundsOf, jsonTypeOf, mayBeLeftOut, present, restDefault } from './proto-fields.mjs';

/** A length of time as people write it; libs/contracts reads it. */
const DURATION = '^[0-9]+(ms|s|m|h|d)$';
const MICRO = 1e6;
/** It nests without an end, and has a schema of its own. */
const POLICY = 'TerminationPolicy';

/** What opens a channel. */
const OPENINGS = ['OpenChannel', 'OpenRoundTable', 'OpenWorkshop', 'OpenTeam', 'OpenInterview'];

/** @param header the first line of what is generated */
export function writeForms(file, messages, options, header) {
  const written = reachable(
    messages.filter(({ name }) => OPENINGS.includes(name)),
    options,
  );
  const entries = (of) => Object.fromEntries(written.map((message) => [message.name, of(message, options)]));
  const fields = Object.entries(entries(fieldsOf)).filter(([, differing]) => Object.keys(differing).length);
  file.print(header);
  file.print();
  file.print('/** A message as it stands in a scenario file, by its name: JSON Schema. */');
  file.print(`export const FORMS = ${JSON.stringify(entries(formOf), null, 2)} as const;`);
  file.print();
  file.print(
    '/** By message and by the name in the file: what a field is called in the command, and how it is written here. */',
  );
  file.print(`export const FIELDS = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;`);
}

function reachable(openings, options) {
  const found = new Set();
  const visit = (message) => {
    if (found.has(message) || message.name === POLICY) return;
    found.add(message);
    for (const field of visibleFields(message, options)) if (field.message) visit(field.message);
  };
  openings.forEach(visit);
  return [...found];
}

const visibleFields = (message, { restOf, scenarioOf }) =>
  message.fields.filter((field) => !restOf(field)?.hidden && !scenarioOf(field)?.hidden);

function formOf(message, options) {
  const fields = visibleFields(message, options);
  const required = fields.filter((field) => !mayBeLeftOut(field, options));
  return {
    type: 'object',
    additionalProperties: false,
    required: required.map((field) => nameOf(field, options)),
    properties: Object.fromEntries(fields.map((field) => [nameOf(field, options), propertyOf(field, options)])),
  };
}

const nameOf = (field, { scenarioOf }) =>
  scenarioOf(field)?.name || field.name.replace(/_(?:ms|micro_usd)$/u, '') + (isMoney(field) ? '_usd' : '');

const isTime = ({ name }) => name.endsWith('_ms');
const isMoney = ({ name }) => name.endsWith('_micro_usd');

function propertyOf(field, options) {
  const rules = options.rulesOf(field);
  const item = itemOf(field, rules, options);
  const value = field.fieldKind === 'list' ? { type: 'array', items: item, ...itemBoundsOf(rules) } : item;
  const rest = options.restOf(field);
  return { ...value, ...present({ description: descriptionOf(field, rest), default: shownDefault(field, rest) }) };
}

function itemOf(field, rules, options) {
  const { number, first } = options.scenarioOf(field) ?? {};
  if (field.message?.name === POLICY) return { $ref: 'termination.schema.json' };
  if (field.message) {
    const form = { $ref: `#/$defs/${field.message.name}` };
    return first
      ? { oneOf: [itemOf(field.message.fields[0], options.rulesOf(field.message.fields[0]), options), form] }
      : form;
  }
  if (isTime(field)) return { type: 'string', pattern: DURATION };
  const { minimum, maximum, ...bounds } = boundsOf(field, rules);
  if (isMoney(field)) return { type: 'number', ...present({ minimum: minimum / MICRO, maximum: maximum / MICRO }) };
  if (bounds.enum) return { enum: bounds.enum };
  return { type: number ? ['string', 'number'] : jsonTypeOf(field), ...present({ minimum, maximum, ...bounds }) };
}

function descriptionOf(field, rest) {
  const said = describe(field, rest?.note)
    ?.replace(', in milliseconds', '')
    .replace('in millionths of a US dollar', 'in US dollars');
  return isTime(field) ? `${said} As 30s, 5m or 2h.` : said;
}

function shownDefault(field, rest) {
  const value = restDefault(field, rest);
  if (value === undefined || value === '' || typeof value === 'object' || isTime(field)) return undefined;
  return isMoney(field) ? value / MICRO : value;
}

/** The fields of a message that are called otherwise in the command, or written otherwise. */
function fieldsOf(message, options) {
  const differing = visibleFields(message, options).map((field) => {
    const { number, first } = options.scenarioOf(field) ?? {};
    const written = [
      isTime(field) && 'time',
      isMoney(field) && 'money',
      number && 'number',
      first && field.message.fields[0].name,
    ].find(Boolean);
    const called = nameOf(field, options) === field.name ? undefined : field.name;
    return [nameOf(field, options), present({ called, [first ? 'alone' : 'written']: written })];
  });
  return Object.fromEntries(differing.filter(([, difference]) => Object.keys(difference).length));
}
