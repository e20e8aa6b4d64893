import { Text, Tooltip } from '@mantine/core';
import type { ModelCall, RecordedEvent } from '@parley/client';
import { useWords } from '../words/use-words.js';

/** Which model said it; undefined where a person or a script did. */
export function modelOf({ data }: RecordedEvent): string | undefined {
  const call = 'call' in data ? (data.call as ModelCall | undefined) : undefined;
  return call && call.provider !== 'rehearsal' ? `${call.provider}/${call.model}` : undefined;
}

/** Tells of the model behind what was said, where a pointer rests on it or the keyboard comes to it. */
export function SpeakerModel({ event }: { event: RecordedEvent }) {
  const t = useWords().frame;
  const model = modelOf(event);
  if (model === undefined) return null;
  return (
    <Tooltip label={`${t.event.model}: ${model}`} events={{ hover: true, focus: true, touch: true }}>
      <Text span size="xs" tabIndex={0} role="note" aria-label={`${t.event.model}: ${model}`}>
        {' · ⓜ'}
      </Text>
    </Tooltip>
  );
}
