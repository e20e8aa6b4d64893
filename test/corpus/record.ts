import type { RecordedEvent } from '@parley/contracts';
import { Recorder, type Sent } from './recorder.js';

/**
 * Records a channel of these commands. The monitor, where it is asked, has nothing against going on.
 * @throws where the rules refuse a command
 */
export function record(name: string, commands: readonly Sent[]): RecordedEvent[] {
  const recorder = new Recorder(name);
  for (const command of commands) {
    recorder.send(command);
    for (let check = recorder.state.state?.check; check; check = recorder.state.state?.check)
      recorder.send(goesOn(check.check_id));
  }
  return recorder.events;
}

const goesOn = (check_id: string): Sent => ({
  type: 'SignalTermination',
  data: {
    ...{ verdict: 'continue', condition: '', measured: 0, limit: 0, check_id },
    assessment: { at_version: 1, verdict: 'continue', reason: '', findings: [] },
  },
});
