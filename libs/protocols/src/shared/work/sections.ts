import type { Language } from '../channel-state.js';
import { linesOf, marked, oneLine } from './lines.js';
import { withoutControls } from './without-controls.js';

/**
 * A part of a prompt that is to be followed: who one is, what the user said, what to do now. What others wrote is no
 * section, it is `quoted`. A heading within the text is told apart from ours, so that nobody's words become a section.
 */
export function section(heading: string, ...lines: string[]): string {
  const text = linesOf(withoutControls(lines.join('\n'))).map(withoutHeading);
  return `## ${withoutControls(oneLine(heading))}\n${text.join('\n')}`;
}

/** A line that begins no section, whatever stands before its sign and cannot be seen. */
const withoutHeading = (line: string): string => line.replace(/^([\s\p{Cf}\p{M}]*)(?=[#＃﹟])/u, '$1\\');

/** Somebody's words, line by line marked as such: what a person said, or what one has said oneself. */
export const spokenWords = (text: string): string => marked(linesOf(withoutControls(text)));

/** Several things that one person said, one after another. */
export const spokenInTurn = (texts: readonly string[]): string => texts.map(spokenWords).join('\n>\n');

/** One's own words, each after where it was said: they are no data, and nobody else's. */
export const ownWords = (heading: string, said: readonly { where: string; text: string }[]): string[] =>
  said.length ? [section(heading, ...said.flatMap(({ where, text }) => [where, spokenWords(text)]))] : [];

const NOW: Record<Language, string> = { en: 'Now', zh: '现在' };

/** What is to be done now, sentence by sentence: the last section of a prompt. */
export const nowSection = (language: Language, ...sentences: string[]): string =>
  section(NOW[language], sentences.join(language === 'zh' ? '' : ' '));
