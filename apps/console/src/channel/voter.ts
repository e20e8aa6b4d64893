interface Given {
  vote: { voters: readonly string[] };
  /** Seats of people that have a vote. */
  people: readonly { participant_id: string }[];
  /** As whom the page was opened. */
  named: string;
  chosen: string | null;
}

/** For which seat this page votes: nobody has a second vote besides their seat's (R2). Undefined for the user without one. */
export function voterOf({ vote, people, named, chosen }: Given): string | undefined {
  if (vote.voters.includes(named)) return named;
  return people.length === 1 ? people[0]!.participant_id : (chosen ?? undefined);
}
