import type { Language } from '../channel-state.js';

/**
 * A part of a prompt that is to be followed: who one is, what the user said, what to do now. What others wrote is no
 * section, it is `quoted`. A heading within the text is told apart from ours, so that nobody's words become a section.
 */
export function section(heading: string, ...lines: string[]): string {
  const text = lines.join('\n').trim();
  return `## ${heading}\n${text.replaceAll(/^([^\S\r\n\u2028\u2029]*)#/gmu, '$1\\#')}`;
}

/** A person's words, line by line marked as theirs. */
export const spokenWords = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const NOW: Record<Language, string> = { en: 'Now', zh: '现在' };

/** What is to be done now, sentence by sentence: the last section of a prompt. */
export const nowSection = (language: Language, ...sentences: string[]): string =>
  section(NOW[language], sentences.join(language === 'zh' ? '' : ' '));
