import { Stack, Text } from '@mantine/core';
import type { ChannelAudit } from '@parley/client';
import { Heading } from '../frame/heading.js';
import { useWords } from '../words/use-words.js';
import { EventAt } from './event-at.js';

/** What is not recorded, what is erased and what could not be made anew, each with links to its events; nothing where there is none. */
export function NotTold({ audit }: { audit: ChannelAudit }) {
  const t = useWords().audit;
  const { channel_id: id, places, unrecorded, erased, resting_on_erased, prompts_unlike } = audit;
  const kinds = [
    { count: unrecorded, at: places.unrecorded, text: t.unrecorded(unrecorded) },
    { count: erased, at: places.erased, text: t.erased(erased) },
    { count: resting_on_erased, at: places.resting_on_erased, text: t.restingOnErased(resting_on_erased) },
    { count: prompts_unlike, at: places.prompts_unlike, text: t.unlike(prompts_unlike) },
  ].filter(({ count }) => count > 0);
  if (!kinds.length) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t.notTold}>
      <Heading>{t.notTold}</Heading>
      {kinds.map(({ count, at, text }) => (
        <div key={text}>
          <Text size="sm">{text}</Text>
          <Text size="sm">
            {at.map(({ version, position }, index) => (
              <span key={version}>
                {index > 0 && ', '}
                <EventAt id={id} position={position}>
                  {t.event(version)}
                </EventAt>
              </span>
            ))}
            {count > at.length && ` ${t.more(count - at.length)}`}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
