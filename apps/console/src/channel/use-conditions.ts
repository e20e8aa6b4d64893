import type { Finding } from '@parley/client';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../words/use-words.js';
import { useFormat } from '../frame/format.js';

/** Conditions and their figures, as the chosen language says them. */
export function useConditions() {
  const t = useWords().channel;
  const format = useFormat();
  return {
    /** A composition, as `all(consensus, not(vote))`, is named by its parts. */
    name: (condition: string) =>
      condition.replaceAll(/[a-z_]+/gu, (word) => ownProperty<string>(t.conditions, word) ?? word),
    figure({ unit }: Pick<Finding, 'unit'>, value: number): string {
      if (unit === 'milliseconds') return format.span(value);
      if (unit === 'micro_usd') return format.usd(value);
      return ownProperty(t.units, unit)?.(value) ?? format.number(value);
    },
  };
}
