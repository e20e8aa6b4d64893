import type { TurnState } from './turns.js';

/** How each state looks: bars, strip and legend alike. Its word is in the catalogue, as `lanes.state`. */
export const LOOKS: Record<TurnState, { sign: string; color: string }> = {
  queued: { sign: '⋯', color: 'gray' },
  thinking: { sign: '◔', color: 'blue' },
  speaking: { sign: '✎', color: 'cyan' },
  waiting: { sign: '☐', color: 'yellow' },
  committed: { sign: '✓', color: 'green' },
  assumed: { sign: '≈', color: 'grape' },
  failed: { sign: '✕', color: 'red' },
  timed_out: { sign: '⌛', color: 'orange' },
  called_off: { sign: '■', color: 'gray' },
};
