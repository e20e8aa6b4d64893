const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['completed', 'indigo'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
  ['rehearsed', 'yellow'],
]);

/** The colour of an ending: green is what all agreed on, not what merely came to its end. Whatever else it came to is one that nobody wanted. */
export const outcomeColor = (outcome: string): string => COLORS.get(outcome) ?? 'red';
