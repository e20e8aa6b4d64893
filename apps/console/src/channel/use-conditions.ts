import type { Finding } from '@parley/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/format.js';

/** Conditions and their figures, as the chosen language says them. */
export function useConditions() {
  const { t, i18n } = useTranslation('channel');
  const format = useFormat();
  return {
    /** A composition, as `all(consensus, not(vote))`, is named by its parts. */
    name: (condition: string) =>
      condition.replaceAll(/[a-z_]+/gu, (word) => t(`conditions.${word}`, { defaultValue: word })),
    figure({ unit }: Pick<Finding, 'unit'>, value: number): string {
      if (unit === 'milliseconds') return format.span(value);
      if (unit === 'micro_usd') return format.usd(value);
      return i18n.exists(`units.${unit}`, { ns: 'channel', count: value })
        ? t(`units.${unit}`, { count: value })
        : format.number(value);
    },
  };
}
