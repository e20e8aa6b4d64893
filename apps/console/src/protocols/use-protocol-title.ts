import { useWords } from '../words/use-words.js';
import { protocolOf } from './index.js';

/** What people call a protocol; one that this version does not know has its name in the log. */
export function useProtocolTitle(protocol: string): string {
  const words = useWords();
  const known = protocolOf(protocol);
  return known ? words[known.name].title : protocol;
}
