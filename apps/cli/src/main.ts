import { CommanderError } from 'commander';
import { EXIT } from './exit-codes.js';
import { program } from './program.js';
// In the order of the help.
import './usage/deliberating.js';
import './usage/planning.js';
import './usage/taking-part.js';
import './usage/ending.js';
import './usage/reading.js';

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}
