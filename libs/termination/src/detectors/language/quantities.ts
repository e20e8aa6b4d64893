import { ownProperty } from '@parley/untrusted';

const NUMBERS: Record<string, string> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  both: '2',
  一: '1',
  两: '2',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
};
const ENGLISH =
  /\b(\d+(?:[.,]\d+)?|one|two|three|four|five|six|both|all|the)\b(?: (?:of|extra|additional|the|packages?|units?|cases?|more))* ([a-z]{3,})/gu;
const CHINESE =
  /(\d+(?:\.\d+)?|[一两二三四五])(?:个|份|包|瓶|本|顶|只|件|箱|桶|天|块|元|万|小时|分钟|%)?([\p{Script=Han}]{1,2})?/gu;
const AMOUNT = /(?:[$€£¥]\s?)?\d+(?:[.,]\d+)*(?:\s?%|k\b)?/gu;

/** What a text counts, as `2 book`, and amounts that stand alone, as `450`; at most 40. */
export function quantities(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, count, thing] of text.matchAll(ENGLISH))
    found.add(`${ownProperty(NUMBERS, count!) ?? count} ${thing!.replace(/s$/u, '')}`);
  for (const [, count, thing] of text.matchAll(CHINESE))
    if (thing) found.add(`${ownProperty(NUMBERS, count!) ?? count} ${thing}`);
  for (const [amount] of text.matchAll(AMOUNT)) if (amount.length > 1) found.add(amount.replace(/[$€£¥\s,]/gu, ''));
  return new Set([...found].slice(0, 40));
}

/** The share of the smaller set that is also in the other, 0..1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of small) if (large.has(one)) shared += 1;
  return shared / small.size;
}

/** The things that a text counts, without their numbers. */
export const countedThings = (text: string): Set<string> =>
  new Set([...quantities(text)].flatMap((one) => /^(?:\d+|all) (\p{L}{2,})$/u.exec(one)?.[1] ?? []));
