import type { Finding } from '@parley/client';
import { ownProperty } from '@parley/untrusted';
import { conditionName } from '@parley/wording';
import { useLanguage, useWords } from '../words/use-words.js';
import { useFormat } from '../frame/format.js';

/** Conditions and their figures, as the chosen language says them. */
export function useConditions() {
  const t = useWords().channel;
  const language = useLanguage();
  const format = useFormat();
  return {
    name: (condition: string) => conditionName(condition, language),
    figure({ unit }: Pick<Finding, 'unit'>, value: number): string {
      if (unit === 'milliseconds') return format.span(value);
      if (unit === 'micro_usd') return format.usd(value);
      return ownProperty(t.units, unit)?.(value) ?? format.number(value);
    },
  };
}
