import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';

/** A term as people read it: `talk_length` is `Talk length`. */
export function termName(field: string): string {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

/** What a path of a diff names: `terms.date` is a date, `assignments.ana.task` is Ana's task. */
export function useFieldName(nameOf: (id: string) => string): (path: string) => string {
  const t = useWords().negotiation;
  return (path) => {
    const [kind, ...rest] = path.split('.');
    if (kind === 'terms') return termName(rest.join('.'));
    if (kind !== 'assignments') return ownProperty<string>(t.fields, path) ?? termName(path);
    return `${nameOf(rest.slice(0, -1).join('.'))} · ${ownProperty<string>(t.fields, rest.at(-1) ?? '') ?? ''}`;
  };
}
