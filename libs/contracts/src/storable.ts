/** Whether Postgres and every reader of the log can take a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The text with what cannot be stored made visible. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();
