import type { Command, ParleyEvent, Speech } from '@parley/contracts';
import fc from 'fast-check';
import { deciderOf } from '../shared/frame.js';
import { alikeIn } from './rules/alike.js';
import { unheardBy } from './rules/ratification.js';
import { openIssues, pendingClarifications, type WorkshopState, type WorkshopTurn } from './state.js';
import {
  call,
  command,
  entry,
  fire,
  goes,
  onEntry,
  question,
  ratifies,
  reviewed,
  says,
  stance,
  workshopOf3,
} from './workshop.fixtures.js';
import { workshop as protocol } from './workshop.js';

const workshop = deciderOf(protocol);

/** Numbers that choose what happens next: the same list, the same workshop. */
export const choices = fc.infiniteStream(fc.nat(99)).map((stream) => stream[Symbol.iterator]());
type Choices = Iterator<number>;

const next = (from: Choices): number => from.next().value as number;
const oneOf = <T>(from: Choices, list: readonly T[]): T => list[next(from) % list.length]!;
const often = (from: Choices, percent: number): boolean => next(from) < percent;

export interface Step {
  before: WorkshopState;
  command: Command;
  events: ParleyEvent[];
  after: WorkshopState;
}

/** Plays a workshop to its end with roles and a coach that do whatever the choices say. */
export function play(from: Choices): Step[] {
  const steps: Step[] = [];
  let state = workshop.initialState;
  let sent: Command = workshopOf3({ settings: { max_rounds: 1 + (next(from) % 4) } });
  for (let left = 400; left > 0; left--) {
    const decision = workshop.decide(state, sent);
    if (!decision.ok) throw new Error(`${sent.type} is refused: ${JSON.stringify(decision.problem)}`);
    const after = decision.events.reduce(workshop.evolve, state);
    steps.push({ before: state, command: sent, events: decision.events, after });
    state = after;
    if (state.phase === 'closed') return steps;
    sent = nextCommand(state, from);
  }
  throw new Error('it does not end');
}

function nextCommand(state: WorkshopState, from: Choices): Command {
  const request_id = state.facilitation?.request_id ?? '';
  const open = state.turns.filter(({ status }) => status === 'open');
  switch (state.phase) {
    case 'clarifying':
      return clarifying(state, from);
    case 'ratifying':
      return ratifying(state, oneOf(from, open), from);
    case 'reviewing':
      return often(from, 10)
        ? command('FailFacilitation', { request_id, code: 'refusal', message: '' })
        : reviewed(request_id, coachWork(state, from));
    case 'checking':
      return goes(state.check?.check_id ?? '');
    case 'reporting':
      return command('CompleteReport', { request_id, summary: 'Done.', call });
    case 'documenting': {
      const { participant_id, request_id: asked } = open[0]!;
      const document = { summary: 'Mine', sections: [], based_on: [] };
      return often(from, 20) ? fire(`timeout-${asked}`) : command('WriteDocument', { participant_id, document });
    }
    default: {
      const turn = open.find(({ work }) => work === 'speech')!;
      return often(from, 10) ? fire(`timeout-${turn.request_id}`) : says(turn.participant_id, anything(state, from));
    }
  }
}

function ratifying(state: WorkshopState, { participant_id, request_id }: WorkshopTurn, from: Choices): Command {
  if (often(from, 20)) return fire(`timeout-${request_id}`);
  const heard = unheardBy(state, participant_id).filter(() => often(from, 50));
  const said = heard.map(({ entry_id }) => onEntry(entry_id, oneOf(from, ['agree', 'agree', 'object', 'abstain'])));
  return ratifies(participant_id, said);
}

function clarifying(state: WorkshopState, from: Choices): Command {
  const reviewing = state.turns.find(({ work, status }) => work === 'follow_up' && status === 'open');
  const pending = pendingClarifications(state);
  if (state.facilitation && often(from, 30)) {
    return command('CompleteRelay', { request_id: state.facilitation.request_id, questions: [], call });
  }
  if (reviewing && (!pending.length || often(from, 50))) {
    const { participant_id, request_id } = reviewing;
    const satisfied = often(from, 80);
    return command('FollowUpClarification', {
      participant_id,
      request_id,
      satisfied,
      question: satisfied ? '' : 'More?',
      entries: often(from, 30) ? [entry('As the user says.', openIdsOf(state, from))] : [],
      new_issues: often(from, 10) ? ['Finer?'] : [],
    });
  }
  const { question_id } = oneOf(from, pending);
  return often(from, 50)
    ? command('SkipClarification', { question_id })
    : command('AnswerClarification', { question_id, answer: 'Yes' });
}

const openIdsOf = (state: WorkshopState, from: Choices): string[] =>
  openIssues(state).flatMap(({ issue_id }) => (often(from, 60) ? [issue_id] : []));

function anything(state: WorkshopState, from: Choices): Partial<Speech> {
  const open = openIssues(state).map(({ issue_id }) => issue_id);
  const gone = state.issues.filter(({ status }) => status !== 'open').map(({ issue_id }) => issue_id);
  const draft = state.entries.filter(({ status }) => status === 'in_draft').map(({ entry_id }) => entry_id);
  const tabled = state.entries.filter(({ status }) => status === 'in_draft' || status === 'proposed');
  const some = <T>(list: T[], percent: number): T[] => list.filter(() => often(from, percent));
  return {
    new_issues: often(from, 20) ? ['Another?'] : [],
    stances: some(open, 50).map((id) => stance(id, oneOf(from, ['agree', 'agree', 'object', 'abstain', 'no_issue']))),
    entry_stances: some(tabled, 40).map(({ entry_id }) =>
      onEntry(entry_id, oneOf(from, ['agree', 'agree', 'object', 'abstain'])),
    ),
    entries: often(from, 50)
      ? [
          {
            ...entry(
              oneOf(from, TEXTS),
              some(open, 60),
              draft.length && often(from, 30) ? oneOf(from, draft) : undefined,
            ),
            ...(often(from, 30) && { rivals: some(tabled, 30).map(({ entry_id }) => entry_id) }),
          },
        ]
      : [],
    reopens: some(gone, 5).map((issue_id) => ({ issue_id, reason: 'no' })),
    questions: often(from, 10) ? [question('Which?')] : [],
  };
}

/** Some are the same once more, some are worded nearly alike, and some are neither. */
const TEXTS = [
  ...['1 day', '2 days', '30 days'].map((time) => `Notes that were read are kept on the device for ${time}.`),
  'Notes that were read are kept on the device, for 30 days.',
  'Whoever wrote a note last has it.',
  'The list of notes is sorted by the day.',
  'This.',
];

function coachWork(state: WorkshopState, from: Choices) {
  const ids = [...state.issues.map(({ issue_id }) => issue_id), 'issue-99'];
  return {
    merges: often(from, 40) ? [{ issue_id: oneOf(from, ids), into: oneOf(from, ids), reason: 'the same' }] : [],
    rewordings: often(from, 30) ? [{ issue_id: oneOf(from, ids), statement: 'Said more finely' }] : [],
    matches: alikeIn(state)
      .filter(() => often(from, 50))
      .map(({ proposed, other }) => ({
        ...{ entry_id: proposed.entry_id, other: other.entry_id, reason: 'so it reads' },
        match: oneOf(from, ['same', 'rivals'] as const),
      })),
    summary: 'Everybody agrees on everything.',
  };
}
