import { Text } from '@mantine/core';
import { useFormat } from '../frame/format.js';
import { useWords } from '../words/use-words.js';
import type { Series, SpendingChart as Chart, SpendingDay } from './spending.js';

interface ChartProps {
  chart: Chart;
  most: SpendingDay;
}

/** A column for each day, as high as what was spent, parted by model. The table below says the same in figures. */
export function SpendingChart({ chart: { series, days }, most }: ChartProps) {
  const { colon, operator } = useWords();
  const t = operator.spending;
  const { usd } = useFormat();
  return (
    <div>
      <div className="spending" role="img" aria-label={t.chart}>
        {days.map(({ day, micro_usd: spent, parts }) => (
          <div key={day} className="spending-day" title={`${day}${colon}${usd(spent)}`}>
            {parts.map((part, index) => (
              <div
                key={index}
                className={lookOf(series[index]!, index)}
                style={{ height: `${(100 * part) / most.micro_usd}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="spending-axis" aria-hidden>
        <Text size="xs">{days[0]!.day}</Text>
        <Text size="xs">{days.at(-1)!.day}</Text>
      </div>
      <ul className="legend" aria-label={t.parts}>
        {series.map((one, index) => (
          <Text key={index} size="sm" component="li">
            <span className={`spending-chip ${lookOf(one, index)}`} aria-hidden /> <SeriesName series={one} />{' '}
            {usd(one.micro_usd)}
          </Text>
        ))}
      </ul>
    </div>
  );
}

/** What a colour stands for, in words. */
export function SeriesName({ series: { kind, model } }: { series: Series }) {
  const t = useWords().operator.spending;
  return kind === 'model' ? <span className="said">{model}</span> : t[kind];
}

const lookOf = ({ kind }: Series, index: number): string => `spending-${kind === 'model' ? index : kind}`;
