const COLORS: ReadonlyMap<string, string> = new Map([
  ['success', 'green'],
  ['completed', 'green'],
  ['partial_consensus', 'yellow'],
  ['stopped', 'gray'],
  ['rehearsed', 'yellow'],
]);

/** The colour of an ending; whatever else it came to is one that nobody wanted. */
export const outcomeColor = (outcome: string): string => COLORS.get(outcome) ?? 'red';
