import { idFrom } from '@parley/contracts';
import type { Installation } from '../tokens.js';
import { DEFAULT_KIND } from './defaults.js';
import type { KindModelDto } from './dto/model.dto.js';
import type { SeatDto } from './dto/seat.dto.js';
import type { VoiceDto } from './dto/voice.dto.js';

/** The first line of a text, as lists show it. */
export const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? text).slice(0, 300) || text.slice(0, 300);

/** Without the members that are undefined: they are not JSON. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/** The items with their defaults; what is no list is left as it is, for the contract to refuse. */
export const each = <T extends object>(list: T[], defaults: Partial<T>): T[] =>
  Array.isArray(list) ? list.map((item) => ({ ...defaults, ...item })) : list;

/** The language a text is in. */
export const languageOf = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** Who takes a seat. */
export const seatOf = ({ participant_id, name, kind = DEFAULT_KIND, model, effort, provider }: SeatDto) => ({
  participant_id: participant_id ?? idFrom(name),
  name,
  kind,
  ...defined({ model, effort, provider }),
});

/** Who it is, and how it thinks and talks. */
export const voiceOf = ({ persona = '', thinking_style, speaking_style, ...seat }: VoiceDto) => ({
  ...seatOf(seat),
  persona,
  ...defined({ thinking_style, speaking_style }),
});

/** What was given over the installation's budget over the protocol's defaults. */
export const configOf = <C extends { budget_micro_usd: number }>(
  defaults: C,
  { budgetMicroUsd = defaults.budget_micro_usd }: Installation,
  { models, ...given }: Partial<C> & { models?: KindModelDto[] } = {},
): C => ({
  ...defaults,
  budget_micro_usd: budgetMicroUsd,
  ...(defined(given) as Partial<C>),
  ...(models && { models: models.map((one) => defined({ ...one })) }),
});
