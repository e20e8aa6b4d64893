export function features(text: string) {
  const m = new Map<string, number>();
  const t = ` ${text.toLowerCase()} `;
  for (let i = 0; i + 3 <= t.length; i++) {
    const g = t.slice(i, i + 3);
    m.set(g, (m.get(g) ?? 0) + 1);
  }
  return m;
}
export function similarity(a: Map<string, number>, b: Map<string, number>): number {
  let dot = 0,
    x = 0,
    y = 0;
  for (const v of a.values()) x += v * v;
  for (const [k, v] of b) {
    y += v * v;
    dot += v * (a.get(k) ?? 0);
  }
  return x && y ? dot / Math.sqrt(x * y) : 0;
}
