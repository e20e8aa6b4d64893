import { isCalled, isSentTo } from './called.js';
import { speakUsually } from './language.js';

/** Forgets what a command that ran in this process has said of itself. */
export function noCommandHasRun(): void {
  isCalled('parley');
  isSentTo(undefined);
  speakUsually('en');
}

// Before each file of tests.
noCommandHasRun();
