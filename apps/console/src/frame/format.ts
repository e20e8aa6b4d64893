import { makeAmounts, type Amounts, type Language } from '@parley/wording';
import { useLanguage } from '../words/use-words.js';

/** Numbers, times and amounts as the chosen language writes them. */
export const useFormat = (): Format => formatOf(useLanguage());

export interface Format extends Amounts {
  time(at: string): string;
  /** With its day, also where that is today: on what is printed or kept. */
  date(at: string): string;
}

const formats = new Map<Language, Format>();

/** One for each language: to make a formatter takes longer than to use it a hundred times. */
function formatOf(language: Language): Format {
  const known = formats.get(language) ?? makeFormat(language);
  formats.set(language, known);
  return known;
}

function makeFormat(language: Language): Format {
  const timeOfDay = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const dayAndTime = new Intl.DateTimeFormat(language, { timeStyle: 'medium', dateStyle: 'medium' });
  return {
    ...makeAmounts(language, 'short'),
    time: (at) => (isToday(at) ? timeOfDay : dayAndTime).format(new Date(at)),
    date: (at) => dayAndTime.format(new Date(at)),
  };
}

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();
