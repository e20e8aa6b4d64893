import { Loader, Stack, Text, Title } from '@mantine/core';
import type { InboxItem, Me } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { isSeatTab } from '../api/client.js';
import { inboxQuery, seatQuery } from '../api/queries.js';
import { BallotAlone } from '../channel/dock/ballot.js';
import { DraftOf } from '../frame/draft.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { usePageTitle } from '../frame/page-title.js';
import { idOf } from '../frame/waiting.js';
import { Roomy } from '../protocols/answer-frame.js';
import { protocolOf } from '../protocols/index.js';
import { useScreens } from '../channel/use-screens.js';
import { useWords } from '../words/use-words.js';

type Seat = NonNullable<Me['seat']>;

/** The seat whose key this tab has: what it is asked; where every seat hears all, its channel (N1). */
export function SeatPage() {
  const t = useWords().frame;
  const { data, error, refetch } = useQuery(seatQuery);
  const seat = data?.seat;
  usePageTitle(seat ? `${seat.topic} · ${seat.status === 'open' ? t.outcome.open : t.home.closed}` : t.seat.title);
  if (!isSeatTab()) return <NoKey />;
  if (error) return <ProblemAlert isPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loader aria-label={t.loading} />;
  if (!seat) return <NoKey />;
  const { hears_all, channel_id, participant_id } = seat;
  if (hears_all) return <Navigate to={`/channels/${channel_id}?as=${encodeURIComponent(participant_id)}`} replace />;
  return <AloneSeat seat={seat} />;
}

function NoKey() {
  const t = useWords().frame.seat;
  return (
    <Stack>
      <Title order={1} size="h3">
        {t.title}
      </Title>
      <Text>{t.noKey}</Text>
    </Stack>
  );
}

/** A seat that hears nothing but what it is asked. */
function AloneSeat({ seat }: { seat: Seat }) {
  const t = useWords().frame.seat;
  const { name, topic, language, status, participant_id } = seat;
  const { data } = useQuery(inboxQuery(participant_id));
  const items = data?.items ?? [];
  return (
    <Roomy value>
      <Stack maw={760} mx="auto">
        <Title order={1} size="h3" lang={language} className="said">
          {topic}
        </Title>
        <Text>{t.youSit(name)}</Text>
        {items.map((item) => (
          <Item key={idOf(item)} seat={seat} item={item} />
        ))}
        {data && !items.length && <Text role="status">{status === 'closed' ? t.over : t.nothing}</Text>}
        <Text size="sm">{t.alone}</Text>
      </Stack>
    </Roomy>
  );
}

function Item({ seat: { channel_id, language, protocol }, item }: { seat: Seat; item: InboxItem }) {
  const { data: screens } = useScreens(protocolOf(protocol));
  const AnswerAlone = screens?.AnswerAlone;
  const channel = { channel_id, language };
  if (item.vote) return <BallotAlone item={item} />;
  return (
    AnswerAlone && (
      <DraftOf value={idOf(item)}>
        <AnswerAlone channel={channel} item={item} />
      </DraftOf>
    )
  );
}
