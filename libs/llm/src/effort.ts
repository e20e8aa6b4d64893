/** How much a model thinks, where it can. */
export const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
export type Effort = (typeof EFFORTS)[number];

/** Tokens that thinking may take besides the answer: they count against the same limit, and an empty answer is what is left without. */
export const ROOM_TO_THINK: Record<Effort, number> = {
  low: 4_000,
  medium: 10_000,
  high: 24_000,
  xhigh: 48_000,
  max: 96_000,
};
