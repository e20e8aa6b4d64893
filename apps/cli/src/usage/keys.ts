import { InvalidArgumentError, Option, type Command } from 'commander';
import type { NewKeyDto } from '@parley/client';
import { listed } from '../listed.js';
import { wholeNumber } from '../numbers.js';
import { run } from '../program.js';
import { spokenWords } from '../words.js';

type Scopes = NewKeyDto['scopes'];

const SCOPES: Scopes = ['read', 'write', 'operate', 'erase', 'admin'];

/** Keys that are made and ended while the server runs, and what operators did. */
export function keys(program: Command): void {
  const keys = program
    .command('keys')
    .description('keys that were made here, beside those of the configuration (scope admin)');
  keys
    .command('list', { isDefault: true })
    .description('which there are, the last made first, and when each was last used')
    .option('--tenant <name>', 'of this tenant alone')
    .action((options: { tenant?: string }) =>
      run(async (session, globals) => (await commands()).listKeys(session, options, globals)),
    );
  keys
    .command('make')
    .description('make one; it is shown once')
    .argument('<name>', 'who acts with it, as the log will say')
    .addOption(new Option('--scopes <scopes>', `of ${SCOPES.join(',')}`).argParser(scopes).default(['read', 'write']))
    .option('--tenant <name>', 'whose channels it opens; your own tenant’s where absent')
    .addOption(
      new Option('--days <n>', 'how many days it is good; for ever where absent').argParser(wholeNumber(1, 3_650)),
    )
    .action((name: string, { scopes: given, tenant, days }: { scopes: Scopes; tenant?: string; days?: number }) =>
      run(async (session, globals) => {
        const body = {
          name,
          scopes: given,
          ...(tenant !== undefined && { tenant }),
          ...(days && { valid_days: days }),
        };
        return (await commands()).makeKey(session, body, globals);
      }),
    );
  keys
    .command('rotate')
    .description('put another in its place, shown once; for a day both are good')
    .argument('<id>')
    .addOption(
      new Option('--overlap <minutes>', 'for how long the old one is good still; 0 ends it at once').argParser(
        wholeNumber(0, 43_200),
      ),
    )
    .action((id: string, { overlap }: { overlap?: number }) =>
      run(async (session, globals) => {
        const body = overlap === undefined ? {} : { overlap_minutes: overlap };
        return (await commands()).rotateKey(session, id, body, globals);
      }),
    );
  keys
    .command('revoke')
    .description('let nobody in with it from now on; what is open with it ends')
    .argument('<id>')
    .action((id: string) => run(async (session, globals) => (await commands()).revokeKey(session, id, globals)));
  program
    .command('operations')
    .description('what operators did: keys, dead letters and views driven again, the last first (scope admin)')
    .option('--tenant <name>', 'of this tenant alone')
    .action((options: { tenant?: string }) =>
      run(async (session, globals) => (await commands()).listOperations(session, options, globals)),
    );
}

const commands = () => import('../commands/keys.js');

function scopes(text: string): Scopes {
  const given = [...new Set(listed(text))];
  if (given.length && given.every((one) => (SCOPES as string[]).includes(one))) return given as Scopes;
  throw new InvalidArgumentError(spokenWords().errors.choices(SCOPES));
}
