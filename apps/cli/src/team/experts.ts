import { plainJson } from '@parley/untrusted';
import { DEFAULT_EXPERTS, DEFAULT_LEAD, EXPERTS } from '@parley/protocols/team/experts';
import { commaOf } from '@parley/wording';
import { printed } from '../print-results.js';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage, type Language } from '../language.js';
import { paint } from '../render/style.js';
import { tableText } from '../render/table.js';
import type { GlobalOptions } from '../session.js';
import { idOf, type OwnExperts } from './line-up.js';
import { ownExperts } from './own-experts.js';
import { print, printText } from '../output.js';
import { wordsOf } from '../words.js';

/** An expert as it is listed and shown. */
export interface KnownExpert {
  id: string;
  name: string;
  persona?: string;
  thinking_style?: string;
  speaking_style?: string;
  expertise?: string[];
  tools?: string[];
  /** Whether it is the user's own, from a folder. */
  own: boolean;
  /** In a team that names nobody. */
  default: boolean;
}

/** The ready experts with the user's own, which come in the place of ready ones of the same id. */
export function knownExperts(own: OwnExperts, language: Language): KnownExpert[] {
  const isDefault = (id: string) => id === DEFAULT_LEAD || DEFAULT_EXPERTS.includes(id);
  const ready = EXPERTS.map(({ id, [language]: voice }) => ({ id, ...voice, own: false, default: isDefault(id) }));
  const mine = [...own.values()].map((one) => ({ ...one, own: true, default: isDefault(one.id) }));
  const known = new Map<string, KnownExpert>([...ready, ...mine].map((one) => [one.id, one]));
  return [...known.values()];
}

export function listExperts(folder: string | undefined, options: GlobalOptions): number {
  const { lang = chosenLanguage() } = options;
  const list = knownExperts(ownExperts(folder), lang);
  if (printed(list, options)) return EXIT.done;
  const words = wordsOf(lang).team;
  const comma = commaOf(lang);
  const rows = list.map(({ id, name, expertise = [], own, default: usual }) => [
    id,
    name,
    expertise.join(comma),
    [usual && words.usual, own && words.own].filter(Boolean).join(comma),
  ]);
  printText(tableText(['id', ...words.expertHead], rows));
  return EXIT.done;
}

/** @throws CliError where nobody is called so */
export function showExpert(name: string, folder: string | undefined, options: GlobalOptions): number {
  const own = ownExperts(folder);
  const { lang = chosenLanguage(), output } = options;
  const id = idOf(name, own);
  const expert = knownExperts(own, lang).find((one) => one.id === id)!;
  if (output === 'text') printText(expertLines(expert, lang).join('\n'));
  else print(plainJson(expert));
  return EXIT.done;
}

function expertLines(expert: KnownExpert, language: Language): string[] {
  const { thinks, speaks, knows, uses, own } = wordsOf(language).team;
  const comma = commaOf(language);
  const { id, name, persona, thinking_style, speaking_style, expertise, tools } = expert;
  return [
    `${paint.bold(name)} ${paint.dim(expert.own ? `${id} · ${own}` : id)}`,
    ...(persona ? [persona] : []),
    ...(thinking_style ? [`${paint.bold(thinks)} ${thinking_style}`] : []),
    ...(speaking_style ? [`${paint.bold(speaks)} ${speaking_style}`] : []),
    ...(expertise?.length ? [`${paint.bold(knows)} ${expertise.join(comma)}`] : []),
    ...(tools?.length ? [`${paint.bold(uses)} ${tools.join(comma)}`] : []),
  ];
}
