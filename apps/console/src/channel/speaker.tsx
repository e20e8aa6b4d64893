import { Text, Tooltip } from '@mantine/core';
import type { ModelCall, RecordedEvent } from '@parley/client';
import { useWords } from '../words/use-words.js';

/** The call by which it was said; undefined where a person or a script did. */
function callOf({ data }: RecordedEvent): ModelCall | undefined {
  const call = 'call' in data ? (data.call as ModelCall | undefined) : undefined;
  return call?.provider === 'rehearsal' ? undefined : call;
}

/** Tells of the model, or of the agent elsewhere, behind what was said, where a pointer rests on it or the keyboard comes to it. */
export function SpeakerModel({ event }: { event: RecordedEvent }) {
  const { any, frame } = useWords();
  const call = callOf(event);
  if (call === undefined) return null;
  const { provider, model } = call;
  const told = provider === 'a2a' ? `${any.kind.a2a}: ${model}` : `${frame.event.model}: ${provider}/${model}`;
  return (
    <Tooltip label={told} events={{ hover: true, focus: true, touch: true }}>
      <Text span size="xs" tabIndex={0} role="note" aria-label={told}>
        {' · ⓜ'}
      </Text>
    </Tooltip>
  );
}
