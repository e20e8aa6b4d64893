import { Anchor, List, Loader, Slider, Stack, Text } from '@mantine/core';
import type { WhatIf as Answer } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { whatIfQuery, type LimitsAsked } from '../../api/queries.js';
import { useFormat } from '../../frame/format.js';
import { Heading } from '../../frame/heading.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import { useWords } from '../../words/use-words.js';
import { addressOf } from '../moments/until.js';
import { useConditions } from '../use-conditions.js';

/** When a lower limit of rounds or of turns would have ended the channel, and what it had come to by then (T3). */
export function WhatIf({ id, position }: { id: string; position: number }) {
  const t = useWords().channel.whatIf;
  const [limits, setLimits] = useState<LimitsAsked>({});
  // Under its own rules: how far it has come.
  const { data: own } = useQuery(whatIfQuery(id, position, {}));
  const { data, error, isFetching } = useQuery(whatIfQuery(id, position, limits));
  const recorded = own?.recorded;
  if (!recorded || recorded.turns < 2) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t.title}>
      <Heading>{t.title}</Heading>
      <Text size="sm">{t.about}</Text>
      {recorded.round > 1 && (
        <Limit
          label={t.limitOfRounds}
          most={recorded.round}
          value={limits.rounds}
          set={(rounds) => setLimits(({ turns }) => ({ rounds, turns }))}
        />
      )}
      <Limit
        label={t.limitOfTurns}
        most={recorded.turns}
        value={limits.turns}
        set={(turns) => setLimits(({ rounds }) => ({ rounds, turns }))}
      />
      <div role="status">
        {isFetching && !data ? <Loader size="sm" aria-label={t.loading} /> : data && <Told answer={data} />}
      </div>
      {error && <ProblemAlert error={error} />}
    </Stack>
  );
}

interface LimitProps {
  label: string;
  /** As many as there were: one more is no limit. */
  most: number;
  value: number | undefined;
  set(value: number | undefined): void;
}

function Limit({ label, most, value, set }: LimitProps) {
  const { colon, channel } = useWords();
  const t = channel.whatIf;
  const [moving, move] = useState<number>();
  const shown = moving ?? value ?? most + 1;
  const said = shown > most ? t.off : String(shown);
  return (
    <div>
      <Text size="sm">{`${label}${colon}${said}`}</Text>
      <Slider
        size="sm"
        min={1}
        max={most + 1}
        value={shown}
        onChange={move}
        onChangeEnd={(end) => {
          set(end > most ? undefined : end);
          move(undefined);
        }}
        label={null}
        thumbLabel={label}
        thumbValueText={() => said}
      />
    </div>
  );
}

function Told({ answer }: { answer: Answer }) {
  const { verdict, stop, recorded, saved, outcome, doubts } = answer;
  const { channel: words } = useWords();
  const t = words.whatIf;
  const { name } = useConditions();
  const format = useFormat();
  const [search] = useSearchParams();
  if (!stop)
    return (
      <Stack gap={4}>
        {verdict !== 'earlier' && !(answer.announced && verdict === 'same') && (
          <Text size="sm">{t.would[verdict]}</Text>
        )}
        <Announced answer={answer} />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Text size="sm" fw={700}>
        {t.earlier(name(stop.condition), words.units.turns(stop.turns), words.units.turns(recorded.turns), stop.round)}
      </Text>
      <Text size="sm">{t.saved(words.units.turns(saved.turns), format.usd(saved.cost_micro_usd))}</Text>
      {outcome && <Text size="sm">{outcome.same ? t.finalOne : t.anotherOne}</Text>}
      {outcome && !outcome.same && <Parts name={t.then} parts={outcome.then} />}
      {outcome && !outcome.same && <Parts name={t.finally} parts={outcome.finally} />}
      <Announced answer={answer} />
      {doubts > 0 && <Text size="sm">{t.doubts(doubts)}</Text>}
      <Anchor component={Link} size="sm" to={`?${addressOf(search, stop.version).toString()}`}>
        {words.past.show}
      </Anchor>
    </Stack>
  );
}

/** Where auto_exit is off: what the rules would only have told of. */
function Announced({ answer: { announced } }: { answer: Answer }) {
  const t = useWords().channel.whatIf;
  const { name, figure } = useConditions();
  if (!announced) return null;
  const { condition, measured, limit, unit, version, position, round } = announced;
  const of = [figure({ unit }, measured), figure({ unit }, limit)] as const;
  return <Text size="sm">{t.announced(name(condition), ...of, t.place(version, position, round))}</Text>;
}

function Parts({ name, parts }: { name: string; parts: readonly string[] }) {
  const t = useWords().channel.whatIf;
  return (
    <div>
      <Text size="sm" fw={700}>
        {name}
      </Text>
      <List size="sm">
        {(parts.length ? parts : [t.nothing]).map((part) => (
          <List.Item key={part}>{part}</List.Item>
        ))}
      </List>
    </div>
  );
}
