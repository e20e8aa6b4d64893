import type { ChannelClosed, Consent, ParleyEvent } from '@parley/contracts';
import type { Protocol } from '../protocol.js';
import type { ChannelState } from './channel-state.js';

/** Ends that claim something of what was said: who understood nothing has come to none of them. */
const CLAIMS: readonly ChannelClosed['status'][] = [
  'success',
  'partial_consensus',
  'negotiation_timeout',
  'no_agreement',
  'completed',
];

const MESSAGE = {
  en: 'Rehearsed without a model and without a script: nobody has understood the text, and nothing was agreed or found out.',
  zh: '这是既无模型也无脚本的排练：没有谁理解过您的文字，没有达成或得出任何结论。',
};

type OneOf<S extends ChannelState> = Pick<Protocol<S>, 'isScripted' | 'participants'>;

/** Whether a text of one's own was played by a rehearsal that has no script for it (P6). */
export const understoodNothing = <S extends ChannelState>(protocol: OneOf<S>, state: S): boolean =>
  state.opened?.rehearsal === true &&
  protocol.participants(state).some(({ kind }) => kind === 'hosted') &&
  protocol.isScripted?.(state) === false;

/** The end of such a channel: `rehearsed`, whatever its rules make of words that nobody has said. */
export function asRehearsed<S extends ChannelState>(protocol: OneOf<S>, state: S, event: ParleyEvent): ParleyEvent {
  if (event.type !== 'ChannelClosed' || !CLAIMS.includes(event.data.status)) return event;
  if (!state.opened || !understoodNothing(protocol, state)) return event;
  return { ...event, data: { ...event.data, status: 'rehearsed', message: MESSAGE[state.opened.language] } };
}

/** What scripts that understood nothing seem to hold is nobody's stance; people's own stand. */
export function withoutRehearsed<S extends ChannelState>(protocol: OneOf<S>, state: S, consent: Consent): Consent {
  const hosted = protocol
    .participants(state)
    .flatMap(({ kind, participant_id }) => (kind === 'hosted' ? [participant_id] : []));
  const isTheirs = ({ participant_id }: { participant_id: string }) => !hosted.includes(participant_id);
  return { ...consent, votes: consent.votes.filter(isTheirs), minority: consent.minority.filter(isTheirs) };
}
