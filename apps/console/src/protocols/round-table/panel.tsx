import { Badge, Group, List, Stack, Text } from '@mantine/core';
import { oneModelOf } from '@parley/contracts/seat-kinds';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { PagedList } from '../../frame/paged-list.js';
import { ViewPanel } from '../../channel/view-panel.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { turnsIn } from '../../channel/lanes/turns.js';
import { isOpen, type NamedPoint } from '../named-points.js';
import { talkIn, type Standpoint } from './talk.js';
import { VerdictChip } from './verdict-chip.js';
import { Heading } from '../../frame/heading.js';

/** What stands by now, what is open and what is settled, and who stands where on it. */
export function Panel(props: PanelProps) {
  const t = useWords()['round-table'];
  const channel = props.channel as ChannelOf<'round-table'>;
  const { issues, standpoints, draft } = useMemo(() => talkIn(props.events), [props.events]);
  // By the events, as what each said: an answer's card and its being waited for are never shown at once.
  const asked = useMemo(
    () => new Set(turnsIn(props.events).flatMap(({ isOpen, participant_id }) => (isOpen ? [participant_id] : []))),
    [props.events],
  );
  return (
    <Stack gap="sm">
      <Titled title={t.question}>
        <Text size="sm" className="said" lang={channel.language}>
          {channel.question}
        </Text>
      </Titled>
      <Titled title={draft ? t.draft(draft.round) : t.whatStands}>
        <Text size="sm" className="said" {...(draft && { lang: channel.language })}>
          {draft ? draft.summary : t.noDraft}
        </Text>
      </Titled>
      <Titled title={t.issues}>
        {issues.length ? <Issues issues={issues} language={channel.language} /> : <Text size="sm">{t.noIssues}</Text>}
      </Titled>
      <Titled title={t.members}>
        {channel.members.map(({ participant_id, name }) => (
          <Member
            key={participant_id}
            name={name}
            isAsked={asked.has(participant_id)}
            standpoint={standpoints.get(participant_id)}
          />
        ))}
        <SameModel channel={channel} />
      </Titled>
      <ViewPanel {...props} />
    </Stack>
  );
}

/** What agents of one model have in common, and how they come to differ: said of a board, where a model plays them. */
function SameModel({ channel: { members, config, rehearsal } }: { channel: ChannelOf<'round-table'> }) {
  const { oneModel: t } = useWords();
  const same = config.mode === 'board' && !rehearsal ? oneModelOf(members) : undefined;
  return same ? <Text size="sm">{`! ${t.is(same.seats, same.model)} ${t.onPage}`}</Text> : null;
}

const Titled = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Stack gap={4}>
    <Heading>{title}</Heading>
    {children}
  </Stack>
);

/** What is open comes first; what is settled is struck through, and stays. */
function Issues({ issues, language }: { issues: readonly NamedPoint[]; language: string }) {
  const t = useWords()['round-table'];
  const inOrder = [...issues.filter(isOpen), ...issues.filter((issue) => !isOpen(issue))];
  return (
    <PagedList items={inOrder} spacing={4}>
      {({ text, since, settled, reopened }) => (
        <List.Item key={text}>
          <span lang={language} className="said">
            {settled === undefined ? `○ ${text}` : <s>{`✓ ${text}`}</s>}
          </span>
          <Text size="xs">
            {[
              settled === undefined ? t.open : t.settled(settled),
              t.since(since),
              ...(reopened === undefined ? [] : [`↺ ${t.reopened(reopened)}`]),
            ].join(' · ')}
          </Text>
        </List.Item>
      )}
    </PagedList>
  );
}

interface MemberProps {
  name: string;
  isAsked: boolean;
  standpoint: Standpoint | undefined;
}

/** Silence stays blank: nobody is taken to agree who has not said so. */
function Member({ name, isAsked, standpoint }: MemberProps) {
  const t = useWords()['round-table'];
  return (
    <div>
      <Group gap="xs">
        <Text size="sm">{name}</Text>
        {standpoint && <VerdictChip verdict={standpoint.verdict} />}
        {!standpoint && !isAsked && <Text size="xs">{t.silent}</Text>}
        {isAsked && (
          <Badge variant="outline" c="var(--mantine-color-text)" tt="none">
            {`… ${t.asked}`}
          </Badge>
        )}
      </Group>
      {standpoint && (
        <Text size="xs" className="said">
          {[
            t.round(standpoint.round),
            ...(standpoint.before ? [t.moved(t[standpoint.before])] : []),
            ...(standpoint.claim ? [standpoint.claim] : []),
          ].join(' · ')}
        </Text>
      )}
    </div>
  );
}
