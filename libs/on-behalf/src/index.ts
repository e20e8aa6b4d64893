export { Api, type Access } from './api.js';
export { answerIn, answerOf, partsOf } from './answer.js';
export { give, skip } from './answering.js';
export { askedText, elsewhereText, questionText } from './asked-text.js';
export { decisionOf, decisionText, isBroken } from './decision.js';
export {
  likelyOf,
  open,
  openingInput,
  SKILLS,
  skillOf,
  USUAL_SKILL,
  WAYS,
  type Opened,
  type OpeningInput,
} from './opening.js';
export { participantsOf } from './protocols/views.js';
export { recorded } from './recorded.js';
export { namesIn, turnsIn, type Names, type Said } from './said.js';
export { firstEventOf, follow, lookAt, standingBy, standingOf, watch, type Look, type Standing } from './standing.js';
export { viewOf, waitsIn, type Waiting, type Waits } from './waiting.js';
export { wordsIn } from './words.js';
