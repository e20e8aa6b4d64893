import { oneLine } from '../../shared/work/lines.js';
import { unescaped } from '../../shared/work/quoted.js';

/** Whether somebody has found this source by looking it up; a part of a document is named by the document too. */
export function isFound(source: string, found: readonly string[]): boolean {
  const named = plain(source);
  return found.some((one) => plain(one) === named || one.startsWith(`${named} › `));
}

/** As it stands in what was found: without the brackets and the escapes that a prompt has around it. */
const plain = (source: string): string => oneLine(unescaped(source)).replaceAll(/^\[|\]$/gu, '');
