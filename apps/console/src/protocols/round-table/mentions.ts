interface Named {
  participant_id: string;
  name: string;
}

/** A piece of a text; whom it names, where it is an @ with a name behind it. */
export interface Piece {
  text: string;
  named?: string;
}

/** A letter or a digit goes on with a word; Chinese puts nothing between a name and what follows it. */
const GOES_ON = /[\p{Script=Latin}\p{N}_]/u;

/** Divides a text at the members that it names with an @, by their names or ids. The longest that fits counts. */
export function piecesOf(text: string, members: readonly Named[]): Piece[] {
  const names = members
    .flatMap(({ participant_id: id, name }) => [name, id].map((called) => ({ id, called })))
    .toSorted((one, other) => other.called.length - one.called.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const endOf = (called: string) => at + 1 + called.length;
    const found = names.find(
      ({ called }) => text.startsWith(called, at + 1) && !GOES_ON.test(text.charAt(endOf(called))),
    );
    if (!found) continue;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    from = endOf(found.called);
    pieces.push({ text: text.slice(at, from), named: found.id });
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}
