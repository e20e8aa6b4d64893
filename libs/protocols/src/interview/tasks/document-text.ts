import { oneLine, quoted } from '../../shared/work/quoted.js';
import type { WrittenDocument } from '../state.js';
import { listed } from './talk-text.js';

/** A document to those who build on it. */
export const documentText = ({ document, version, content }: WrittenDocument): string =>
  quoted('document', contentText(content), { document, version });

/** A document as its author, and those who build on it, are shown it: field by field, a line for each statement. */
export const contentText = (content: WrittenDocument['content']): string => outlined(content, '').join('\n');

function outlined(value: object, indent: string): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null) return part === '' ? [] : [`${indent}${name}: ${plain(part)}`];
    if (!Array.isArray(part)) return outlined(part, indent);
    return part.length ? [`${indent}${name}:`, ...part.map((item) => `${indent}- ${itemText(item as object)}`)] : [];
  });
}

/** The fields of one item in a line, with its turns at the end. */
const itemText = (item: object): string =>
  Object.entries(item)
    .map(([name, part]: [string, unknown]) =>
      Array.isArray(part)
        ? `[${name} ${listed(part as number[])}]`
        : name === 'text'
          ? plain(part)
          : `${name}: ${plain(part)}`,
    )
    .join(' | ');

const plain = (part: unknown): string => oneLine(String(part));
