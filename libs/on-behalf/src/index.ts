export { Api, type Access } from './api.js';
export { answerIn, answerOf, partsOf } from './answer.js';
export { give, skip } from './answering.js';
export { askedText } from './asked-text.js';
export { decisionOf, decisionText } from './decision.js';
export { open, openingInput, WAYS, type Opened, type OpeningInput } from './opening.js';
export { participantsOf } from './protocols/views.js';
export { viewOf, waitsIn, type Waiting, type Waits } from './waiting.js';
