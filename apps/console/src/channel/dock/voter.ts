interface Given {
  vote: { voters: readonly string[] };
  /** Seats of people that have a vote. */
  people: readonly { participant_id: string }[];
  /** The seat of whoever looks. */
  mine: string | undefined;
  chosen: string | null;
}

/** For which seat this page votes: nobody has a second vote besides their seat's (R2). Undefined for the user without one. */
export function voterOf({ vote, people, mine, chosen }: Given): string | undefined {
  if (mine !== undefined && vote.voters.includes(mine)) return mine;
  return people.length === 1 ? people[0]!.participant_id : (chosen ?? undefined);
}
