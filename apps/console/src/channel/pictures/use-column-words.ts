import { useWords } from '../../words/use-words.js';
import type { Column, ColumnGroup } from './columns.js';

/** What columns are called: short above them, whole wherever there is room. */
export function useColumnWords() {
  const { channel: t, frame } = useWords();
  const short = ({ kind, round, version }: Column): string[] => {
    if (kind) return [t.pictures[kind]];
    return [
      ...(round === undefined ? [] : [t.pictures.round(round)]),
      ...(version === undefined ? [] : [t.pictures.version(version)]),
    ];
  };
  const group = ({ cycle, topic }: Pick<ColumnGroup, 'cycle' | 'topic'>): string =>
    topic ?? (cycle === undefined ? '' : t.pictures.cycle(cycle));
  const whole = (column: Column): string => {
    const { cycle, topic, round, version, kind } = column;
    const parts = kind
      ? [t.pictures[kind]]
      : [
          ...(round === undefined ? [] : [frame.channel.round(round)]),
          ...(version === undefined ? [] : [t.pictures.wholeVersion(version)]),
        ];
    const under = group({ ...(topic !== undefined && { topic }), ...(cycle !== undefined && cycle > 1 && { cycle }) });
    return [...(under ? [under] : []), ...parts].join(' · ');
  };
  return { short, group, whole };
}
