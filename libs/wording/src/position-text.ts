import { ownProperty } from '@parley/untrusted';
import type { decision } from './en/decision.js';
import type { Translation } from './translation.js';

type Words = Pick<Translation<typeof decision>, 'answers' | 'wants'>;

/** What somebody wants who does not share an outcome; of whoever said no more than how they answer, that in the catalogue's words. */
export const wantsText = ({ answers, wants }: Words, position: string): string =>
  ownProperty<string>(answers, position) ?? wants(position);

/** The same alone, without saying that it is wanted. */
export const positionText = ({ answers }: Words, position: string): string =>
  ownProperty<string>(answers, position) ?? position;

/** Whether a position is an answer's kind alone, and none of anybody's words. */
export const isBareAnswer = ({ answers }: Words, position: string): boolean => Object.hasOwn(answers, position);
