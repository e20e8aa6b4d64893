/**
 * `elapsed-1500000`: so much time since the opening, `elapsed-2-1800000` as it stands after the second extension;
 * `silence-3-240000`: so much silence since a person spoke. No id comes twice in a channel.
 */
export const elapsedTimer = (ms: number, extension = 0): string =>
  extension ? `elapsed-${extension}-${ms}` : `elapsed-${ms}`;
export const silenceTimer = (number: number, ms: number): string => `silence-${number}-${ms}`;

/** What a timer's id says, or nothing where it is another protocol's. */
export function timerSpan(timerId: string): { purpose: 'elapsed' | 'silence' | 'other'; ms: number } {
  const [, purpose, ms] = /^(elapsed|silence)(?:-\d+)?-(\d+)$/u.exec(timerId) ?? [];
  return { purpose: (purpose as 'elapsed' | 'silence' | undefined) ?? 'other', ms: Number(ms ?? 0) };
}
