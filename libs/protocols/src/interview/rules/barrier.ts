import { cancelTimer } from '../../shared/timers.js';
import { backgroundOf, blockingAgent, deepOf } from '../background-steps.js';
import type { Run } from '../state.js';

/** Whoever has said something is told that it waits, and for whom: once, and once more when it takes long (I4). */
export function holdBarrier(run: Run): void {
  const { background, waiting } = run.state;
  const blocking_agent = blockingAgent(run.state);
  if (!background || !waiting.length || !blocking_agent) return;
  const level = background.deep ? 'thinking_deeply' : 'syncing';
  if (background.held === level) return;
  run.emit('BarrierHeld', { turn: background.turn, level, blocking_agent, waiting: waiting.length });
}

/** The background of a turn is over: done, or given up with a mark (I4). */
export function endBackground(
  run: Run,
  cause: 'done' | 'failed' | 'timeout' | 'ended',
  why?: { code: string; message: string },
): void {
  const { background, facilitation } = run.state;
  const turn = background!.turn;
  cancelTimer(run, backgroundOf(turn));
  cancelTimer(run, deepOf(turn));
  run.emit('BarrierReleased', {
    turn,
    cause,
    blocking_agent: (cause !== 'done' && blockingAgent(run.state)) || 'None',
    ...(facilitation && { request_id: facilitation.request_id }),
    ...why,
  });
}
