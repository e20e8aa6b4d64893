import { BEHIND_THE_SCENES } from '@parley/contracts/readable-event';
import type { Screens } from '../protocol.js';
import { Answer } from './answer.js';
import { Recorded, Round } from './cards.js';
import { Panel } from './panel.js';

/** How channels are shown whose protocol this console does not know. */
export const screens: Screens = {
  Panel,
  Answer,
  AnswerAlone: Answer,
  Other: Recorded,
  shows: (type) => !BEHIND_THE_SCENES.has(type),
  cards: { RoundStarted: Round },
};
