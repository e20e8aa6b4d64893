export function rulesHash(): string;
export function rulesDefined(): { PARLEY_RULES: string };
