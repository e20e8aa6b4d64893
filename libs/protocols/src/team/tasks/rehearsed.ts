import type { TeamTask } from './team-task.js';

/** What is answered when rehearsed: silence, nonsense, what the script says, or what claims nothing (P6). */
export function rehearsed({ line }: TeamTask, said: object | undefined, plain: () => object) {
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return {};
  return { ...(said ?? plain()) } as Record<string, unknown>;
}
