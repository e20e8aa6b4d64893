import type { ReadablePart } from '@parley/contracts';
import type { Language } from '../language.js';
import { paint } from '../render/style.js';
import { wordsOf } from '../words.js';

/** Fields as lines; what they are made of is set in below them. */
export function partLines(parts: readonly ReadablePart[], language: Language, indent = ''): string[] {
  const { colon } = wordsOf(language).commands;
  return parts.flatMap(({ name, text, parts: within = [] }) => {
    const label = name ? paint.dim(name + colon) : '- ';
    const own = text === undefined ? label.trimEnd() : label + text.trim().replaceAll('\n', `\n${indent}  `);
    const [first = '', ...more] = partLines(within, language, `${indent}  `);
    // An item's first field stands beside its mark.
    if (!name && within.length) return [`${indent}- ${first.trimStart()}`, ...more];
    return [indent + own, ...(within.length ? [first, ...more] : [])];
  });
}
