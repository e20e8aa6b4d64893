import { CommanderError } from 'commander';
import { endWithReader } from './closed-pipe.js';
import { defined } from './defined.js';
import { EXIT } from './exit-codes.js';
import { outliveTerminal } from './nohup.js';
import { withPrefix } from './prefix.js';

endWithReader();
outliveTerminal();
const program = defined();
try {
  await program.parseAsync(withPrefix(program, process.argv.slice(2)), { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}
