import { Anchor, Stack, Table, Text } from '@mantine/core';
import type { Comparison } from '@parley/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { ownProperty } from '@parley/untrusted';
import { decisionWords } from '@parley/wording';
import { outcomeWord } from '../frame/outcome-word.js';
import { useLanguage, useWords } from '../words/use-words.js';

/** What two channels came to, where they first differ, and why. */
export function Compared({ comparison }: { comparison: Comparison }) {
  const t = useWords().comparison;
  const { opening, shared, first, same_outcome } = comparison;
  return (
    <Stack gap="xs">
      <Outcomes comparison={comparison} />
      <Text size="sm" fw={700}>
        {t.outcomes[same_outcome ? 'same' : 'other']}
      </Text>
      {opening.length > 0 && <Fields name={t.opening} fields={opening} />}
      <Text size="sm">{t.shared(shared)}</Text>
      {first ? <First comparison={comparison} first={first} /> : <Text size="sm">{t.none}</Text>}
    </Stack>
  );
}

function Outcomes({ comparison: { a, b } }: { comparison: Comparison }) {
  const { comparison: words, frame: t } = useWords();
  const { because } = decisionWords[useLanguage()];
  const format = useFormat();
  const both = (of: (side: Comparison['a']) => ReactNode): ReactNode[] => [of(a), of(b)];
  const statusOf = ({ status, reason = '' }: Comparison['a']) => {
    const word = t.outcome[outcomeWord(status === 'open' ? 'open' : 'closed', status)];
    return [word, ownProperty<string>(because, reason)].filter(Boolean).join(' · ');
  };
  const rows: [string, ReactNode[]][] = [
    [words.rows.status, both(statusOf)],
    [words.rows.rounds, both(({ round }) => round)],
    [words.rows.turns, both(({ turns }) => turns)],
    [words.rows.money, both(({ cost_micro_usd }) => format.usd(cost_micro_usd))],
    [words.rows.cameTo, both(({ came_to }) => <Parts parts={came_to} />)],
  ];
  return (
    <Sides
      heads={both(({ channel_id, topic }) => (
        <Anchor component={Link} to={`/channels/${channel_id}?show=talk`} inherit>
          {topic}
        </Anchor>
      ))}
      rows={rows}
    />
  );
}

const Parts = ({ parts }: { parts: readonly string[] }) => {
  const t = useWords().comparison;
  return (parts.length ? parts : [t.absent]).map((part, index) => <div key={index}>{part}</div>);
};

function First({ comparison: { a, b }, first }: { comparison: Comparison; first: NonNullable<Comparison['first']> }) {
  const t = useWords().comparison;
  const { cause, because, round, name = '', said, asked } = first;
  const work = ownProperty<string>(t.works, first.work.split('.')[0]!) ?? first.work;
  const places = [
    { channel: a, step: first.a },
    { channel: b, step: first.b },
  ];
  return (
    <Stack gap="xs" component="section" aria-label={t.first(t.where(round, name, work))}>
      <Heading>{t.first(t.where(round, name, work))}</Heading>
      <Text size="sm">{[t.cause[cause], ...(because ? [t.because[because]] : [])].join(' ')}</Text>
      <Sides
        heads={places.map(({ channel, step }) =>
          step ? (
            <Anchor component={Link} to={`/channels/${channel.channel_id}?event=${step.position}`} inherit>
              {t.event(step.version)}
            </Anchor>
          ) : (
            t.absent
          ),
        )}
        rows={[[t.rows.model, places.map(({ step }) => step?.model ?? '–')]]}
      />
      {said.length > 0 && <Fields name={t.said} fields={said} />}
      {asked.length > 0 && <Fields name={t.asked} fields={asked} />}
    </Stack>
  );
}

function Fields({ name, fields }: { name: string; fields: Comparison['opening'] }) {
  const t = useWords().comparison;
  return (
    <div>
      <Text size="sm" fw={700}>
        {name}
      </Text>
      <Sides heads={['a', 'b']} rows={fields.map(({ pointer, a, b }) => [pointer, [a ?? t.absent, b ?? t.absent]])} />
    </div>
  );
}

function Sides({ heads, rows }: { heads: readonly ReactNode[]; rows: readonly [string, readonly ReactNode[]][] }) {
  const t = useWords().comparison;
  return (
    <Table layout="fixed" verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.field}</Table.Th>
          {heads.map((head, index) => (
            <Table.Th key={index}>{head}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, values]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" className="said">
              {name}
            </Table.Th>
            {values.map((value, index) => (
              <Table.Td key={index} className="said">
                {value}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
