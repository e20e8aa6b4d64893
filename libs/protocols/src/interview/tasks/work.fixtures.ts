import type { Command, FacilitationRequested, ParleyEvent, TurnRequested } from '@parley/contracts';
import { facilitationWork, turnWork, type ModelWork } from '../../shared/work/model-work.js';
import type { Answer } from '../../shared/work/turn-spec.js';
import { call, command, opensInterview, play, playOn, says, type Played } from '../interview.fixtures.js';
import { interview } from '../interview.js';
import type { InterviewChannel } from '../state.js';
import type { Prompt } from '../../shared/work/prompt.js';

type Opening = NonNullable<Parameters<typeof opensInterview>[0]>;

/** The work that a state waits for, of whatever kind. */
export function workOf(state: InterviewChannel, kind: string): ModelWork {
  const found = works(state).find((work) => work.kind === kind);
  if (!found) throw new Error(`nothing asks for ${kind}`);
  return found;
}

/** All model work that waits, in the order in which it would be asked for. */
export function works(state: InterviewChannel): ModelWork[] {
  const { facilitation, answer, delivery } = state;
  const requests = [
    ...(answer?.status === 'open' ? [answer] : []),
    ...(delivery?.turns.filter(({ status }) => status === 'open') ?? []),
  ];
  return [
    ...requests.map((request) => turnWork(interview, state, requestOf(state, request.request_id)) as ModelWork),
    ...(facilitation ? [facilitationWork(interview, state, facilitation as FacilitationRequested)!] : []),
  ];
}

export function requestOf(state: InterviewChannel, request_id: string): TurnRequested {
  const { participant_id = '' } = interview.openTurn(state, request_id) ?? {};
  return {
    ...{ request_id, participant_id, participant_kind: 'hosted', cycle: 1 },
    ...{ round: state.round, proposal_version: 0, due_at: '' },
  };
}

/** Every word of a prompt. */
export const textOf = ({ system, shared, user }: Prompt): string => [system, ...shared, user].join('\n');

/** A command without its header. @throws where the answer is refused */
function given(answer: Answer): Command {
  if (!('type' in answer)) throw new Error(answer.invalid);
  return command(answer.type, answer.data);
}

/** Whatever is asked for is rehearsed, until the user is asked, or a script is silent. */
export function rehearsed(before: Played, heard: (work: ModelWork) => void = () => undefined): Played {
  let played = before;
  for (;;) {
    const work = works(played.state).find((one) => one.rehearse() !== undefined);
    if (!work) return played;
    heard(work);
    const output = work.rehearse();
    played = playOn(played, given(work.accept(output, call)));
    if (played.refused) throw new Error(JSON.stringify(played.refused));
  }
}

export const opening = (more: Opening = {}): Played => rehearsed(play(opensInterview({ rehearsal: true, ...more })));

/** A user says these, one after the other, to a rehearsed interview. */
export const talk = (texts: readonly string[], before: Played = opening()): Played =>
  texts.reduce((played, text) => rehearsed(playOn(played, says(text))), before);

/** The latest event of a type. */
export const lastOf = <T extends ParleyEvent['type']>({ events }: Played, type: T) =>
  events.findLast((event) => event.type === type)?.data as Extract<ParleyEvent, { type: T }>['data'];
