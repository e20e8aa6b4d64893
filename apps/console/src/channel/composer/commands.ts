/** Slash commands that every channel takes, in the order in which they are offered. */
const COMMON = ['/vote', '/extend', '/auto-exit', '/continue', '/end', '/stop'] as const;

/**
 * The commands that what is typed may become; none once one is typed whole, so that Enter sends it.
 * @param own those that only the channel's protocol knows
 */
export function completionsOf(text: string, own: readonly string[]): string[] {
  const typed = text.toLowerCase();
  const known = [...own, ...COMMON];
  return typed.startsWith('/') && !known.includes(typed) ? known.filter((word) => word.startsWith(typed)) : [];
}
