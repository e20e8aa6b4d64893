import { idFrom } from '@parley/contracts/id-from';

/** A seat of a sample that a visitor may take. */
export interface SampleSeat {
  id: string;
  /** Whoever has it in the sample. */
  name: string;
  /** What it is asked to do, or who that is. */
  about: string;
}

interface Seat {
  name: string;
  participant_id?: string;
  script?: unknown;
}

export const idOf = ({ participant_id, name }: Seat): string => participant_id ?? idFrom(name);

/** The same seats, one of them a person's under their own name. Its id stays: what others' scripts say of it holds. */
export const takenBy = <Of extends Seat>(seats: readonly Of[], id: string, name: string): Of[] =>
  seats.map((seat) => {
    if (idOf(seat) !== id) return seat;
    const { script: _script, ...rest } = seat;
    return { ...rest, participant_id: id, name, kind: 'person' } as unknown as Of;
  });
