/** Who stood where at the end, in words. */
export const consent = {
  whoStandsWhere: 'Who stands where',
  stances: {
    agree: 'agrees',
    no_objection: 'has seen it and does not object',
    partly: 'agrees in part',
    undecided: 'undecided',
    unstated: 'took no side',
    disagree: 'disagrees',
    withdrew: 'withdrew',
    assumed: 'silent, assumed to agree',
  },
  onVersion: (version: number) => ` (version ${version})`,
  /** How many, and who. */
  counted: (count: number, names: readonly string[]) => `${count} (${names.join(', ')})`,
  on: (about: string) => ` on ${about}`,
  notHeard: 'Asked last, and not heard',
  open: 'Open',
  contradicted: {
    claims_unanimity: 'The summary says that all agree. By what they said themselves, not all do.',
    omits_dissent: 'The summary does not name who disagrees.',
  },
  comma: ', ',
};
