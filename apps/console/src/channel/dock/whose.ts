import { isCalled } from '@parley/contracts/seat-kinds';
interface Seat {
  participant_id: string;
  name: string;
  kind: string;
}

interface Given {
  seats: readonly Seat[];
  /** As whom the page was opened; empty where the address does not say. */
  named: string;
  /** How the person before this page is called. */
  me: string | undefined;
}

/** The seat of whoever looks: as the address says, else that of their name. */
export function mySeat({ seats, named, me }: Given): string | undefined {
  if (named) return named;
  const own = me?.toLocaleLowerCase();
  return seats.find(
    ({ participant_id, name, kind }) => !isCalled(kind) && (participant_id === me || name.toLocaleLowerCase() === own),
  )?.participant_id;
}

export interface WhoAnswers {
  /** For whom this page answers. */
  seat?: string;
  /** Other people who are asked: whoever sits before this page may answer as one of them. */
  others: readonly string[];
}

/**
 * Whoever answers here, of those who are asked: I, where I am asked; who else, where that can be one person alone.
 * @param asked people, the first first
 */
export function whoAnswers(mine: string | undefined, asked: readonly string[]): WhoAnswers {
  if (mine !== undefined && asked.includes(mine)) return { seat: mine, others: [] };
  if (mine === undefined && asked.length === 1) return { seat: asked[0]!, others: [] };
  return { others: asked };
}
