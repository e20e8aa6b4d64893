import type { AuditedCommand } from '@parley/audit';
import type { Language, RecordedEvent } from '@parley/contracts';
import { RULES } from '@parley/protocols';
import { TALKS } from '../../libs/protocols/src/whole-talks.fixtures.js';
import { Recorder, type Sent } from './recorder.js';
import { monitored, rehearsed, workOf } from './works.js';

/** Most steps of a talk: one that goes on is a mistake. */
const MOST_STEPS = 500;
const ENDS: Sent = { type: 'StopChannel', data: { reason: '' } } as Sent;

/** Plays a whole channel of a talk by the workers' own rules, with the monitor's own verdicts and the hashes of real prompts. */
export function played(name: string, language: Language = 'en', said = 'Fine.', times?: number): AuditedCommand[] {
  const { opens, says = 1 } = TALKS[name]!;
  const recorder = new Recorder(`${name} ${language}`, { rules: RULES });
  const pending = [...recorder.send(opens(said, language))];
  let left = times ?? says;
  for (let steps = 0; recorder.state.state?.phase !== 'closed'; steps++) {
    if (steps > (times ?? 1) * MOST_STEPS) throw new Error(`${name} does not end`);
    const event = pending.shift();
    const sent = event ? answerTo(event, recorder, said) : speaks();
    if (sent) pending.push(...recorder.send(sent));
  }
  return recorder.commands;

  function speaks(): Sent {
    left -= 1;
    return left >= 0 ? { type: 'Intervene', data: { text: said } } : ENDS;
  }
}

function answerTo(event: RecordedEvent, recorder: Recorder, said: string): Sent | undefined {
  switch (event.type) {
    case 'CheckRequested':
      return monitored(recorder, event.data.check_id);
    case 'ClarificationRelayed':
      return { type: 'AnswerClarification', data: { question_id: event.data.question_id, answer: said } };
    default:
      return rehearsed(workOf(event, recorder));
  }
}
