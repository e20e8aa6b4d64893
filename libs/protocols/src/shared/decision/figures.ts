import type { Language } from '@parley/contracts';
import { makeAmounts } from '@parley/wording';

type Figures = ReturnType<typeof makeFigures>;

const known = new Map<Language, Figures>();

/** Amounts, spans and dates as a file has them: the same wherever it is made, so its dates are UTC. */
export function figuresOf(language: Language): Figures {
  const figures = known.get(language) ?? makeFigures(language);
  known.set(language, figures);
  return figures;
}

function makeFigures(language: Language) {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...makeAmounts(language, 'long'), date: (at: string) => dates.format(new Date(at)) };
}
