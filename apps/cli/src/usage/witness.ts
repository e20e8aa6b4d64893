import type { Command } from 'commander';
import { run } from '../program.js';

/** How far the log is signed, and who outside hears of it (P5). */
export function witness(program: Command): void {
  const witness = program
    .command('witness')
    .description('how far the log is signed, so that nothing in it can be changed or dropped unseen');
  witness
    .command('show', { isDefault: true })
    .description('the newest checkpoint, the key it is verified by, and which places outside are told')
    .action(() => run(async (session, globals) => (await commands()).showWitness(session, globals)));
  witness
    .command('checkpoint')
    .description('the newest checkpoint, a signed note: keep it elsewhere')
    .option('--to <file>', 'write it to a file')
    .action(({ to }: { to?: string }) => run(async (session) => (await commands()).checkpoint(session, to)));
  witness
    .command('key')
    .description('the key that checkpoints are verified by')
    .option('--to <file>', 'write it to a file')
    .action(({ to }: { to?: string }) => run(async (session) => (await commands()).checkpointKey(session, to)));
  witness
    .command('new-epoch')
    .description('go on after a restore: what was signed before is not continued, and this says why (scope operate)')
    .requiredOption('--because <reason>', 'what happened; every auditor reads it')
    .action(({ because }: { because: string }) =>
      run(async (session, globals) => (await commands()).newEpoch(session, because, globals)),
    );
}

const commands = () => import('../commands/witness.js');
