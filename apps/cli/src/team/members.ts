import { EXPERTS } from '@parley/protocols/team/experts';
import { commaOf } from '@parley/wording';
import { CliError, EXIT } from '../exit-codes.js';
import type { Language } from '../language.js';
import { SEPARATORS } from '../listed.js';
import { nearest } from '../nearest.js';
import { namesOf } from './line-up.js';
import { ownExperts } from './own-experts.js';
import { spokenWords } from '../words.js';

/** Whoever takes part in a deliberation of any protocol. */
export interface NamedMember {
  name: string;
  persona?: string;
  thinking_style?: string;
  speaking_style?: string;
  expertise?: string[];
}

/** What parts a list parts them, unless it stands within what is said of one. */
const PARTS = new RegExp(`(?:[^${SEPARATORS}(（]|[(（][^)）]*[)）]?)+`, 'gu');

/**
 * Whom `--members` names: experts, ready ones or the user's own, and anybody else by name, with who it is in brackets:
 * `security-engineer, Ana (treasurer, counts every euro), Bo`.
 * @throws CliError where nobody is named, one is named twice, or the name of an expert is mistyped
 */
export function membersOf(list: string, language: Language): NamedMember[] {
  const own = ownExperts();
  const known = namesOf(own);
  const members = (list.match(PARTS) ?? [])
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): NamedMember => {
      const [before = '', ...within] = part.split(/[(（]/u);
      const name = before.trim();
      const persona = within.length
        ? within
            .join('(')
            .replace(/[)）]$/u, '')
            .trim()
        : undefined;
      const id = known.get(name.toLowerCase());
      if (id !== undefined) return { ...expertOf(id, language, own), ...(persona && { persona }) };
      const meant = persona === undefined ? nearest(name, known.keys(), Math.floor(name.length / 5)) : undefined;
      if (meant !== undefined) throw new CliError(spokenWords().teamErrors.expertOrName(name, meant), EXIT.usage);
      return { name, ...(persona && { persona }) };
    });
  const twice = members.find(({ name }, index) => members.findIndex((one) => one.name === name) < index);
  if (twice) throw new CliError(spokenWords().teamErrors.namedTwice(twice.name), EXIT.usage);
  if (!members.length || members.some(({ name }) => !name))
    throw new CliError(spokenWords().teamErrors.nobodyNamed(list), EXIT.usage);
  return members;
}

function expertOf(id: string, language: Language, own: ReturnType<typeof ownExperts>): NamedMember {
  const { name, persona, thinking_style, speaking_style, expertise } =
    own.get(id) ?? EXPERTS.find((one) => one.id === id)![language];
  return {
    name,
    ...(persona && { persona }),
    ...(thinking_style && { thinking_style }),
    ...(speaking_style && { speaking_style }),
    ...(expertise && { expertise: [...expertise] }),
  };
}

/** As a negotiation asks them. */
export const asCandidate = ({ expertise, ...member }: NamedMember): object => ({
  ...member,
  ...(expertise && { skills: expertise }),
});

/** As a workshop instructs them; one of whom nothing is said is a default role, or is refused. */
export const asRoles = (members: readonly NamedMember[], language: Language): object[] =>
  members.map(({ name, persona, thinking_style, speaking_style, expertise }) => {
    const said = [persona, thinking_style, speaking_style].filter(Boolean).join('\n');
    return {
      name,
      ...(said && { system_prompt: said }),
      ...(expertise && { focus: expertise.join(commaOf(language)) }),
    };
  });

/** Whoever was named on the command line; undefined where nobody was. */
export const namedMembers = ({ members }: { members?: string }, language: Language): NamedMember[] | undefined =>
  members === undefined ? undefined : membersOf(members, language);

/** @throws CliError where a file names its own */
export function refuseMembersOfFile({ file, members }: { file?: string; members?: string }): void {
  if (file !== undefined && members !== undefined)
    throw new CliError(spokenWords().teamErrors.membersOrFile, EXIT.usage);
}
