import type { AuditedCommand } from '@parley/audit';
import type { Language, RecordedEvent } from '@parley/contracts';
import { promptHash, REGISTRY, RULES, type ModelWork } from '@parley/protocols';
import { assess, signalOf } from '@parley/termination';
import { call } from '../../libs/protocols/src/shared/command.fixtures.js';
import { TALKS } from '../../libs/protocols/src/whole-talks.fixtures.js';
import { Recorder, type Sent } from './recorder.js';

/** Most steps of a talk: one that goes on is a mistake. */
const MOST_STEPS = 500;
const ENDS: Sent = { type: 'StopChannel', data: { reason: '' } } as Sent;

/** Plays a whole channel of a talk by the workers' own rules, with the monitor's own verdicts and the hashes of real prompts. */
export function played(name: string, language: Language = 'en', said = 'Fine.', times?: number): AuditedCommand[] {
  const { opens, says = 1 } = TALKS[name]!;
  const recorder = new Recorder(`${name} ${language}`, RULES);
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

function answerTo(event: RecordedEvent, { state, events }: Recorder, said: string): Sent | undefined {
  switch (event.type) {
    case 'TurnRequested':
      return answered(REGISTRY.turnWork(state, event.data, []) as ModelWork | undefined);
    case 'FacilitationRequested':
      return answered(REGISTRY.facilitationWork(state, event.data));
    case 'BallotRequested':
      return answered(REGISTRY.ballotWork(state, event.data));
    case 'CheckRequested': {
      const ledger = events.reduce(REGISTRY.ledger.evolve, REGISTRY.ledger.initialState);
      return { type: 'SignalTermination', data: signalOf(assess(ledger), event.data.check_id) };
    }
    case 'ClarificationRelayed':
      return { type: 'AnswerClarification', data: { question_id: event.data.question_id, answer: said } };
    default:
      return undefined;
  }
}

function answered(work: ModelWork | undefined): Sent | undefined {
  const output = work?.rehearse();
  if (!work || !output) return undefined;
  const { model } = call;
  const answer = work.accept(output, { ...call, prompt_hash: promptHash(work.prompt, model) });
  const given = 'type' in answer ? answer : answer.asSaid;
  if (!given) throw new Error(`${work.kind}: ${'invalid' in answer ? answer.invalid : ''}`);
  return given as Sent;
}
