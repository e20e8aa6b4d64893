/** What a rehearsal says in place of what only a model could: it claims nothing about a text (P6). */
export const notUnderstood = (language: 'en' | 'zh'): string =>
  language === 'zh'
    ? '这是排练：脚本无法理解您的文字，此处没有可说的内容。'
    : 'This is a rehearsal: a script cannot understand your text, so there is nothing to say here.';

/** The same of one turn: that there is nothing to say is said in full once, not by everybody in every round. */
export const nothingSaid = (language: 'en' | 'zh'): string => (language === 'zh' ? '（排练）' : '(rehearsal)');
