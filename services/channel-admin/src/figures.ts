import type { Figure } from '@parley/http';
import type { DeadLetterStore } from '@parley/messaging';
import type { CommandHandler } from './command-handler.js';

/** For `/metrics`. */
export const commandFigures = ({ figures }: Pick<CommandHandler, 'figures'>): Figure[] => [
  {
    name: 'parley_commands',
    help: 'Commands that this replica has decided since it started',
    value: () => figures.commands,
  },
  {
    name: 'parley_command_conflicts',
    help: 'Commits of this replica that came after another replica of the same channel, since it started: decided again',
    value: () => figures.conflicts,
  },
];

/** For `/metrics`. */
export const letterFigures = (letters: Pick<DeadLetterStore, 'unhandled'>): Figure[] => [
  {
    name: 'parley_dead_letters',
    help: 'Messages that a service gave up on and that were not handled since, of all tenants',
    value: () => letters.unhandled(),
  },
];
