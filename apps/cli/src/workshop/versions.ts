import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';

/** Where versions are kept: `planning_outputs/v1`, `v2`, … of the data folder (W9). */
export const versionsFolder = (): string => resolve(process.env['PARLEY_DATA'] || '.parley', 'planning_outputs');

const folderOf = (version: number): string => join(versionsFolder(), `v${version}`);

/** The version that comes next in the data folder. */
export function nextVersion(): number {
  const folder = versionsFolder();
  const taken = existsSync(folder) ? readdirSync(folder).map((name) => Number(/^v(\d+)$/u.exec(name)?.[1] ?? 0)) : [];
  return Math.max(0, ...taken) + 1;
}

/** A version as the machine-readable plan says it. */
export interface SavedPlan {
  version: number;
  channel_id: string;
  topic: string;
  summary: string;
  decisions: SavedDecision[];
  issues: { issue_id: string; statement: string; status: string }[];
  open_points: string[];
  /** Absent in versions that are older than they, and where there is none. */
  standing_objections?: SavedObjection[];
  rehearsal?: boolean;
  /** The versions before it, and what was replaced in all of them; absent in versions that are older than they. */
  line?: { version: number; channel_id: string }[];
  replaced?: { entry_id: string; text: string; by: string; reason: string }[];
}

export interface SavedObjection {
  entry_id: string;
  role: string;
  reason: string;
  round: number;
  turn: string;
}

export interface SavedDecision {
  entry_id: string;
  text: string;
  reason: string;
  resolves: string[];
  proposed_by: string;
  proposed_in: number;
  added_in: number;
  turn: string;
  stances: { role: string; stance: string; reason: string; round: number; turn: string }[];
  unopposed: string[];
  supersedes?: string;
  /** The version that decided it, where that is one before. */
  carried_from?: number;
}

const LOCAL = /^v?(\d+)$/u;

/** True for a version of the data folder, which needs no server. */
export const isLocal = (which: string): boolean => LOCAL.test(which);

/** A version of the data folder (`v1`), or a finished workshop by its channel. @throws CliError where there is neither */
export async function savedPlan(which: string, client?: ApiClient): Promise<SavedPlan> {
  const [, number] = LOCAL.exec(which) ?? [];
  if (number === undefined && client) {
    const text = await client.text(`/v1/channels/${encodeURIComponent(which)}/outputs/planning.ai.json`);
    return JSON.parse(text) as SavedPlan;
  }
  const file = join(folderOf(Number(number)), 'planning.ai.json');
  if (!existsSync(file)) throw new CliError(`there is no version v${number} in ${versionsFolder()}`, EXIT.usage);
  return JSON.parse(readFileSync(file, 'utf8')) as SavedPlan;
}

/**
 * Takes a finished workshop's files into the data folder. A version is written once, whole, and then only read.
 * @returns its folder
 */
export async function saveVersion(client: ApiClient, channelId: string): Promise<string> {
  const path = `/v1/channels/${encodeURIComponent(channelId)}/outputs`;
  const { version, items } = await client.get<{ version: number; items: { file: string }[] }>(path);
  const folder = folderOf(version);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { file } of items) {
    const target = join(unfinished, file);
    writeFileSync(target, await client.text(`${path}/${encodeURIComponent(file)}`));
    chmodSync(target, 0o444);
  }
  renameSync(unfinished, folder);
  return folder;
}
