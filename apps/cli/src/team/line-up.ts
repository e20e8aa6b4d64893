import { DEFAULT_EXPERTS, DEFAULT_LEAD, EXPERTS } from '@parley/protocols/team/experts';
import { CliError, EXIT } from '../exit-codes.js';
import { nearest } from '../nearest.js';
import type { OwnExpert } from './own-experts.js';
import { spokenWords } from '../words.js';

/** An expert as POST /v1/teams takes it: a ready one by its id, any other in full. */
export type ExpertBody = { expert: string; participant_id?: string } | ({ participant_id?: string } & object);

export type OwnExperts = ReadonlyMap<string, OwnExpert>;

/** Whoever is in a team that is named on the command line, the lead first (D1). */
export function lineUp(
  { names = DEFAULT_EXPERTS, lead = DEFAULT_LEAD }: { names?: readonly string[]; lead?: string },
  own: OwnExperts,
): { lead: string; experts: ExpertBody[] } {
  const ids = names.map((name) => idOf(name, own));
  const leading = idOf(lead, own);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice) throw new CliError(spokenWords().teamErrors.namedTwice(twice), EXIT.usage);
  const all = [leading, ...ids.filter((id) => id !== leading)];
  return { lead: leading, experts: all.map((id) => expertBody(id, own)) };
}

/** The id of an expert by its id or its name. @throws CliError where nobody is called so (D7) */
export function idOf(name: string, own: OwnExperts): string {
  const known = namesOf(own);
  const id = known.get(name.trim().toLowerCase());
  if (id) return id;
  const meant = meantBy(name.trim(), known);
  const hint = meant === undefined ? '' : spokenWords().errors.meant(meant);
  const { noExpert, allExperts } = spokenWords().teamErrors;
  throw new CliError(noExpert(name) + hint + allExperts(), EXIT.usage);
}

/** The id of the name that is near, or of the one that has a word that is near: `archtect` means software-architect. */
function meantBy(name: string, known: ReadonlyMap<string, string>): string | undefined {
  const whole = nearest(name, known.keys());
  if (whole !== undefined) return known.get(whole);
  const idsOf = new Map<string, Set<string>>();
  for (const [full, id] of known) {
    for (const word of full.split(/[\s_-]+/u)) idsOf.set(word, (idsOf.get(word) ?? new Set()).add(id));
  }
  // A word that several share, as engineer, means nobody in particular.
  const telling = [...idsOf].filter(([, ids]) => ids.size === 1).map(([word, [id]]) => [word, id!] as const);
  const word = nearest(
    name,
    telling.map(([one]) => one),
  );
  return telling.find(([one]) => one === word)?.[1];
}

/** One of the user's own replaces the ready one of the same id. */
export function expertBody(id: string, own: OwnExperts): ExpertBody {
  const mine = own.get(id);
  if (!mine) return { expert: id };
  const { id: participant_id, ...fields } = mine;
  return { participant_id, ...fields };
}

/** Every name that an expert answers to, in small letters, with its id. */
export function namesOf(own: OwnExperts): Map<string, string> {
  const ready = EXPERTS.flatMap(({ id, en, zh }) => [id, en.name, zh.name].map((name) => [name, id] as const));
  const mine = [...own.values()].flatMap(({ id, name }) => [id, name].map((one) => [one, id] as const));
  return new Map([...ready, ...mine].map(([name, id]) => [name.toLowerCase(), id]));
}
