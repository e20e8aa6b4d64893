import { ownProperty } from '@parley/untrusted';
import type { DecisionWords } from './index.js';

/** What somebody wants who does not share an outcome; of whoever said no more than how they answer, that in the catalogue's words. */
export const wantsText = ({ answers, wants }: DecisionWords, position: string): string =>
  ownProperty<string>(answers, position) ?? wants(position);

/** The same alone, without saying that it is wanted. */
export const positionText = ({ answers }: DecisionWords, position: string): string =>
  ownProperty<string>(answers, position) ?? position;

/** Whether a position is an answer's kind alone, and none of anybody's words. */
export const isBareAnswer = ({ answers }: DecisionWords, position: string): boolean => Object.hasOwn(answers, position);
