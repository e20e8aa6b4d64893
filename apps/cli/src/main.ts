import { CommanderError } from 'commander';
import { askedLanguage, withPrefix } from './command-line.js';
import { isCalled, nameOf } from './called.js';
import { endWithReader, outliveTerminal } from './lifetime.js';
import { defined } from './defined.js';
import { EXIT } from './exit-codes.js';
import { languageOfMachine, speak, speakUsually } from './language.js';

endWithReader();
outliveTerminal();
const program = defined();
const args = process.argv.slice(2);
isCalled(nameOf(process.argv[1] ?? 'parley', process.env));
speakUsually(languageOfMachine(process.env));
speak(askedLanguage(args));
try {
  await program.parseAsync(withPrefix(program, args), { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}
