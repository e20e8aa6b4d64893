import type { AuditedCommand } from '@parley/audit';
import type { ModelCall, RecordedEvent } from '@parley/contracts';
import { RULES } from '@parley/protocols';
import { Recorder, Refused, type Sent } from './recorder.js';
import { asked, monitored, rehearsed, workOf } from './works.js';

/** As the product records: with its rules' name, its inputs, and people's words sealed. */
const AS_TODAY = { rules: RULES, sealed: true };

/** The commands of a channel that was recorded. @throws where one is not known */
export const sentIn = (commands: readonly AuditedCommand[]): Sent[] =>
  commands.map(({ events, data }) => {
    const { version, metadata } = events[0]!;
    if (!data) throw new Error(`what command ${metadata.command_type} at version ${version} asked for is not recorded`);
    return { type: metadata.command_type, data } as unknown as Sent;
  });

/**
 * Records a channel of these commands by the rules of today. What a model is recorded to have said has the hash of what it is asked
 * now, and the monitor says what it finds now.
 * @throws Refused
 */
export function decidedAgain(name: string, commands: readonly Sent[]): Recorder {
  const recorder = new Recorder(name, AS_TODAY);
  for (const command of commands) {
    const sent = command.type === 'SignalTermination' ? signalled(recorder) : withPrompt(command, recorder);
    if (sent) recorder.send(sent);
    // Commands that are written by hand leave the monitor to itself.
    for (let check = checkOf(recorder); check && sent?.type !== 'SignalTermination'; check = checkOf(recorder))
      recorder.send(monitored(recorder, check)!);
  }
  return recorder;
}

/**
 * Plays a channel to its end by the rules, the rehearsal and the monitor of today: it is opened as that one was, and people do what
 * they did there, one after the other, whenever nothing else is to do; where nobody does anything, time passes.
 */
export function playedAgain(name: string, commands: readonly Sent[]): Recorder {
  const recorder = new Recorder(name, AS_TODAY);
  const [opening, ...rest] = commands;
  const people = rest.filter(({ type, data }) => !('call' in data) && !WORKERS.test(type));
  recorder.send(opening!);
  while (recorder.state.state?.phase !== 'closed') {
    if (works(recorder) || says(people, recorder) || recorder.timePasses()) continue;
    throw new Error(`${name} does not end`);
  }
  return recorder;
}

const WORKERS = /^(?:Complete|Fail|FireTimer|RevealBallots|SignalTermination)/u;

const ASKS: ReadonlySet<RecordedEvent['type']> = new Set<RecordedEvent['type']>([
  'TurnRequested',
  'FacilitationRequested',
  'BallotRequested',
]);

const checkOf = ({ state }: Recorder): string | undefined => state.state?.check?.check_id;
const signalled = (recorder: Recorder): Sent | undefined => monitored(recorder, checkOf(recorder));

/** The first piece of work that waits is done. @returns whether there was one */
function works(recorder: Recorder): boolean {
  return [signalled, firstAnswer].some((next) => {
    const sent = next(recorder);
    return sent !== undefined && recorder.send(sent).length > 0;
  });
}

function firstAnswer(recorder: Recorder): Sent | undefined {
  for (const event of recorder.events) {
    // Nobody speaks for a person.
    if (!ASKS.has(event.type) || ('participant_kind' in event.data && event.data.participant_kind !== 'hosted'))
      continue;
    const answer = rehearsed(workOf(event, recorder));
    if (answer) return answer;
  }
  return undefined;
}

/** The next of what people do that can be done. */
function says(people: Sent[], recorder: Recorder): boolean {
  for (let next = people.shift(); next; next = people.shift())
    try {
      if (recorder.send(next).length) return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  return false;
}

function withPrompt(command: Sent, recorder: Recorder): Sent {
  const { call } = command.data as { call?: ModelCall };
  if (!call) return command;
  const request = requestOf(command, recorder.events);
  const work = request && workOf(request, recorder);
  return work ? ({ ...command, data: { ...command.data, call: asked(work, call) } } as Sent) : command;
}

/** What a command of a model answers. */
export const requestOf = (command: Sent, events: readonly RecordedEvent[]): RecordedEvent | undefined =>
  events.findLast(
    ({ type, data }) => ASKS.has(type) && isAnswer(command.data as unknown as Record<string, unknown>, data),
  );

/** Whether this answers it: ballots and turns of a team are asked of a seat, and name no request. */
const isAnswer = (said: Record<string, unknown>, data: object): boolean =>
  ['request_id', 'vote_id', 'participant_id'].every(
    (name) => said[name] === undefined || !(name in data) || said[name] === (data as Record<string, unknown>)[name],
  );
