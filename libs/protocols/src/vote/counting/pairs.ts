/** For each pair of options how many ballots have the first before the second; whoever is not ranked is behind all who are. */
export function beats(options: readonly string[], ballots: readonly { choices: readonly string[] }[]): number[][] {
  const placeIn = (choices: readonly string[], option: string) => {
    const place = choices.indexOf(option);
    return place === -1 ? choices.length : place;
  };
  return options.map((one) =>
    options.map((other) => ballots.filter(({ choices }) => placeIn(choices, one) < placeIn(choices, other)).length),
  );
}

/**
 * How strong the strongest chain of victories from each option to each other is, by winning votes (Schulze, "A new monotonic,
 * clone-independent, reversal symmetric, and Condorcet-consistent single-winner election method", 2011).
 */
export function strongestPaths(wins: readonly (readonly number[])[]): number[][] {
  const paths = wins.map((row, one) => row.map((count, other) => (count > wins[other]![one]! ? count : 0)));
  for (const [via] of wins.entries())
    for (const [from] of wins.entries())
      for (const [to] of wins.entries())
        if (from !== to) paths[from]![to] = Math.max(paths[from]![to]!, Math.min(paths[from]![via]!, paths[via]![to]!));
  return paths;
}
