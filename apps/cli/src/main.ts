import { CommanderError } from 'commander';
import { endWithReader } from './closed-pipe.js';
import { EXIT } from './exit-codes.js';
import { withPrefix } from './prefix.js';
import { program } from './program.js';
import { register } from './protocol.js';
import { PROTOCOLS } from './protocols.js';
import { ending } from './usage/ending.js';
import { knowledge } from './usage/knowledge.js';
import { auditing, examining, models, operating, reading } from './usage/reading.js';
import { inbox, say, seatToken } from './usage/taking-part.js';

endWithReader();
register(PROTOCOLS);

// In the order of the help.
program.commandsGroup('Deliberate:');
for (const { usage } of PROTOCOLS) usage.deliberate?.(program);
knowledge(program);

program.commandsGroup('Take part:');
inbox(program);
for (const { usage } of PROTOCOLS) usage.takePart?.(program);
say(program);
seatToken(program);

program.commandsGroup('End, or go on:');
ending(program);

program.commandsGroup('Read and audit:');
reading(program);
for (const { usage } of PROTOCOLS) usage.read?.(program);
auditing(program);
examining(program);
operating(program);
models(program);

try {
  await program.parseAsync(withPrefix(program, process.argv.slice(2)), { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}
