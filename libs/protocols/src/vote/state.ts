import { ownProperty } from '@parley/untrusted';
import type { BallotSealed, BallotsRevealed, Member, VoteOpened } from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';
import type { EventOf } from '../protocol.js';
import { wordingOf } from '../shared/words.js';
import { CONSENT, OBJECT } from './counting/choices.js';
import type { Counting } from './counting/count.js';

/** `round` waits for ballots, `revealing` for what channel-admin has kept of them. */
export type Phase = 'unopened' | 'round' | 'revealing' | 'closed';

/** A voter's turn. What it chose is nowhere in the state before the reveal. */
export interface BallotTurn {
  request_id: string;
  participant_id: string;
  status: 'open' | 'sealed' | 'absent';
}

export interface VoteState extends ChannelState {
  opened?: VoteOpened;
  turns: BallotTurn[];
  sealed: BallotSealed[];
  revealed?: BallotsRevealed;
}

export const initialState: VoteState = { ...INITIAL_CHANNEL, turns: [], sealed: [] };

export function evolve(state: VoteState, { type, data }: EventOf): VoteState {
  switch (type) {
    case 'TurnRequested': {
      const { request_id, participant_id } = data;
      return { ...state, turns: [...state.turns, { request_id, participant_id, status: 'open' }] };
    }
    case 'BallotSealed':
      return { ...withTurn(state, data.request_id, 'sealed'), sealed: [...state.sealed, data] };
    case 'TurnSkipped':
      return withTurn(state, data.request_id, 'absent');
    case 'TimerSet':
      return data.purpose === 'reveal' ? { ...state, phase: 'revealing' } : state;
    case 'BallotsRevealed':
      return { ...state, revealed: data };
    default:
      return state;
  }
}

const withTurn = (state: VoteState, requestId: string, status: BallotTurn['status']): VoteState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, status } : turn)),
});

/** @throws where it is not open: only a bug can ask then */
export function openedOf({ opened }: VoteState): VoteOpened {
  if (!opened) throw new Error('the vote is not open');
  return opened;
}

export const memberOf = ({ opened }: VoteState, participantId: string): Member | undefined =>
  opened?.members.find(({ participant_id }) => participant_id === participantId);

export const nameOf = (state: VoteState, participantId: string): string =>
  memberOf(state, participantId)?.name ?? participantId;

/** What may be chosen: the options as they are listed, or consent and objection. */
export const choicesIn = ({ config, options }: Pick<VoteOpened, 'config' | 'options'>): readonly string[] =>
  config.rule === 'consent' ? [CONSENT, OBJECT] : options;

/** A choice as people read it: consent and objection have words of their own, an option has its own. */
export const choiceText = ({ config, language }: VoteOpened, choice: string): string =>
  (config.rule === 'consent' && ownProperty<string>(wordingOf(language).vote.choices, choice)) || choice;

/** A ballot's choices, in their order. */
export const choicesText = (opened: VoteOpened, choices: readonly string[]): string =>
  choices.map((choice) => choiceText(opened, choice)).join(' > ');

export function countingOf(state: VoteState): Counting {
  const { config, options, members } = openedOf(state);
  return { ...config, options, voters: members.map(({ participant_id }) => participant_id) };
}
