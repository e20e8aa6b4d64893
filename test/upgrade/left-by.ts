import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openFolder } from '@parley/testing';
import { standing } from '../chaos/observe.js';
import { startEmbedded, type Stack } from '../stacks.js';
import { contractHash, migrationsIn } from './contract.js';
import type { Left } from './left-data.js';
import { openInMidRound } from './mid-round.js';

/** A data folder that nobody works on any more, in which all five protocols are in the middle of a round. */
export async function leftBy(release: string): Promise<{ folder: string; left: Left }> {
  const stack = await startEmbedded({}, await openFolder(), release);
  const midRound = await openInMidRound(stack.api);
  const left = {
    ...midRound,
    ...(await toldBy(stack)),
    version: await versionOf(release),
    at: new Date().toISOString(),
  };
  await stack.stop();
  return { folder: stack.folder, left };
}

async function toldBy({ api, folder }: Stack): Promise<Pick<Left, 'contract' | 'head' | 'migrations'>> {
  const document = (await (await fetch(`${api.views}/asyncapi.json`)).json()) as object;
  const { head } = await standing(folder);
  return { contract: contractHash(document), head, migrations: await migrationsIn(folder) };
}

const versionOf = async (release: string) =>
  (await promisify(execFile)(process.execPath, [release, '--version'])).stdout.trim();
