import type { VoteConfig } from '@parley/client';
import { ownProperty } from '@parley/untrusted';
import { useWords } from '../../words/use-words.js';

/** A choice as people read it: consent and objection have words of their own, an option has its own. */
export function useChoiceText(rule: VoteConfig['rule']): (choice: string) => string {
  const { choices } = useWords().vote;
  return (choice) => (rule === 'consent' ? (ownProperty<string>(choices, choice) ?? choice) : choice);
}
