import { workshopViewsOutput, workshopViewsOutputs } from '@parley/client';
import { chmodSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shortId } from '@parley/untrusted';
import type { ApiClient } from '../api-client.js';
import { plainFileName, versionFolder } from '../file-name.js';
import { makeFolder, writeText } from '../written-files.js';
import {
  newPlanFolder,
  PLAN_FILE,
  savedVersions,
  versionsFolder,
  type SavedPlan,
  type SavedVersion,
} from './versions.js';

/**
 * Takes a finished workshop's files into the data folder. Which plan it belongs to, and as which version, its own file
 * says; whoever saves others meanwhile is in nobody's way. A version is written once, whole, and then only read.
 */
export async function saveVersion(client: ApiClient, channelId: string): Promise<SavedVersion> {
  const path = { id: channelId };
  const file = (name: string) => client.text((to) => workshopViewsOutput({ ...to, path: { ...path, file: name } }));
  const { items } = (await workshopViewsOutputs({ ...client.to, path })).data;
  const names = items.map((item) => plainFileName(item.file));
  const plan = JSON.parse(await file(PLAN_FILE)) as SavedPlan;
  const known = isSaved(plan);
  if (known) return known;
  const unfinished = join(versionsFolder(), `.unfinished-${process.pid}-${shortId(plan.channel_id)}`);
  makeFolder(unfinished);
  try {
    for (const name of names) {
      const target = join(unfinished, name);
      writeText(target, await file(name));
      chmodSync(target, 0o444);
    }
    return settle(unfinished, plan);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const isSaved = ({ channel_id }: SavedPlan): SavedVersion | undefined =>
  savedVersions().find(({ file }) => planIn(file).channel_id === channel_id);

/** Gives the version its name: `v2`, or `v2-` and its own id where the plan has another second version. */
function settle(unfinished: string, plan: SavedPlan): SavedVersion {
  const folder = newPlanFolder(plan);
  const version = versionFolder(plan.version);
  makeFolder(join(versionsFolder(), folder));
  for (const name of [version, `${version}-${shortId(plan.channel_id)}`]) {
    try {
      renameSync(unfinished, join(versionsFolder(), folder, name));
      break;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      // Another command may have saved the very same one meanwhile.
      if (isSaved(plan)) break;
    }
  }
  return isSaved(plan)!;
}

const planIn = (file: string): SavedPlan => JSON.parse(readFileSync(file, 'utf8')) as SavedPlan;
