import type { FieldError } from '@parley/contracts';

interface Seat {
  kind: string;
  url?: string;
}

/** A seat of kind a2a needs the address of its agent, and no other has one. @param pointerOf where a seat stands in the opening */
export const remoteSeatErrors = (seats: readonly Seat[], pointerOf: (index: number) => string): FieldError[] =>
  seats.flatMap(({ kind, url }, index) => {
    if ((kind === 'a2a') === (url !== undefined)) return [];
    const reason =
      kind === 'a2a' ? 'is missing: a seat of kind a2a is an agent at an address' : `goes with a2a, not with ${kind}`;
    return [{ pointer: `${pointerOf(index)}/url`, reason }];
  });
