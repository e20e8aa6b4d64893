import { kept } from './kept.js';

const chosen = kept('parley-pace');

/** Whether samples play at once: only where somebody has chosen so, since nobody can follow that. */
export const usePlaysAtOnce = (): boolean => chosen.useKept() === 'at_once';

export const choosePace = (atOnce: boolean): void => chosen.write(atOnce ? 'at_once' : undefined);

/** As a body that opens a rehearsal says it. */
export const chosenPace = (): 'at_once' | 'readable' => (chosen.read() === 'at_once' ? 'at_once' : 'readable');
