import { Text, Tooltip } from '@mantine/core';
import type { Channel, ModelCall, RecordedEvent } from '@parley/client';
import { authorOf } from '@parley/contracts/seat-kinds';
import { useWords } from '../words/use-words.js';
import { seatsOf } from './names.js';

/** The call by which it was said; undefined where a person or a script did. */
function callOf({ data }: RecordedEvent): ModelCall | undefined {
  const call = 'call' in data ? (data.call as ModelCall | undefined) : undefined;
  return call?.provider === 'rehearsal' ? undefined : call;
}

/** Whether an AI agent that Parley does not call itself says it. */
function isAgents({ metadata: { actor } }: RecordedEvent, channel: Channel): boolean {
  if (actor.kind !== 'participant') return false;
  const seat = seatsOf(channel).find(({ participant_id }) => participant_id === actor.id);
  return seat !== undefined && authorOf(seat.kind, channel.rehearsal) === 'ai';
}

/** Says that an AI agent wrote it (Article 50), and by which model, where a pointer rests on it or the keyboard comes to it. */
export function SpeakerModel({ event, channel }: { event: RecordedEvent; channel: Channel }) {
  const { colon, any, frame } = useWords();
  const call = callOf(event);
  if (call === undefined && !isAgents(event, channel)) return <Taken event={event} />;
  const { provider, model } = call ?? {};
  const by =
    provider === undefined
      ? []
      : [provider === 'a2a' ? `${any.kind.a2a}${colon}${model}` : `${frame.event.model}${colon}${provider}/${model}`];
  const told = [frame.generated.aiSeat, ...by].join(' · ');
  return (
    <>
      <Tooltip label={told} events={{ hover: true, focus: true, touch: true }}>
        <Text span size="xs" tabIndex={0} role="note" aria-label={told}>
          {` · ${frame.generated.ai}`}
        </Text>
      </Tooltip>
      <Taken event={event} />
    </>
  );
}

/** Says of an answer in a fork that nobody was asked for it. */
function Taken({ event: { data } }: { event: RecordedEvent }) {
  const t = useWords().channel.fork;
  const call = 'call' in data ? (data.call as ModelCall | undefined) : undefined;
  return call?.taken && <Text span size="xs">{` · ⑂ ${t.taken}`}</Text>;
}
