import { useWords } from '../../words/use-words.js';
import type { MirrorPoint } from './mirror.js';

const SIGNS = { reopened: '↺', parked: '⏸' } as const;

/** What is said of a point, and its sign. */
export function usePointWords() {
  const t = useWords().channel;
  return {
    state: ({ isSettled, mark }: MirrorPoint) => t.mirror.state[isSettled ? 'settled' : (mark ?? 'open')],
    sign: ({ isSettled, mark }: MirrorPoint) => (isSettled ? '✓' : mark ? SIGNS[mark] : '○'),
    legend: [
      `✓ ${t.mirror.state.settled}`,
      `○ ${t.mirror.state.open}`,
      `↺ ${t.mirror.state.reopened}`,
      `⏸ ${t.mirror.state.parked}`,
      t.mirror.fresh,
    ],
  };
}
