/** A span as a clock shows it, in any language: 0:24, 1:02:03. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
