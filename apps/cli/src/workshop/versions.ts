import { workshopViewsOutput } from '@parley/client';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wantedFolder } from '@parley/standalone/server-file';
import { commaOf } from '@parley/wording';
import type { ApiClient } from '../api-client.js';
import { findChannel } from '../channel/find-channel.js';
import { CliError, EXIT } from '../exit-codes.js';
import { isUuid } from '@parley/contracts';
import { folderName, shortId } from '@parley/untrusted';
import { chosenLanguage } from '../language.js';
import { spokenWords } from '../words.js';

/** Where versions are kept: a folder for each plan, and in it `v1`, `v2`, … (W9). */
export const versionsFolder = (): string => join(wantedFolder(process.env), 'planning_outputs');

export const PLAN_FILE = 'planning.ai.json';
const REPORT_FILE = 'planning_report.md';

/** A version as the machine-readable plan says it. */
export interface SavedPlan {
  version: number;
  channel_id: string;
  topic: string;
  requirement: string;
  summary: string;
  decisions: SavedDecision[];
  issues: { issue_id: string; statement: string; status: string }[];
  open_points: string[];
  standing_objections: SavedObjection[];
  rehearsal: boolean;
  /** The versions before it, and what was replaced in all of them. */
  line: { version: number; channel_id: string }[];
  replaced: { entry_id: string; text: string; by: string; reason: string }[];
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

/** A version in the data folder. */
export interface SavedVersion {
  /** `offline-reading-1a2b3c4d/v2` */
  name: string;
  version: number;
  folder: string;
  /** The machine-readable plan. */
  file: string;
}

const VERSION = /^v(\d+)(?:-[\p{L}\p{N}]+)?$/u;

export function savedVersions(): SavedVersion[] {
  const root = versionsFolder();
  const names = foldersIn(root).flatMap((plan) => foldersIn(join(root, plan)).map((version) => `${plan}/${version}`));
  return names.flatMap((name) => {
    const [, number] = VERSION.exec(basename(name)) ?? [];
    const folder = join(root, name);
    const file = join(folder, PLAN_FILE);
    return number !== undefined && existsSync(file) ? [{ name, version: Number(number), folder, file }] : [];
  });
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    : [];

/** The folder of the plan that a version belongs to: that of its first version, whose id it ends with. */
export function newPlanFolder({ line, channel_id, topic }: SavedPlan): string {
  const first = line[0]?.channel_id ?? channel_id;
  return foldersIn(versionsFolder()).find((name) => name.endsWith(shortId(first))) ?? folderName(topic, first);
}

/**
 * The machine-readable plan of what lies at a path: a version's folder, or one of its two files about all of it, wherever
 * that was copied to. Undefined for what Parley did not write, or has not kept.
 */
export function planFileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return planFileAt(join(path, PLAN_FILE));
  if (!found?.isFile()) return undefined;
  if (path.endsWith('.json')) return planIn(path) && path;
  const beside = join(dirname(path), PLAN_FILE);
  if (basename(path) === REPORT_FILE && planIn(beside)) return beside;
  const text = sameText(path);
  return savedVersions().find(({ folder }) => sameText(join(folder, REPORT_FILE)) === text)?.file;
}

/** What is in a file, whichever line ends it was copied with. */
const sameText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim() : undefined;

/** A plan as Parley wrote it; undefined where it is none. */
function planIn(file: string): SavedPlan | undefined {
  try {
    const plan = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedPlan>;
    return isUuid(plan.channel_id) && Number.isInteger(plan.version) ? (plan as SavedPlan) : undefined;
  } catch {
    return undefined;
  }
}

const LOCAL = /^v?\d{1,6}$|\/v\d+(?:-[\p{L}\p{N}]+)?$/u;

/** Neither a channel nor the name of a version has any of these. */
const PATH = /[/\\]|\.(?:json|md)$/iu;

/** True for a version of the data folder, or a file, which need no server. */
export const isLocal = (which: string): boolean => LOCAL.test(which) || PATH.test(which);

/**
 * A version of the data folder, as `v1` where one plan has a first version, or with the beginning of its plan's name
 * (`offline/v1`); a file of one; or a finished workshop by its channel.
 * @throws CliError where there is none, or more than one
 */
export async function savedPlan(which: string, client?: ApiClient): Promise<SavedPlan> {
  if (!isLocal(which) && client) {
    const channel = await findChannel(client, which);
    const path = { id: channel, file: PLAN_FILE };
    const text = await client.text((to) => workshopViewsOutput({ ...to, path }));
    return JSON.parse(text) as SavedPlan;
  }
  const file = PATH.test(which) ? planFileAt(which) : undefined;
  if (file === undefined && !LOCAL.test(which)) throw new CliError(spokenWords().plan.noPlanIn(which), EXIT.usage);
  return JSON.parse(readFileSync(file ?? localVersion(which).file, 'utf8')) as SavedPlan;
}

function localVersion(which: string): SavedVersion {
  const wanted = /^\d+$/u.test(which) ? `v${which}` : which;
  const plan = dirname(wanted);
  const all = savedVersions();
  const exact = all.filter(({ name }) => name === wanted && plan !== '.');
  const found = exact.length
    ? exact
    : all.filter(({ name }) => basename(name) === basename(wanted) && (plan === '.' || name.startsWith(plan)));
  const [one, another] = found;
  if (!one) throw new CliError(spokenWords().plan.noVersion(wanted, versionsFolder()), EXIT.usage);
  if (!another) return one;
  const names = found.map(({ name }) => name).join(commaOf(chosenLanguage()));
  throw new CliError(spokenWords().plan.severalVersions(wanted, names), EXIT.usage);
}
