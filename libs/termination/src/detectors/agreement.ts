export function detectAgreement(turns: { speaker: string; text: string }[]) {
  const last = turns.slice(-2);
  const agreed = last.length === 2 && last.every(({ text }) => /\b(deal|agree|works for me)\b/iu.test(text));
  return {
    agreed,
    score: agreed ? 1 : 0,
    threshold: 0.5,
    evidence: [] as { turn: number; speaker: string; act: string; cue: string }[],
  };
}
