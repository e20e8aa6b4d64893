export { whatIf, type WhatIf } from './answer.js';
export { evolveWhatIf, whatIfFold } from './what-if.js';
