import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { Absent, Revealed, Sealed } from './cards.js';
import { Panel } from './panel.js';

export const screens: Screens = {
  Panel,
  Answer,
  cards: { BallotSealed: Sealed, TurnSkipped: Absent, BallotsRevealed: Revealed },
};
