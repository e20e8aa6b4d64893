/** Put in by whatever builds or runs this source (tools/rules.mjs). */
declare const PARLEY_RULES: string;

/** The rules of this release by name: a hash over the source of all protocols and of the stop rules, 16 hex digits. */
export const RULES: string = PARLEY_RULES;
