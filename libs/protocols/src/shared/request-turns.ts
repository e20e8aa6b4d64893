import type { TimerSet } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Run } from './decider.js';
import { isModels, turnDeadline } from './timers.js';

interface Asking {
  /** How people's silence is timed. */
  silence: { timer: string; purpose: TimerSet['purpose']; ms: number };
  /** What the ids of its timers end in, after whose they are. */
  timers: string;
  /** What the ids of its requests end in where it asks once more. */
  again: string;
  proposal_version: number;
  /** The people's timer is set before the models', whoever is asked first. */
  peopleFirst?: boolean;
}

/** Asks these participants at once: the people among them have one deadline, the models another (N6). */
export function requestTurns(
  run: Run<ChannelState>,
  participants: readonly { participant_id: string; kind: string | undefined }[],
  { silence, timers, again, proposal_version, peopleFirst = false }: Asking,
): void {
  const { cycle, round } = run.state;
  const asked = participants.map(({ participant_id, kind = 'external' }) => ({
    participant_id,
    participant_kind: kind,
    isWork: isModels(run.state, kind),
    due_at: turnDeadline(run, kind, silence.ms),
  }));
  const firsts = asked.filter(({ isWork }, index) => asked.findIndex((one) => one.isWork === isWork) === index);
  if (peopleFirst) firsts.sort((a, b) => Number(a.isWork) - Number(b.isWork));
  for (const { isWork, due_at } of firsts) {
    const timer_id = `${isWork ? 'model' : silence.timer}-${timers}`;
    run.emit('TimerSet', { timer_id, purpose: isWork ? 'model_deadline' : silence.purpose, due_at });
  }
  for (const { participant_id, participant_kind, due_at } of asked) {
    const request_id = `turn-${cycle}-${round}-${participant_id}${again}`;
    run.emit('TurnRequested', { request_id, participant_id, participant_kind, cycle, round, proposal_version, due_at });
  }
}
