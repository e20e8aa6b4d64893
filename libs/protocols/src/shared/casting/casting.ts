import type { CastMember } from '@parley/contracts';
import type { Language } from '../channel-state.js';

/** Who takes part in a deliberation whose user names nobody, as its protocol has it. */
export interface Casting {
  /** What those who are chosen will do, as whoever chooses them is told. */
  told: Record<Language, string>;
  /** Who takes part where no model chooses. */
  fixed: Record<Language, readonly CastMember[]>;
  /** They have instructions of their own, by their names: whoever chooses may take them as they are. */
  atHand?: true;
}
