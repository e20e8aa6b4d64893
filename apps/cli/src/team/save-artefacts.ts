import { channelsShow, teamViewsWorkspace, teamViewsWorkspaceEntry, type TeamChannel } from '@parley/client';
import { folderName } from '@parley/untrusted';
import { wantedFolder } from '@parley/standalone/server-file';
import { join, relative, resolve } from 'node:path';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { spokenWords } from '../words.js';
import { makeFolder, writeText } from '../written-files.js';

const REPORT = 'report.md';
const ARTEFACT = /^artefacts\/(?<name>.*)$/u;

/** What a phase may call a text, as the contract has it: a name in a folder, never a way out of it. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,99}$/u;

/** Where a team's files are, and what they are called; no files where nothing was handed over as a text. */
export interface SavedTeam {
  folder: string;
  files: string[];
}

/**
 * Writes what a team handed over as files (D1): its report, and each text in its latest version.
 * @param wanted the folder; `team_outputs/<task>` of the data folder where absent
 * @throws CliError where the server calls a text by what is no name of a file
 */
export async function saveArtefacts(client: ApiClient, channelId: string, wanted?: string): Promise<SavedTeam> {
  const path = { id: channelId };
  const { data: channel } = await channelsShow({ ...client.to, path });
  const folder = resolve(
    wanted ?? join(wantedFolder(process.env), 'team_outputs', folderName(channel.topic, channelId)),
  );
  const { report } = channel as TeamChannel;
  const reported = report ? [{ name: REPORT, content: `${report.answer}\n` }] : [];
  const texts = [...reported, ...(await artefacts(client, channelId))];
  if (texts.length) makeFolder(folder);
  for (const { name, content } of texts) writeText(join(folder, name), content);
  return { folder: nearby(folder), files: texts.map(({ name }) => name) };
}

interface Text {
  name: string;
  content: string;
}

async function artefacts(client: ApiClient, id: string): Promise<Text[]> {
  const { data } = await teamViewsWorkspace({ ...client.to, path: { id } });
  const names = data.items.flatMap(({ key }) => ARTEFACT.exec(key)?.groups?.['name'] ?? []);
  return Promise.all(
    names.map(async (name) => {
      if (!NAME.test(name))
        throw new CliError(spokenWords().errors.badFileName(JSON.stringify(name)), EXIT.systemError);
      const path = { id, folder: 'artefacts', name };
      const { content } = (await teamViewsWorkspaceEntry({ ...client.to, path })).data;
      return { name: name === REPORT ? `artefact-${name}` : name, content: String(content) };
    }),
  );
}

function nearby(folder: string): string {
  const near = relative('.', folder);
  return near.startsWith('..') ? folder : near || '.';
}
