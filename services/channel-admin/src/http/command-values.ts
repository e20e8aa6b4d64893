import { idFrom } from '@parley/contracts';
import type { Installation } from '../tokens.js';

/** The first line of a text, as lists show it. */
export const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? text).slice(0, 300) || text.slice(0, 300);

/** Without the members that are undefined: they are not JSON. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/** The language a text is in. */
export const languageOf = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** Who takes a seat, with an id. */
export const seatOf = <Seat extends { name: string; participant_id?: string }>(seat: Seat) => ({
  ...seat,
  participant_id: seat.participant_id ?? idFrom(seat.name),
});

/** What was set; where the budget was not, the installation's comes before the protocol's. */
export const configOf = <Config extends object>({ budgetMicroUsd }: Installation, given?: Config) =>
  defined({ budget_micro_usd: budgetMicroUsd, ...defined(given ?? {}) });
