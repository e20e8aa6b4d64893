import { List, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import type { Channel, Evidence, RecordedEvent } from '@parley/client';
import { useWords } from '../../words/use-words.js';
import { EventLink } from '../event-link.js';
import { nameIn } from '../names.js';

/** How much of it is shown at once. */
const MOST = 20;

interface EvidenceListProps {
  evidence: readonly Evidence[];
  channel: Channel;
  events: readonly RecordedEvent[];
}

/** What a finding rests on, each with the event that it stands in. */
export function EvidenceList({ evidence, channel, events }: EvidenceListProps) {
  const { colon, channel: t } = useWords();
  return (
    <List size="sm" aria-label={t.why.evidence}>
      {evidence.slice(0, MOST).map(({ version, participant_id, what, value }, index) => {
        // Versions have no gap: the first event of a channel is its version 1.
        const event = events[version - 1];
        return (
          <List.Item key={index}>
            {participant_id && `${nameIn(channel, participant_id)}${colon}`}
            {ownProperty<string>(t.evidence, what) ?? what}
            {value && (
              <>
                {' '}
                <Text span inherit className="said" lang={channel.language}>
                  {t.why.quoted(value)}
                </Text>
              </>
            )}
            {event && (
              <>
                {' '}
                <EventLink position={event.position} underline="always">
                  {t.why.event(version)}
                </EventLink>
              </>
            )}
          </List.Item>
        );
      })}
    </List>
  );
}
