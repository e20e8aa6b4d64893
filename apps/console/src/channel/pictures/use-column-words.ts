import { useTranslation } from 'react-i18next';
import type { Column, ColumnGroup } from './columns.js';

/** What columns are called: short above them, whole wherever there is room. */
export function useColumnWords() {
  const { t } = useTranslation('channel');
  const short = ({ kind, round, version }: Column): string[] => {
    if (kind) return [t(`pictures.${kind}`)];
    return [
      ...(round === undefined ? [] : [t('pictures.round', { round })]),
      ...(version === undefined ? [] : [t('pictures.version', { version })]),
    ];
  };
  const group = ({ cycle, topic }: Pick<ColumnGroup, 'cycle' | 'topic'>): string =>
    topic ?? (cycle === undefined ? '' : t('pictures.cycle', { cycle }));
  const whole = (column: Column): string => {
    const { cycle, topic, round, version, kind } = column;
    const parts = kind
      ? [t(`pictures.${kind}`)]
      : [
          ...(round === undefined ? [] : [t('channel.round', { ns: 'frame', round })]),
          ...(version === undefined ? [] : [t('pictures.wholeVersion', { version })]),
        ];
    const under = group({ ...(topic !== undefined && { topic }), ...(cycle !== undefined && cycle > 1 && { cycle }) });
    return [...(under ? [under] : []), ...parts].join(' · ');
  };
  return { short, group, whole };
}
