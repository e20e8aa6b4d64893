/** The same again is said no sooner than after so many milliseconds. */
const EVERY_MS = 30_000;

/** Says what is new at once, and what is said again and again now and then. */
export function throttleRepeats(say: (text: string) => void, everyMs = EVERY_MS): (text: string) => void {
  let last: { text: string; at: number } | undefined;
  return (text) => {
    const now = performance.now();
    if (last?.text === text && now - last.at < everyMs) return;
    last = { text, at: now };
    say(text);
  };
}
