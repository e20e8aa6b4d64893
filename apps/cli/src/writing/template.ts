import type { Schema } from './form.js';

/** Longer texts are written in lines of their own. */
const LONG = 300;

/** Before the reason for which a text was not sent: it is taken away when the text is read again. */
const REASON = '#!';

/** A text to be filled in: what is told first, and each field with what it means, as comments. */
export const templateOf = (schema: Schema, told: readonly string[]): string =>
  // What a long text begins with stays, at the end too: it is written behind these blanks.
  [...told.map(comment), '', ...fieldsOf(schema, '')].join('\n');

/** The same text with the reason why it was not sent on top. */
export const withReason = (text: string, reason: string): string =>
  [...reason.split('\n').map((line) => `${REASON} ${line}`), withoutReason(text)].join('\n');

export const withoutReason = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(REASON))
    .join('\n');

const comment = (line: string): string => `# ${line}`.trimEnd();

function fieldsOf({ properties = {} }: Schema, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    ...meaningOf(schema).map((line) => indent + comment(line)),
    ...field(name, schema, indent),
    '',
  ]);
}

const meaningOf = ({ description = '', enum: choices = [], items }: Schema): string[] => [
  ...(description ? description.split('\n') : []),
  ...(choices.length ? [choices.join(' | ')] : []),
  ...(items?.enum ? [items.enum.join(' | ')] : []),
];

function field(name: string, schema: Schema, indent: string): string[] {
  const begin = `${indent}${name}:`;
  if (schema.type === 'object') return [begin, ...fieldsOf(schema, `${indent}  `)];
  if (schema.type === 'array') return [begin, ...itemOf(schema.items ?? {}).map((line) => `${indent}#${line}`)];
  if (schema.type === 'string' && !schema.enum && (schema.maxLength ?? LONG + 1) > LONG)
    return [`${begin} |-`, `${indent}  `];
  return [`${begin} ${blank(schema)}`.trimEnd()];
}

/** An item of a list as it is to be written, behind the mark of a comment: whoever has one takes that away. */
function itemOf(schema: Schema): string[] {
  if (schema.type !== 'object') return ["  - ''"];
  return lines(schema).map((line, index) => `${index ? '    ' : '  - '}${line}`);
}

/** A part that may be absent is one comment further in. */
function lines({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const meaning = meaningOf(schema).join(' ');
    const first = [
      `${name}:${schema.type === 'object' ? '' : ` ${blank(schema)}`}`.trimEnd(),
      meaning && comment(meaning),
    ];
    const more = schema.type === 'object' ? lines(schema).map((line) => `  ${line}`) : [];
    const all = [first.filter(Boolean).join('  '), ...more];
    return schema.type === 'object' && !required.includes(name) ? all.map((line) => `#${line}`) : all;
  });
}

function blank({ type, enum: choices }: Schema): string {
  if (type === 'array') return '[]';
  if (type === 'boolean') return 'false';
  return type === 'string' && !choices ? "''" : '';
}
