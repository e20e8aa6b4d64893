import { Text } from '@mantine/core';
import type { Estimate } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { estimateQuery } from '../api/queries.js';
import { useFormat } from '../frame/format.js';

interface Props {
  size: { protocol: Estimate['protocol']; seats: number; rounds: number };
  /** Whether people alone take part: then no model is paid, and it takes as long as they do. */
  peopleAlone: boolean;
  /** Whether an agent takes part with them. */
  withPeople: boolean;
  budgetMicroUsd: number;
}

/** What it is likely to cost and to take, before it begins: a range, since nobody knows how long they will talk. */
export function EstimateLine({ size, peopleAlone, withPeople, budgetMicroUsd }: Props) {
  const { comma, colon, start: t } = useWords();
  const format = useFormat();
  const { data } = useQuery({ ...estimateQuery(size), enabled: !peopleAlone });
  const range = ({ least, most }: { least: number; most: number }, as: (value: number) => string) =>
    t.about(as(least), as(most));
  const seconds = data?.seconds && range(data.seconds, (value) => format.span(value * 1_000));
  const price =
    peopleAlone || data?.cost_micro_usd?.most === 0
      ? t.free
      : data?.cost_micro_usd && range(data.cost_micro_usd, format.usd);
  const bound = budgetMicroUsd > 0 && price !== t.free && t.budget(format.usd(budgetMicroUsd));
  if (!data && !peopleAlone) return null;
  return (
    <Text size="sm">
      <b>{t.price}</b>
      {colon + [price ?? t.unknownPrice, bound].filter(Boolean).join(comma)} · <b>{t.time}</b>
      {colon}
      {peopleAlone ? t.peopleTime : [seconds ?? t.unknownTime, withPeople && t.peopleTime].filter(Boolean).join(' + ')}
      {!peopleAlone && data && !data.rehearsal && <Basis expected={data} />}
    </Text>
  );
}

/** What else it takes, and whence that is known: others like it, or arithmetic. */
function Basis({ expected: { calls, tokens, like_it } }: { expected: Estimate }) {
  const { colon, start: t } = useWords();
  const format = useFormat();
  const range = ({ least, most }: { least: number; most: number }) =>
    t.about(format.number(least), format.number(most));
  return (
    <Text span size="sm">
      {calls && (
        <>
          {' '}
          · <b>{t.calls}</b>
          {colon + range(calls)}
        </>
      )}
      {tokens && (
        <>
          {' '}
          · <b>{t.tokens}</b>
          {colon + range(tokens)}
        </>
      )}{' '}
      <Text span c="dimmed" size="sm">
        ({like_it ? t.likeIt(like_it) : t.byArithmetic})
      </Text>
    </Text>
  );
}
